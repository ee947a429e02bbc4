import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareFunction } from 'react-router';
import type { Shopper } from '../../server/shopper-headers.js';
import { clientAddressContext } from './request-context';
import { renewTokens } from '../graphql/renew-tokens.server';
import { isSafe, isSameOrigin } from './same-origin.server';
import { ShopperSession } from '../graphql/shopper-session.server';
import { singleFlight } from '../graphql/single-flight.server';
import { readDevice } from './device-cookie.server';
import { readTokens, tokenCookies } from './token-cookies.server';

export interface RequestScope {
  session: ShopperSession;
  asker: Shopper;
}

const scope = new AsyncLocalStorage<RequestScope>();

const flights = singleFlight(renewTokens);

/** Whoever asks the API does so in the name of the shopper, without having to be told who that is. */
export function currentRequest(): RequestScope {
  const current = scope.getStore();
  if (!current) throw new Error('The API is asked outside of a request');
  return current;
}

export function runInScope<Result>(values: RequestScope, work: () => Result): Result {
  return scope.run(values, work);
}

/** Around every request: reads the cookies, and keeps what becomes of the tokens. */
export const requestScope: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const trusted = isSafe(request) || isSameOrigin(request);
  const cookies = trusted ? request.headers.get('cookie') : null;
  const asker = {
    address: context.get(clientAddressContext),
    userAgent: request.headers.get('user-agent'),
    device: readDevice(cookies),
  };
  const session = new ShopperSession(readTokens(cookies), (refreshToken) => flights(refreshToken, asker));

  const response = await runInScope({ session, asker }, next);
  const kept = await session.close();
  if (kept) for (const cookie of tokenCookies(kept)) response.headers.append('set-cookie', cookie);
  return response;
};
