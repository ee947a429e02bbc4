import { askInBrowser } from '../graphql/ask-in-browser';
import {
  AccountCartDocument,
  AddToCartDocument,
  CartItemsDocument,
  CartQuoteDocument,
  ClearCartDocument,
  MergeCartDocument,
  OffersOfDocument,
  RemoveFromCartDocument,
  ValidatePromocodeDocument,
  type QuoteInput,
} from '../graphql/generated/graphql';

/** The API calls of the cart. Tests replace them with fake ones. */
export const cartApi = {
  items: (ids: string[]) => askInBrowser(CartItemsDocument, { ids }),
  accountCart: () => askInBrowser(AccountCartDocument, {}),
  /** Without a quantity the account keeps that of the existing line. */
  add: (id: string, quantity?: number) => askInBrowser(AddToCartDocument, { id, quantity }),
  remove: (id: string) => askInBrowser(RemoveFromCartDocument, { id }),
  merge: (ids: string[]) => askInBrowser(MergeCartDocument, { ids }),
  clear: () => askInBrowser(ClearCartDocument, {}),
  quote: (dto: QuoteInput) => askInBrowser(CartQuoteDocument, { dto }),
  validatePromocode: (code: string) => askInBrowser(ValidatePromocodeDocument, { code }),
  offersOf: (slug: string) => askInBrowser(OffersOfDocument, { slug }),
};

export type CartApi = typeof cartApi;
