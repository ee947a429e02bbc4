import { loadMenuLevels } from '../../shell/load-menu-levels.server';
import type { Route } from './+types/route';

/** Returns the levels below the menu's entries as JSON. They are the same for everybody. */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const levels = await loadMenuLevels(request.signal);
  return Response.json(levels, { headers: { 'cache-control': 'public, max-age=300' } });
}
