import type { Shopper } from '../../server/shopper-headers.js';
import { faultsOf, isUnauthorized } from './api-fault';
import { postToApi } from './api-transport.server';
import { RefreshTokensDocument } from './generated/graphql';
import { logError } from './log.server';
import { noSignal } from './page-errors';
import type { Tokens } from './shopper-session.server';

/**
 * Exchanges a refresh token for new tokens. Returns null if the API refuses it or omits one of the tokens. Throws if
 * the API does not answer: the shopper then stays signed in, and the next request tries again.
 */
export async function renewTokens(refreshToken: string, asker: Shopper): Promise<Tokens | null> {
  const { data, error } = await postToApi({
    document: RefreshTokensDocument,
    variables: { dto: { refreshToken } },
    asker,
    token: null,
  });
  const codes = faultsOf(error).map(({ code }) => code);
  if (error && !isUnauthorized(error) && !codes.includes('BAD_USER_INPUT')) {
    logError('The session could not be renewed:', error.networkError ?? codes);
    throw noSignal();
  }
  const { accessToken, refreshToken: next } = data?.refreshTokens.authData ?? {};
  return accessToken && next ? { access: accessToken, refresh: next } : null;
}
