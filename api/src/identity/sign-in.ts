import { Injectable } from '@nestjs/common';
import type { Client } from '../platform/auth/client.js';
import { Statements } from '../platform/database/statements.js';
import { Limits } from '../platform/throttling/limits.js';
import { OneTimeCodes } from './one-time-codes.js';
import type { Recipient } from './recipient.js';
import { Sessions, type Tokens } from './sessions.js';
import { RegistrationSource, type User } from './user.model.js';
import { Users } from './users.js';

/** Exchanges a code for a session. */
@Injectable()
export class SignIn {
  constructor(
    private readonly statements: Statements,
    private readonly codes: OneTimeCodes,
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly limits: Limits,
  ) {}

  /** Throws CODE_INVALID or TOO_MANY_REQUESTS; a code is used up only together with the session it opens. */
  async with(
    recipient: Recipient,
    code: string,
    client: Client,
    source: RegistrationSource,
  ): Promise<{ user: User; tokens: Tokens }> {
    await this.limits.hit(guessLimits(client));
    const matched = await this.codes.match(recipient, 'SIGN_IN', code);
    return this.statements.transaction(async (queries) => {
      await this.codes.consume(queries, matched);
      const user = await this.users.signIn(queries, recipient, source);
      return { user, tokens: await this.sessions.open(queries, user.id, client) };
    });
  }
}

/** What one place may try, whoever it tries to be: a code's own attempts stop guesses at one recipient. */
export function guessLimits({ address, network }: Client) {
  return [
    { key: `guess:address:${address}`, most: 30, windowSeconds: 600 },
    { key: `guess:network:${network}`, most: 100, windowSeconds: 600 },
  ];
}
