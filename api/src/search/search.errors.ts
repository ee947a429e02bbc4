export const searchErrors = {
  CATALOGUE_LOADING: 'The API has just started and has not read all goods yet; try again in a few seconds',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof searchErrors, string> {}
}
