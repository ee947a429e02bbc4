import { notFound } from '../../graphql/page-errors';
import type { Route } from './+types/route';

export function loader({ url }: Route.LoaderArgs): never {
  throw notFound(url);
}

export default function NotFound() {
  return null;
}
