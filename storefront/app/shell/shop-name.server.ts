import type { MiddlewareFunction } from 'react-router';
import { tellShopName } from '../browser/shop-name';
import { postToApi } from '../graphql/api-transport.server';
import { everySecond } from '../graphql/every-second.server';
import { ShopNameDocument } from '../graphql/generated/graphql';
import { logError } from '../graphql/log.server';

/**
 * Requests the shop's name. If the API does not respond, the former name stays, because a page must not wait for it.
 */
const freshName = everySecond(async () => {
  const { data, error } = await postToApi({
    document: ShopNameDocument,
    variables: {},
    asker: { address: null, userAgent: null },
    token: null,
    signal: AbortSignal.timeout(1000),
  });
  if (error) return logError('The shop’s name is not known:', error.message);
  if (data) tellShopName(data.shop.name);
});

/**
 * Makes sure that the shop's name is known before anything is rendered. Operators may change the name while the
 * storefront runs, so it is at most a second old.
 */
export const knowShopName: MiddlewareFunction<Response> = async (_, next) => {
  await freshName();
  return next();
};
