export const savedErrors = {
  SAVED_SEARCH_EMPTY: 'A search is saved by words or at least one filter; this one has neither',
  SAVED_SEARCHES_FULL: 'A shopper keeps `extensions.most` saved searches at most',
  SEARCH_NOTICES_FULL: 'At most `extensions.most` saved searches of a shopper have notices',
  SAVED_SEARCH_NOT_FOUND: 'The shopper has no such saved search',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof savedErrors, string> {}
}
