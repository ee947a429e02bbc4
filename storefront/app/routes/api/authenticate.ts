import { authenticate, credentials } from '../../sign-in/authenticate.server';
import { readJson, refuse } from './json-endpoint.server';
import type { Route } from './+types/authenticate';

/** Signs in and returns the access level, and whether the account is new. The tokens are set as HttpOnly cookies. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const { dto, refusal } = await readJson(request, credentials);
  if (refusal) return refusal;
  const outcome = await authenticate(dto, request.signal);
  if ('fault' in outcome) return refuse(outcome.fault);
  const { accessLevel, registered, headers } = outcome;
  return Response.json({ authenticate: { user: { accessLevel }, registered } }, { headers });
}
