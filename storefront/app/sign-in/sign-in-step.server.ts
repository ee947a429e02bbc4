import { createCookie } from 'react-router';
import { z } from 'zod';

/**
 * A cookie that carries the address from the first to the second step of signing in. Scripts cannot read it, and URLs
 * do not contain it.
 */
const cookie = createCookie('sign-in', { httpOnly: true, secure: true, sameSite: 'lax', path: '/', maxAge: 600 });

const step = z.object({
  kind: z.enum(['EMAIL', 'PHONE']),
  address: z.string().min(1).max(254),
  cooldownUntil: z.iso.datetime(),
  returnTo: z.literal('checkout').nullable(),
});

export type SignInStep = z.infer<typeof step>;

export async function readSignInStep(request: Request): Promise<SignInStep | null> {
  const parsed = step.safeParse(await cookie.parse(request.headers.get('cookie')));
  return parsed.success ? parsed.data : null;
}

export function keepSignInStep(value: SignInStep): Promise<string> {
  return cookie.serialize(value);
}

export function endSignInStep(): Promise<string> {
  return cookie.serialize('', { maxAge: 0 });
}
