export { AccessGuard } from './access.guard.js';
export { AddressBook } from './address-book.js';
export { AuthResult } from './auth.model.js';
export { OneTimeCodes, type CodePurpose } from './one-time-codes.js';
export { SendCode } from './send-code.js';
export { SignIn, type OpenedSession } from './sign-in.js';
export { AccessTokens } from './access-tokens.js';
export { PostalAddress } from './address.model.js';
export { CheckCode } from './check-code.js';
export { ClaimByContact, type Claim } from './claim-by-contact.js';
export { IdentityModule } from './identity.module.js';
export { LINK_MINUTES, makeSignInLink } from './sign-in-links.js';
export { Users } from './users.js';
export { Staff } from './staff.js';
export { Sessions, type Tokens, type SessionRow } from './sessions.js';
export {
  permissionsOfAccount,
  type Standing,
  permissionsIn,
  ROLE_OF_ACCOUNT,
  hasRole,
  HAS_FACTOR,
} from './standing.js';
export { refuseLastAdmin } from './last-admin.js';
export { confirmedContact } from './confirmed-contact.js';
export { contactsOf, emailRecipient, given, phoneRecipient, recipientOf, type Recipient } from './recipient.js';
export { AccessLevel, RegistrationSource, User } from './user.model.js';
export { EraseAccount } from './erase-account.js';
export { ExportAccount } from './export-account.js';
export { type IdentityConfig } from './identity.config.js';
