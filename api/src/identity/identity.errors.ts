export const identityErrors = {
  CODE_NOT_SENT: 'No provider could deliver the code, or the request looks like a machine’s; nothing was sent',
  CODE_INVALID: 'The code is wrong, expired, used or void; a new one can be asked for',
  LINK_INVALID: 'The link that signs in is used, too old, or none of ours; an operator makes another one',
  ACCOUNT_BLOCKED:
    'The shop has blocked this account: it can neither sign in nor order. Only who has entered a right code is told so',
  CONTACT_TAKEN: 'The telephone or mailbox belongs to another account',
  ADDRESS_NOT_FOUND: 'No such entry in the address book of this account',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof identityErrors, string> {}
}
