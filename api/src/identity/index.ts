export { AccessGuard } from './access.guard.js';
export { AccessTokens } from './access-tokens.js';
export { CheckCode } from './check-code.js';
export { IdentityModule } from './identity.module.js';
export { type CodePurpose } from './one-time-codes.js';
export { Sessions } from './sessions.js';
export { emailRecipient, given, phoneRecipient, recipientOf } from './recipient.js';
export { AccessLevel, RegistrationSource } from './user.model.js';
export { ExportAccount } from './export-account.js';
