export const cartErrors = {
  ITEM_UNAVAILABLE: 'No unit of this offer can be bought now; `extensions.reason` is SOLD, RESERVED or GONE',
  QUANTITY_UNAVAILABLE: 'So many units of this offer cannot be bought at once; `extensions.most` is how many can',
  CART_FULL: 'The cart holds as many units as it may: `extensions.most`',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof cartErrors, string> {}
}
