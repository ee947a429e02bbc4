import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { LoyaltyModule } from '../loyalty/index.js';
import { AccessTokens } from './access-tokens.js';
import { AccountResolver } from './account.resolver.js';
import { AddressBook } from './address-book.js';
import { AddressResolver } from './address.resolver.js';
import { AuthResolver } from './auth.resolver.js';
import { CheckCode } from './check-code.js';
import { ClaimByContact } from './claim-by-contact.js';
import { ConfirmContact } from './confirm-contact.js';
import { EraseAccount } from './erase-account.js';
import { ExportAccount } from './export-account.js';
import { ForgetOld } from './forget-old.js';
import { KnownDevices } from './known-devices.js';
import { OneTimeCodes } from './one-time-codes.js';
import { SendCode } from './send-code.js';
import { Sessions } from './sessions.js';
import { SignIn } from './sign-in.js';
import { Staff } from './staff.js';
import { Users } from './users.js';

@Module({
  imports: [LoyaltyModule, JwtModule.register({})],
  providers: [
    AccessTokens,
    AccountResolver,
    AddressBook,
    AddressResolver,
    AuthResolver,
    CheckCode,
    ClaimByContact,
    ConfirmContact,
    EraseAccount,
    ExportAccount,
    ForgetOld,
    KnownDevices,
    OneTimeCodes,
    SendCode,
    Sessions,
    SignIn,
    Staff,
    Users,
  ],
  exports: [
    AccessTokens,
    AddressBook,
    CheckCode,
    ClaimByContact,
    EraseAccount,
    ExportAccount,
    OneTimeCodes,
    SendCode,
    Sessions,
    SignIn,
    Staff,
    Users,
  ],
})
export class IdentityModule {}
