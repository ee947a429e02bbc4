import { z } from 'zod';
import { askApi } from '../graphql/api-client.server';
import type { ApiFault } from '../graphql/api-fault';
import { AuthenticateDocument, type AccessLevel } from '../graphql/generated/graphql';
import { wrongCode } from '../sign-in/code-fault-words';
import { currentRequest } from './request-scope.server';
import { endSignInStep } from './sign-in-step.server';

export const credentials = z.object({
  emailOrPhone: z.string().trim().min(1).max(254),
  code: z.string().regex(/^\d{4}$/),
});

/** Signs in with a code. The tokens go to the session of this request, and from there into the cookies alone. */
export async function authenticate(
  dto: z.infer<typeof credentials>,
  signal: AbortSignal,
): Promise<{ accessLevel: AccessLevel; headers: Headers } | { fault: ApiFault }> {
  const { data, faults } = await askApi({
    document: AuthenticateDocument,
    variables: { dto: { ...dto, registrationSource: 'WEB' } },
    signal,
    expected: ['CODE_INVALID', 'TOO_MANY_REQUESTS', 'BAD_USER_INPUT', 'UNAUTHORIZED', 'FORBIDDEN'],
  });
  const { accessToken, refreshToken } = data?.authenticate.authData ?? {};
  if (!data || !accessToken || !refreshToken) return { fault: faults[0] ?? wrongCode };
  currentRequest().session.start({ access: accessToken, refresh: refreshToken });
  return {
    accessLevel: data.authenticate.user.accessLevel,
    headers: new Headers({ 'set-cookie': await endSignInStep() }),
  };
}
