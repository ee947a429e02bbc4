import { Injectable } from '@nestjs/common';
import type { Client } from '../platform/auth/client.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';
import { CheckCode } from './check-code.js';
import { ClaimByContact } from './claim-by-contact.js';
import { KnownDevices } from './known-devices.js';
import { contactsOf, type Recipient } from './recipient.js';
import { Sessions, type Tokens } from './sessions.js';
import { useSignInLink } from './sign-in-links.js';
import { RegistrationSource, type User } from './user.model.js';
import { Users } from './users.js';

export interface OpenedSession {
  user: User;
  tokens: Tokens;
  /** Token by which the device is recognised later. The device keeps it after the session ends. */
  deviceToken: string;
  /** Whether this sign-in created the account. */
  registered: boolean;
}

/** Signs in with a one-time code, or with a link that was created on the shop's own server. */
@Injectable()
export class SignIn {
  constructor(
    private readonly statements: Statements,
    private readonly checkCode: CheckCode,
    private readonly devices: KnownDevices,
    private readonly users: Users,
    private readonly claims: ClaimByContact,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Signs in with a code. The code is consumed in the same transaction that opens the session. Throws CODE_INVALID or
   * TOO_MANY_REQUESTS.
   */
  async with(recipient: Recipient, code: string, client: Client, source: RegistrationSource): Promise<OpenedSession> {
    const matched = await this.checkCode.match(recipient, 'SIGN_IN', code, client);
    return this.statements.transaction(async (queries) => {
      await this.checkCode.consume(queries, matched);
      return this.confirmed(queries, recipient, client, source);
    });
  }

  /**
   * Signs in like `with`, but only an operator. Throws CODE_INVALID also for the right code of a person who is no
   * operator: no account is created, and the code stays valid.
   */
  async asOperator(recipient: Recipient, code: string, client: Client): Promise<OpenedSession> {
    const matched = await this.checkCode.match(recipient, 'SIGN_IN', code, client);
    return this.statements.transaction(async (queries) => {
      await this.checkCode.consume(queries, matched);
      if (!(await this.users.isOperator(queries, recipient))) throw new ApiError('CODE_INVALID');
      return this.confirmed(queries, recipient, client, RegistrationSource.WEB);
    });
  }

  /** Signs in the owner of a contact, in the transaction that has confirmed the contact. */
  async confirmed(
    queries: Queries,
    recipient: Recipient,
    client: Client,
    source: RegistrationSource,
  ): Promise<OpenedSession> {
    const claim = await this.claims.lock(queries, recipient);
    const { user, registered } = await this.users.signIn(queries, recipient, source);
    await claim(user.id);
    const tokens = await this.sessions.open(queries, user.id, client);
    return { user, registered, tokens, deviceToken: await this.devices.remember(queries, [recipient], client) };
  }

  /** Throws LINK_INVALID for an unknown, used or expired link. */
  async byLink(token: string, client: Client): Promise<OpenedSession> {
    return this.statements.transaction(async (queries) => {
      const userId = await useSignInLink(queries, token);
      if (!userId) throw new ApiError('LINK_INVALID');
      const user = await this.users.byId(userId, queries);
      const tokens = await this.sessions.open(queries, user.id, client);
      const deviceToken = await this.devices.remember(queries, contactsOf(user), client);
      return { user, registered: false, tokens, deviceToken };
    });
  }
}
