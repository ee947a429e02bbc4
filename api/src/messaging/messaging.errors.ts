export const messagingErrors = {
  MESSAGE_TEMPLATE_INVALID:
    'The words of a letter or SMS cannot be sent. `extensions.problems` names each `problem` (EMPTY, TOO_LONG, UNKNOWN_VARIABLE, MISSING_VARIABLE, STRAY_BRACE, LINK or NOT_ONE_LINE) with its `field`, `name` and `message`. Nothing was written',
  MESSAGE_TEST_UNAVAILABLE:
    'The operator’s account has no confirmed address of that kind, or no provider took the message; try again later',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof messagingErrors, string> {}
}
