export const cartErrors = {
  ITEM_UNAVAILABLE: 'No unit of this offer can be bought now; `extensions.reason` is SOLD, RESERVED or GONE',
  CART_FULL: 'The cart holds as many lines as it may',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof cartErrors, string> {}
}
