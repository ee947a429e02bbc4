import { z } from 'zod';
import { askApi } from '../graphql/api-client.server';
import type { ApiFault } from '../graphql/api-fault';
import {
  AuthenticateDocument,
  SignInByLinkDocument,
  type AccessLevel,
  type SignedInFragment,
} from '../graphql/generated/graphql';
import { wrongCode } from './code-fault-words';
import { deviceCookie } from '../session/device-cookie.server';
import { currentRequest } from '../graphql/current-request.server';
import { endSignInStep } from './sign-in-step.server';

export const credentials = z.object({
  emailOrPhone: z.string().trim().min(1).max(254),
  code: z.string().regex(/^\d{4}$/),
});

/** `registered`: whether this sign-in created the account. */
type Outcome = { accessLevel: AccessLevel; registered: boolean; headers: Headers } | { fault: ApiFault };

const expected = ['CODE_INVALID', 'LINK_INVALID', 'TOO_MANY_REQUESTS', 'BAD_USER_INPUT', 'UNAUTHORIZED', 'FORBIDDEN'];

/** Signs in with a code. The tokens go into the session and its cookies, never into the response body. */
export async function authenticate(dto: z.infer<typeof credentials>, signal: AbortSignal): Promise<Outcome> {
  const variables = { dto: { ...dto, registrationSource: 'WEB' as const } };
  const { data, faults } = await askApi({ document: AuthenticateDocument, variables, signal, expected });
  return begin(data?.authenticate, faults[0] ?? wrongCode);
}

/** Signs an operator in with a link that was printed on the shop's server. */
export async function authenticateByLink(token: string, signal: AbortSignal): Promise<Outcome> {
  const variables = { dto: { token } };
  const { data, faults } = await askApi({ document: SignInByLinkDocument, variables, signal, expected });
  return begin(data?.signInByLink, faults[0] ?? { code: 'LINK_INVALID', message: 'Ссылка не подходит' });
}

async function begin(signedIn: SignedInFragment | undefined, fault: ApiFault): Promise<Outcome> {
  const { accessToken, refreshToken } = signedIn?.authData ?? {};
  if (!signedIn || !accessToken || !refreshToken) return { fault };
  currentRequest().session.start({ access: accessToken, refresh: refreshToken });
  const headers = new Headers({ 'set-cookie': await endSignInStep() });
  if (signedIn.deviceToken) headers.append('set-cookie', deviceCookie(signedIn.deviceToken));
  return { accessLevel: signedIn.user.accessLevel, registered: signedIn.registered, headers };
}
