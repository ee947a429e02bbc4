export const liveErrors = {
  CURSOR_EXPIRED:
    'Events after this cursor are not kept any more, or the cursor is of another shop: read the state anew, then subscribe with the cursor of a new connection, or ask `orderChanges` or `productChanges` without one',
  TOO_MANY_SUBSCRIPTIONS: 'A connection has as many subscriptions as it may; `extensions.most` says how many',
} as const;

declare module '../../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof liveErrors, string> {}
}
