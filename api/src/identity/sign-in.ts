import { Injectable } from '@nestjs/common';
import type { Client } from '../platform/auth/client.js';
import { Statements } from '../platform/database/statements.js';
import { CheckCode } from './check-code.js';
import type { Recipient } from './recipient.js';
import { Sessions, type Tokens } from './sessions.js';
import { RegistrationSource, type User } from './user.model.js';
import { Users } from './users.js';

/** Exchanges a code for a session. */
@Injectable()
export class SignIn {
  constructor(
    private readonly statements: Statements,
    private readonly checkCode: CheckCode,
    private readonly users: Users,
    private readonly sessions: Sessions,
  ) {}

  /** Throws CODE_INVALID or TOO_MANY_REQUESTS; a code is used up only together with the session it opens. */
  async with(
    recipient: Recipient,
    code: string,
    client: Client,
    source: RegistrationSource,
  ): Promise<{ user: User; tokens: Tokens }> {
    const matched = await this.checkCode.match(recipient, 'SIGN_IN', code, client);
    return this.statements.transaction(async (queries) => {
      await this.checkCode.consume(queries, matched);
      const user = await this.users.signIn(queries, recipient, source);
      return { user, tokens: await this.sessions.open(queries, user.id, client) };
    });
  }
}
