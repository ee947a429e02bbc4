export const clientErrors = {
  CLIENT_REFUSED:
    'The header `x-meet-client` does not let this request in (HTTP 403); `extensions.reason` is KEY_MISSING, KEY_UNKNOWN, or ORIGIN for a page of another origin than those of the key',
  DOCUMENT_NOT_ALLOWED: 'This front end may ask for its registered documents only, and this is none of them (HTTP 403)',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof clientErrors, string> {}
}
