import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { OBJECT_STORAGE, type ObjectStorage } from '../media/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { Limits } from '../platform/throttling/limits.js';
import { ApiError } from '../shared/api-error.js';
import type { ExchangeConfig } from './exchange.config.js';
import { ExchangeFailure } from './exchange-failure.js';

/** Maximum number of sign-ins from one IP address; an exchange needs two. */
const SIGN_INS = { most: 60, windowSeconds: 600 };
/** Number of exchanges that are deleted at once. */
const FORGOTTEN_AT_ONCE = 50;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Sessions of exchanges. They are in the database, because any process may receive 1С's next call. */
@Injectable()
export class ExchangeSessions {
  constructor(
    private readonly statements: Statements,
    private readonly limits: Limits,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(CONFIG) private readonly config: ExchangeConfig,
  ) {}

  /** Returns the value of the cookie of a new session. `authorization` is HTTP Basic. Throws an {@link ExchangeFailure}. */
  async begin(authorization: string | undefined, address: string): Promise<string> {
    await this.limits.hit([{ key: `exchange:${address}`, ...SIGN_INS }]).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw new ExchangeFailure('EXCHANGE_TOO_OFTEN', 'слишком много входов с этого адреса; попробуйте позже', 429);
    });
    if (!this.mayEnter(authorization)) {
      throw new ExchangeFailure(
        'EXCHANGE_SIGN_IN',
        'имя или пароль неверны: см. EXCHANGE_LOGIN и EXCHANGE_PASSWORD',
        401,
      );
    }
    await this.forgetOld();
    const token = randomBytes(32).toString('base64url');
    await this.statements.rows(ADD_SESSION, { tokenHash: hashOf(token) });
    return token;
  }

  /** Returns the id of the session of a cookie. Throws an {@link ExchangeFailure}. */
  async find(token: string | undefined): Promise<string> {
    const [session] = token ? await this.statements.rows(USE_SESSION, { tokenHash: hashOf(token) }) : [];
    if (session) return session.id;
    throw new ExchangeFailure(
      'EXCHANGE_SESSION_UNKNOWN',
      'сеанс обмена не начат или закончился; начните с checkauth',
      401,
    );
  }

  private mayEnter(authorization: string | undefined): boolean {
    const [, encoded = ''] = /^Basic\s+(\S+)$/i.exec(authorization ?? '') ?? [];
    const given = Buffer.from(encoded, 'base64').toString('utf8');
    const expected = `${this.config.EXCHANGE_LOGIN}:${this.config.EXCHANGE_PASSWORD}`;
    return timingSafeEqual(hashOf(given), hashOf(expected));
  }

  /** Deletes exchanges of days ago with the files that they sent, unless these may still be imported. */
  private async forgetOld(): Promise<void> {
    const old = await this.statements.rows(OLD_SESSIONS, { most: FORGOTTEN_AT_ONCE });
    for (const key of old.flatMap(({ keys }) => keys)) await this.storage.delete(key);
    if (old.length > 0) await this.statements.rows(FORGET_SESSIONS, { ids: old.map(({ id }) => id) });
  }
}

const ADD_SESSION = statement('exchange-session-add')`
INSERT INTO "exchange_session" ("tokenHash") VALUES (:tokenHash)`;

const USE_SESSION = statement('exchange-session-use')`
UPDATE "exchange_session" SET "usedAt" = now()
WHERE "tokenHash" = :tokenHash AND "usedAt" > now() - interval '12 hours' RETURNING "id"`;

const OLD_SESSIONS = statement('exchange-sessions-old')`
SELECT s."id", ARRAY(SELECT p."key" FROM "exchange_part" p WHERE p."sessionId" = s."id") AS "keys"
FROM "exchange_session" s
WHERE s."usedAt" < now() - interval '3 days' AND NOT EXISTS (
  SELECT FROM "exchange_part" p JOIN "feed_run" r ON r."id" = p."runId"
  WHERE p."sessionId" = s."id" AND r."finishedAt" IS NULL)
ORDER BY s."usedAt" LIMIT :most::int`;

const FORGET_SESSIONS = statement('exchange-sessions-forget')`
DELETE FROM "exchange_session" WHERE "id" = ANY(:ids::uuid[])`;
