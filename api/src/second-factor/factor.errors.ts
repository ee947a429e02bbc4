export const factorErrors = {
  SECOND_FACTOR_REQUIRED:
    'The operator has to give the second factor first; `extensions.enrolled` says whether there is one, or one must be set up',
  SECOND_FACTOR_INVALID: 'The code of the second factor is wrong, too old, or used already',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof factorErrors, string> {}
}
