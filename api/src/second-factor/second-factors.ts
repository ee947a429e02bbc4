import { Inject, Injectable } from '@nestjs/common';
import { HAS_FACTOR, ROLE_OF_ACCOUNT, type IdentityConfig } from '../identity/index.js';
import { Audit } from '../operator/index.js';
import { Seal } from '../platform/auth/seal.js';
import type { Viewer } from '../platform/auth/viewer.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { Limits } from '../platform/throttling/limits.js';
import { ApiError, unauthorized } from '../shared/api-error.js';
import { KeyedHash } from '../shared/keyed-hash.js';
import { isAppCode, newRecoveryCodes, newSecret, periodOf, plainRecoveryCode, setupUri } from './codes.js';
import type { SecondFactor, SecondFactorSetup } from './second-factor.model.js';

/**
 * The second factor of operators: an app that shows codes, passkeys (`passkeys.ts`), or both, and recovery codes. Each code is good
 * once. Secrets are sealed, and recovery codes are stored as keyed hashes. The row of an account is locked by whoever changes
 * its factors.
 */
@Injectable()
export class SecondFactors {
  private readonly seal: Seal;
  private readonly hashes: KeyedHash;

  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    private readonly limits: Limits,
    @Inject(CONFIG) private readonly config: Pick<IdentityConfig, 'SECRET_KEY' | 'SHOP_NAME'>,
  ) {
    this.seal = new Seal(config.SECRET_KEY, 'second factors');
    this.hashes = new KeyedHash(config.SECRET_KEY, 'recovery-code');
  }

  /** Returns the state of the second factor in a session. Throws UNAUTHORIZED if the session has ended. */
  async of({ sessionId }: Viewer, queries: Queries = this.statements): Promise<SecondFactor> {
    const [state] = await queries.rows(STATE, { sessionId });
    if (!state) throw unauthorized();
    return state;
  }

  /**
   * Returns a new secret, which a code of the app must confirm. Until then the former app stays valid. Throws
   * SECOND_FACTOR_REQUIRED if there is a factor that was not entered in this session.
   */
  async begin(viewer: Viewer): Promise<SecondFactorSetup> {
    await this.requireGiven(viewer);
    const secret = newSecret();
    const [account] = await this.statements.rows(BEGIN, { userId: viewer.userId, secret: this.seal.close(secret) });
    return { secret, uri: setupUri(secret, this.config.SHOP_NAME, account?.name ?? '') };
  }

  /**
   * Confirms the app that was set up last, which counts as entering the factor. Returns new recovery codes; the former
   * codes become invalid. Throws SECOND_FACTOR_INVALID, also if no app is being set up, SECOND_FACTOR_REQUIRED,
   * TOO_MANY_REQUESTS.
   */
  async confirm(viewer: Viewer, code: string): Promise<string[]> {
    await this.requireGiven(viewer);
    await this.count(viewer);
    return this.change(viewer, 'confirmSecondFactor', async (queries) => {
      const { pendingSecret } = await this.locked(queries, viewer);
      const period =
        pendingSecret && isAppCode(code) ? periodOf(this.seal.open(pendingSecret), code, Date.now()) : null;
      if (period === null) throw new ApiError('SECOND_FACTOR_INVALID');
      await queries.rows(CONFIRM, { userId: viewer.userId, period: String(period) });
      await this.letIn(queries, viewer.sessionId);
      return this.renewed(queries, viewer);
    });
  }

  /** Allows the session to make the calls of operators. Throws SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS. */
  async give(viewer: Viewer, code: string): Promise<SecondFactor> {
    await this.count(viewer);
    await this.statements.transaction(async (queries) => {
      await this.use(queries, viewer, code);
      await this.letIn(queries, viewer.sessionId);
    });
    return this.of(viewer);
  }

  /** Returns new recovery codes; the former codes become invalid. Throws SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS. */
  async renewRecoveryCodes(viewer: Viewer, code: string): Promise<string[]> {
    await this.count(viewer);
    return this.change(viewer, 'renewRecoveryCodes', async (queries) => {
      await this.use(queries, viewer, code);
      return this.renewed(queries, viewer);
    });
  }

  /** Removes the app. Throws SECOND_FACTOR_INVALID, TOO_MANY_REQUESTS, LAST_SECOND_FACTOR. */
  async remove(viewer: Viewer, code: string): Promise<SecondFactor> {
    await this.count(viewer);
    await this.change(viewer, 'removeSecondFactor', async (queries) => {
      await this.use(queries, viewer, code);
      await queries.rows(REMOVE, { userId: viewer.userId });
      await this.afterRemoval(queries, viewer.userId);
    });
    return this.of(viewer);
  }

  /** Throws SECOND_FACTOR_INVALID if the code is neither a code of the app nor a recovery code, or was used before. */
  private async use(queries: Queries, viewer: Viewer, code: string): Promise<void> {
    const { secret, lastStep } = await this.locked(queries, viewer);
    if (isAppCode(code)) {
      const period = secret ? periodOf(this.seal.open(secret), code, Date.now()) : null;
      if (period === null || period <= Number(lastStep)) throw new ApiError('SECOND_FACTOR_INVALID');
      await queries.rows(USE_PERIOD, { userId: viewer.userId, period: String(period) });
      return;
    }
    const [used] = await queries.rows(USE_RECOVERY, { userId: viewer.userId, hash: this.hashOf(viewer, code) });
    if (!used) throw new ApiError('SECOND_FACTOR_INVALID');
  }

  /** Returns new recovery codes; those before are void. */
  async renewed(queries: Queries, viewer: Viewer): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => this.hashOf(viewer, code));
    await queries.rows(VOID_RECOVERY, { userId: viewer.userId });
    await queries.rows(ADD_RECOVERY, { userId: viewer.userId, hashes });
    return codes;
  }

  private hashOf({ userId }: Viewer, code: string): Buffer {
    return this.hashes.of(userId, plainRecoveryCode(code));
  }

  /** Locks the factors of an account, which need not have any, and returns what it has and needs. */
  async hold(queries: Queries, userId: string): Promise<{ required: boolean; enrolled: boolean }> {
    await queries.rows(HOLD, { userId });
    const [held] = await queries.rows(HELD, { userId });
    if (!held) throw unauthorized();
    return held;
  }

  /** Throws LAST_SECOND_FACTOR if none is left that the role requires. Recovery codes replace nothing, then, and go, too. */
  async afterRemoval(queries: Queries, userId: string): Promise<void> {
    const { required, enrolled } = await this.hold(queries, userId);
    if (enrolled) return;
    if (required) throw new ApiError('LAST_SECOND_FACTOR');
    await queries.rows(FORGET, { userId });
  }

  /** The session has given the factor. */
  async letIn(queries: Queries, sessionId: string): Promise<void> {
    await queries.rows(GIVE, { sessionId });
  }

  private async locked(queries: Queries, { userId }: Viewer) {
    const [factor] = await queries.rows(LOCK, { userId });
    if (!factor) throw new ApiError('SECOND_FACTOR_INVALID');
    return factor;
  }

  /** Throws SECOND_FACTOR_REQUIRED if there is a factor that was not given in this session. */
  async requireGiven(viewer: Viewer, queries: Queries = this.statements): Promise<void> {
    const { enrolled, given } = await this.of(viewer, queries);
    if (enrolled && !given) throw new ApiError('SECOND_FACTOR_REQUIRED', { enrolled });
  }

  /** Limits an operator to five codes in a quarter of an hour, and thirty a day. */
  private count({ userId }: Viewer): Promise<void> {
    return this.limits.hit([
      { key: `second-factor:${userId}`, most: 5, windowSeconds: 900 },
      { key: `second-factor:day:${userId}`, most: 30, windowSeconds: 86_400 },
    ]);
  }

  /** Does the work in one transaction, and notes it in the trail. */
  async change<T>({ userId }: Viewer, action: string, work: (queries: Queries) => Promise<T>): Promise<T> {
    const made: T[] = [];
    const by = { kind: 'OPERATOR', id: userId } as const;
    await this.audit.change({ by, action, entity: 'SHOPPER', id: userId }, async (queries) => {
      made.push(await work(queries));
    });
    return made[0]!;
  }
}

