export const clientErrors = {
  CLIENT_REFUSED:
    'The header `x-meet-client` does not let this request in (HTTP 403); `extensions.reason` is KEY_MISSING, KEY_UNKNOWN, or ORIGIN for a page of another origin than those of the key',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof clientErrors, string> {}
}
