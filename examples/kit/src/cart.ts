import {
  AddToProductCartDocument,
  FindProductItemsDocument,
  MergeProductCartDocument,
  ProductCartDocument,
  RemoveFromProductCartDocument,
  type ProductCartQuery,
} from '@meet/client/operations';
import { meet } from './meet';

export type Line = ProductCartQuery['productCart']['productItems'][number];

const KEY = 'cart';

/** A guest's cart is stored in the browser; the cart of an account is stored in the shop. */
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
const keep = (ids: string[]) => localStorage.setItem(KEY, JSON.stringify(ids));

export async function readCart(): Promise<Line[]> {
  if (await meet.session.isSignedIn()) return (await meet.request(ProductCartDocument)).productCart.productItems;
  const ids = kept();
  return ids.length
    ? (await meet.request(FindProductItemsDocument, { dto: { productItemIds: ids } })).findProductItems
    : [];
}

export async function addToCart(id: string): Promise<void> {
  if (await meet.session.isSignedIn()) await meet.request(AddToProductCartDocument, { dto: { id } });
  else keep([...new Set([...kept(), id])]);
}

export async function removeFromCart(id: string): Promise<void> {
  if (await meet.session.isSignedIn()) await meet.request(RemoveFromProductCartDocument, { dto: { id } });
  else keep(kept().filter((other) => other !== id));
}

/** Moves a guest's cart to their account after sign-in. */
export async function takeCartAlong(): Promise<void> {
  const ids = kept();
  if (ids.length) await meet.request(MergeProductCartDocument, { dto: { ids } });
  keep([]);
}
