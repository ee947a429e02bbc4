export const factorErrors = {
  SECOND_FACTOR_REQUIRED:
    'The operator has to give the second factor first; `extensions.enrolled` says whether there is one, or one must be set up',
  SECOND_FACTOR_INVALID:
    'The code of the second factor is wrong, too old, or used already; or the passkey is not the operator’s, or answered something else',
  LAST_SECOND_FACTOR: 'The operator’s role requires a second factor, and this is the last one',
  PASSKEYS_FULL: 'An operator keeps `extensions.most` passkeys at most',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof factorErrors, string> {}
}
