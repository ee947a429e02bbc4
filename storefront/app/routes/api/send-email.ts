import { readJson, refuse } from './json-endpoint.server';
import { emailCodeRequest, sendEmailCode } from '../../sign-in/send-code.server';
import type { Route } from './+types/send-email';

export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const { dto, refusal } = await readJson(request, emailCodeRequest);
  if (refusal) return refusal;
  const outcome = await sendEmailCode(dto, request.signal);
  if ('fault' in outcome) return refuse(outcome.fault);
  const { cooldownUntil, headers } = outcome;
  return Response.json({ sendEmailCode: { status: 'SENT', cooldownUntil } }, { headers });
}
