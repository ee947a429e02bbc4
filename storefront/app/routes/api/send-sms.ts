import { readJson, refuse } from './json-endpoint.server';
import { sendSmsCode, smsCodeRequest } from '../../sign-in/send-code.server';
import type { Route } from './+types/send-sms';

export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const { dto, refusal } = await readJson(request, smsCodeRequest);
  if (refusal) return refusal;
  const outcome = await sendSmsCode(dto, request.signal);
  if ('fault' in outcome) return refuse(outcome.fault);
  const { cooldownUntil, headers } = outcome;
  return Response.json({ sendSmsCode: { status: 'SENT', cooldownUntil } }, { headers });
}
