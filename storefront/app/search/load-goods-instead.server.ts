import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';
import { currentRequest } from '../graphql/current-request.server';
import { loadPopularGoods } from './load-search-start.server';
import { markedLines } from '../cart/cart-mark';
import { readPlainCart } from '../cart/plain-cart';

/**
 * Popular products, for a guest whose cart is empty as far as the server knows: the page can show them without delay.
 * Null if only the browser knows the cart.
 */
export async function loadGoodsInstead({ headers, signal }: Request): Promise<ProductCardFieldsFragment[] | null> {
  const cookies = headers.get('cookie');
  if (markedLines(cookies) > 0 || readPlainCart(cookies).length > 0) return null;
  if ((await currentRequest().session.accessToken()) !== null) return null;
  return loadPopularGoods(signal);
}
