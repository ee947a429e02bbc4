import { passOn } from '../../graphql/pass-on.server';
import type { Route } from './+types/route';

export function loader({ request }: Route.LoaderArgs): Promise<Response> {
  return passOn(request);
}

export function action({ request }: Route.ActionArgs): Promise<Response> {
  return passOn(request);
}
