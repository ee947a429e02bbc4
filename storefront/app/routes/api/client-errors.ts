import { clientError } from '../../client-errors/client-error';
import { takeClientError } from '../../client-errors/take-client-error.server';
import { readJson } from './json-endpoint.server';
import type { Route } from './+types/client-errors';

/** Takes an error of a page of this origin. The page is not told whether it was kept. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const { dto, refusal } = await readJson(request, clientError);
  if (refusal) return refusal;
  await takeClientError(dto);
  return new Response(null, { status: 204 });
}
