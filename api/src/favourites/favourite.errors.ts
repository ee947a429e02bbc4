export const favouriteErrors = {
  FAVOURITES_FULL: 'A shopper keeps `extensions.most` favourites at most',
  FAVOURITES_NOT_SHARED: 'Nobody shares favourites under this link, or no longer',
  SIZE_AVAILABLE: 'The size can be bought now, so there is nothing to wait for',
  SIZE_NOT_FOR_SALE: 'Nothing of this size has a price that could fall; ask for BACK_IN_STOCK',
  SIZE_NOT_FOUND: 'The product never had this size, or it is not for sale any more',
  MAILBOX_NEEDED: 'The account has no mailbox; add one with `addEmail`',
  PHONE_NEEDED: 'The account has no telephone; add one with `addPhone`',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof favouriteErrors, string> {}
}
