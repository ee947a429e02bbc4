export const sandboxErrors = {
  SANDBOX_OFF: 'The shop has no sandbox: its operator has not set SANDBOX_SHOPPERS, as only a shop for trying does',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof sandboxErrors, string> {}
}
