export const questionErrors = {
  QUESTION_NOT_FOUND: 'No such question about a product',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof questionErrors, string> {}
}
