import { FindProductItemsDocument, QuoteDocument } from '@meet/client/operations';
import { cookies } from 'next/headers';
import { meet } from './meet';

const COOKIE = 'cart';

/** A guest's cart is a cookie with the ids of offers. Scripts may read it, because the checkout empties it. */
export async function cartIds(): Promise<string[]> {
  return (await cookies()).get(COOKIE)?.value.split('.').filter(Boolean) ?? [];
}

export async function keepCart(ids: string[]): Promise<void> {
  (await cookies()).set(COOKIE, ids.join('.'), { sameSite: 'lax', maxAge: 30 * 24 * 60 * 60 });
}

/** Reads what is in the cart, and what those of it cost that can be ordered. */
export async function readCart() {
  const [ids, client] = [await cartIds(), await meet()];
  const { findProductItems: lines } = await client.request(FindProductItemsDocument, { dto: { productItemIds: ids } });
  const items = lines.filter(({ available }) => available).map(({ id }) => id);
  const { quote } = await client.request(QuoteDocument, { dto: { items } });
  return { lines, items, quote };
}
