import { z } from 'zod';
import { consentAnswers } from '../../consent/consent';
import { consentCookie } from '../../consent/consent-cookie.server';
import { readJson } from './json-endpoint.server';
import type { Route } from './+types/consent';

const answered = z.object({ answer: z.enum(consentAnswers) });

/** Stores the shopper's answer to the cookie notice. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const { dto, refusal } = await readJson(request, answered);
  if (refusal) return refusal;
  return new Response(null, { status: 204, headers: { 'set-cookie': consentCookie(dto.answer) } });
}
