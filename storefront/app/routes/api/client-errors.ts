import { clientError } from '../../error-reports/client-error';
import { sendError } from '../../error-reports/send-error.server';
import { currentRequest } from '../../graphql/current-request.server';
import { readJson } from './json-endpoint.server';
import type { Route } from './+types/client-errors';

/** Accepts an error report of a page of this origin. The response does not say whether the report was stored. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const { dto, refusal } = await readJson(request, clientError);
  if (refusal) return refusal;
  await sendError(dto, { source: 'browser', address: currentRequest().asker.address ?? '' });
  return new Response(null, { status: 204 });
}
