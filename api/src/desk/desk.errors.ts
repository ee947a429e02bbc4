export const deskErrors = {
  DESK_CALL_REFUSED:
    'The request has the cookies of the desk, or is for its session, but is not sent as the desk sends it: a POST of JSON, or a PUT of a file, with the header `x-meet-desk` (HTTP 403)',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof deskErrors, string> {}
}
