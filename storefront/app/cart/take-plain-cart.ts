import type { CartApi } from './cart-api';
import { lineOf } from './cart-line';
import type { CartStore } from './cart-store';
import { plainCartCookie, readPlainCart } from './plain-cart';

/**
 * Takes over the offers that were put into the cart without scripts, and deletes their cookie. If the shop does not
 * respond, the cookie is kept for the next page.
 */
export async function takePlainCart(cart: CartStore, api: CartApi): Promise<void> {
  const wanted = readPlainCart(document.cookie);
  if (wanted.length === 0) return;
  const { data } = await api.items(wanted.map(({ id }) => id));
  if (!data) return;
  const known = new Map(data.findProductItems.map((item) => [item.id, item]));
  const lines = wanted.flatMap(({ id, quantity }) => {
    const item = known.get(id);
    return item ? { ...lineOf(item), quantity } : [];
  });
  if (lines.length > 0 && !(await cart.addAll(lines))) return;
  document.cookie = plainCartCookie([]);
  cart.know(data.findProductItems);
  // The cookie contains no product names.
  cart.vanish(wanted.filter(({ id }) => !known.has(id)).map(() => ({})));
}
