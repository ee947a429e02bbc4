import { FindProductItemsDocument, QuoteDocument } from '@meet/client/operations';
import { createCookie } from 'react-router';
import { meetOf } from './meet.server';

/** A guest's cart is a cookie with the ids of offers. Scripts may read it, because the checkout empties it. */
const cookie = createCookie('cart', { path: '/', sameSite: 'lax', maxAge: 30 * 24 * 60 * 60 });

export async function cartIds({ headers }: Request): Promise<string[]> {
  return ((await cookie.parse(headers.get('cookie'))) as string[] | null) ?? [];
}

/** Returns the headers of an answer that keeps the cart. */
export async function keepCart(ids: string[]): Promise<HeadersInit> {
  return { 'set-cookie': await cookie.serialize(ids) };
}

/** Reads what is in the cart, and what those of it cost that can be ordered. */
export async function readCart(request: Request) {
  const [ids, client] = [await cartIds(request), meetOf(request)];
  const { findProductItems: lines } = await client.request(FindProductItemsDocument, { dto: { productItemIds: ids } });
  const items = lines.filter(({ available }) => available).map(({ id }) => id);
  const { quote } = await client.request(QuoteDocument, { dto: { items } });
  return { lines, items, quote };
}
