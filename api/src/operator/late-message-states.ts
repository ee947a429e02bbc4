/** The states of messages that a rate limit has delayed. */
export const LateMessageState = {
  WAITING: 'WAITING',
  SENT: 'SENT',
  EXPIRED: 'EXPIRED',
  REPLACED: 'REPLACED',
  UNWANTED: 'UNWANTED',
  GIVEN_UP: 'GIVEN_UP',
  DROPPED: 'DROPPED',
} as const;
export type LateMessageState = keyof typeof LateMessageState;