const STATE = statement('second-factor-state')`
SELECT coalesce(r."requiresSecondFactor", false) AS "required", ${HAS_FACTOR} AS "enrolled", s."factorAt" IS NOT NULL AS "given",
  EXISTS (SELECT FROM "second_factor" f WHERE f."userId" = u."id" AND f."secret" IS NOT NULL) AS "app", (SELECT count(*)::int FROM "recovery_code" c WHERE c."userId" = u."id" AND c."usedAt" IS NULL) AS "recoveryCodes"
FROM "session" s JOIN "user_account" u ON u."id" = s."userId" ${ROLE_OF_ACCOUNT}
WHERE s."id" = :sessionId AND s."endedAt" IS NULL`;

const BEGIN = statement('second-factor-begin')`
WITH begun AS (
  INSERT INTO "second_factor" ("userId", "pendingSecret") VALUES (:userId, :secret::text)
  ON CONFLICT ("userId") DO UPDATE SET "pendingSecret" = excluded."pendingSecret"
)
SELECT coalesce("email", "phone") AS "name" FROM "user_account" WHERE "id" = :userId`;

const LOCK = statement('second-factor-lock')`
SELECT "secret", "pendingSecret", "lastStep"::text AS "lastStep" FROM "second_factor" WHERE "userId" = :userId FOR UPDATE`;

const CONFIRM = statement('second-factor-confirm')`
UPDATE "second_factor" SET "secret" = "pendingSecret", "pendingSecret" = NULL, "lastStep" = :period::text::bigint
WHERE "userId" = :userId`;

const USE_PERIOD = statement('second-factor-use')`
UPDATE "second_factor" SET "lastStep" = :period::text::bigint WHERE "userId" = :userId`;

const USE_RECOVERY = statement('recovery-code-use')`
UPDATE "recovery_code" SET "usedAt" = now() WHERE "userId" = :userId AND "hash" = :hash AND "usedAt" IS NULL RETURNING "userId"`;

const VOID_RECOVERY = statement('recovery-codes-void')`DELETE FROM "recovery_code" WHERE "userId" = :userId`;

const ADD_RECOVERY = statement('recovery-codes-add')`
INSERT INTO "recovery_code" ("userId", "hash") SELECT :userId, "hash" FROM unnest(:hashes::bytea[]) AS "hash"`;

const GIVE = statement('second-factor-give')`UPDATE "session" SET "factorAt" = now() WHERE "id" = :sessionId`;

const HOLD = statement('second-factor-hold')`
INSERT INTO "second_factor" ("userId") VALUES (:userId) ON CONFLICT ("userId") DO UPDATE SET "userId" = excluded."userId"`;

const HELD = statement('second-factor-held')`
SELECT coalesce(r."requiresSecondFactor", false) AS "required", ${HAS_FACTOR} AS "enrolled"
FROM "user_account" u ${ROLE_OF_ACCOUNT} WHERE u."id" = :userId`;

const REMOVE = statement('second-factor-remove')`
UPDATE "second_factor" SET "secret" = NULL, "pendingSecret" = NULL WHERE "userId" = :userId`;

const FORGET = statement('second-factor-forget')`DELETE FROM "second_factor" WHERE "userId" = :userId`;
