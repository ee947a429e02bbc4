import { currentRules } from '../../redirects/redirect-rules.server';
import { routeMatcher } from '../../redirects/route-matcher';
import { buildContext } from '../../session/request-context';
import type { Route } from './+types/meta';

/**
 * Serves the redirect rules as a route matcher. The rules belong to the shop and not to a build, but the URL contains a
 * build's id. An unknown id is answered with 404, so that a page of an older build requests the latest.
 */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const id = context.get(buildContext);
  const headers = { 'cache-control': 'no-cache' };
  if (params.file !== `${id}.json`) return Response.json({ error: 'No such build' }, { status: 404, headers });
  return Response.json({ id, matcher: routeMatcher(await currentRules()) }, { headers });
}
