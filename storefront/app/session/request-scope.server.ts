import type { MiddlewareFunction } from 'react-router';
import { runInScope } from '../graphql/current-request.server';
import { renewTokens } from '../graphql/renew-tokens.server';
import { clientAddressContext, faultsContext, requestIdContext } from './request-context';
import { isSafe, isSameOrigin } from './same-origin.server';
import { ShopperSession } from '../graphql/shopper-session.server';
import { singleFlight } from '../graphql/single-flight.server';
import { readDevice } from './device-cookie.server';
import { readTokens, tokenCookies } from './token-cookies.server';

const flights = singleFlight(renewTokens);

/** Middleware for every request: reads the tokens from the cookies and, if they change, writes them back. */
export const requestScope: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const trusted = isSafe(request) || isSameOrigin(request);
  const cookies = trusted ? request.headers.get('cookie') : null;
  const requestId = context.get(requestIdContext);
  const asker = {
    address: context.get(clientAddressContext),
    userAgent: request.headers.get('user-agent'),
    device: readDevice(cookies),
    ...(requestId ? { requestId } : {}),
  };
  const session = new ShopperSession(readTokens(cookies), (refreshToken) => flights(refreshToken, asker));

  const response = await runInScope({ session, asker, faults: context.get(faultsContext) }, next);
  const kept = await session.close();
  if (kept)
    for (const cookie of tokenCookies(kept, session.wasLost, cookies)) response.headers.append('set-cookie', cookie);
  return response;
};
