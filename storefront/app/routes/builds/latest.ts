import { buildContext } from '../../session/request-context';
import type { Route } from './+types/latest';

/** The id of the build that the server runs. Open pages compare it with their own. */
export function loader({ context }: Route.LoaderArgs): Response {
  return Response.json({ id: context.get(buildContext) }, { headers: { 'cache-control': 'no-store' } });
}
