import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Client } from '../platform/auth/client.js';
import type { Viewer } from '../platform/auth/viewer.js';
import { CONFIG } from '../platform/config/config.module.js';
import { readTogether } from '../platform/database/read-together.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { ApiError, unauthorized } from '../shared/api-error.js';
import { AccessTokens } from './access-tokens.js';
import { KeyedHash } from '../shared/keyed-hash.js';
import type { IdentityConfig } from './identity.config.js';
import { HAS_FACTOR, ROLE_OF_ACCOUNT, STANDING, standingIn, type Standing } from './standing.js';

/**
 * Grace period in seconds within which a refresh token may be used again: parallel tabs may refresh at the same time,
 * and responses may get lost. A second use after this period counts as theft.
 */
const GRACE_SECONDS = 10;
/** Maximum age of a session in days, however often it is refreshed. */
const LONGEST_DAYS = 180;
/** Number of days for which the row of an expired session is kept. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

export interface SessionRow {
  id: string;
  createdAt: Date;
  lastUsedAt: Date;
  userAgent: string | null;
  address: string | null;
}

type SessionEnd = 'SIGNED_OUT' | 'ACCOUNT_DELETED' | 'BY_OPERATOR' | 'BLOCKED';

/**
 * Sessions of signed-in shoppers. A session is a chain of refresh tokens, of which exactly one is unused at any time.
 * Each token is derived from the previous one with a secret key, so a retry within the grace period gets the same
 * token.
 */
@Injectable()
export class Sessions {
  private readonly successors: KeyedHash;
  /** Reads the rights of all viewers who call at the same moment by one statement. */
  private readonly standings = readTogether((viewers: readonly Viewer[]) => this.standingsAt(viewers));

  constructor(
    private readonly statements: Statements,
    private readonly accessTokens: AccessTokens,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {
    this.successors = new KeyedHash(config.SECRET_KEY, 'refresh-token');
  }

  /**
   * Opens a session, in the transaction of the sign-in. Throws ACCOUNT_BLOCKED, which only the owner of the contact can
   * receive.
   */
  async open(queries: Queries, userId: string, { userAgent, address }: Client): Promise<Tokens> {
    const refreshToken = randomBytes(32).toString('base64url');
    const [session] = await queries.rows(OPEN, {
      ...{ userId, userAgent, address },
      seconds: this.config.REFRESH_TOKEN_SECONDS,
      hash: hashOf(refreshToken),
    });
    if (!session) throw new ApiError('ACCOUNT_BLOCKED');
    return { accessToken: this.accessTokens.sign({ userId, sessionId: session.id }), refreshToken };
  }

  /**
   * Exchanges a refresh token for the next one. Throws UNAUTHORIZED if the token is unknown, its session has ended, or
   * the token was used more than GRACE_SECONDS ago. In the last case it also ends the session, because a thief may have
   * copied the token. `idleSeconds` is the life of the session without another refresh.
   */
  async refresh(
    refreshToken: string,
    { address }: Client,
    idleSeconds: number = this.config.REFRESH_TOKEN_SECONDS,
  ): Promise<Tokens & { userId: string }> {
    const successor = this.successors.of(refreshToken).toString('base64url');
    const [rotated] = await this.statements.rows(ROTATE, {
      hash: hashOf(refreshToken),
      nextHash: hashOf(successor),
      seconds: Math.min(idleSeconds, this.config.REFRESH_TOKEN_SECONDS),
      address,
    });
    const session = rotated ?? (await this.repeated(refreshToken));
    return {
      userId: session.userId,
      accessToken: this.accessTokens.sign(session),
      refreshToken: successor,
    };
  }

  /** Returns what the session's account may do; null if the session has ended or the account was deleted. */
  standingOf(viewer: Viewer): Promise<Standing | null> {
    return this.standings.load(viewer);
  }

  /** Returns the rights of the accounts whose sessions are open, by the session's id. */
  async standingsOf(sessionIds: string[]): Promise<Map<string, Standing>> {
    const rows = await this.statements.rows(STANDINGS, { sessionIds });
    return new Map(
      rows.map((row) => [
        row.id,
        standingIn({ ...row, hasFactor: row.hasFactor ?? false, lacksFactor: row.lacksFactor ?? false }),
      ]),
    );
  }

  /**
   * Returns the id of the signed-in user, or null for a guest. A user needs an open session: an access token stays valid
   * for minutes after its session has ended. Throws UNAUTHORIZED.
   */
  async liveUserId(viewer: Viewer | null): Promise<string | null> {
    if (viewer && !(await this.standingOf(viewer))) throw unauthorized();
    return viewer?.userId ?? null;
  }

  list(userId: string): Promise<SessionRow[]> {
    return this.statements.prisma.session.findMany({
      where: { userId, endedAt: null, expiresAt: { gt: new Date() } },
      select: { id: true, createdAt: true, lastUsedAt: true, userAgent: true, address: true },
      orderBy: [{ lastUsedAt: 'desc' }, { id: 'asc' }],
    });
  }

  /** Ends a session. Returns false if the shopper has no such session. */
  async end(
    { userId, sessionId }: Viewer,
    reason: SessionEnd = 'SIGNED_OUT',
    queries: Queries = this.statements,
  ): Promise<boolean> {
    return (await queries.rows(END, { userId, sessionId, reason })).length > 0;
  }

  /** Returns the number of ended sessions. */
  async endAll(userId: string, reason: SessionEnd = 'SIGNED_OUT', queries: Queries = this.statements): Promise<number> {
    return (await queries.rows(END_ALL, { userId, reason })).length;
  }

  /**
   * Deletes sessions that expired KEPT_DAYS ago, with their tokens. Until then the rows are needed to recognise a
   * stolen token.
   */
  async forgetOld(): Promise<void> {
    const before = new Date(Date.now() - KEPT_DAYS * DAY_MS);
    await this.statements.prisma.session.deleteMany({ where: { expiresAt: { lt: before } } });
  }

  private async standingsAt(viewers: readonly Viewer[]): Promise<(Standing | null)[]> {
    const open = await this.standingsOf(viewers.map(({ sessionId }) => sessionId));
    return viewers.map(({ sessionId, userId }) => {
      const standing = open.get(sessionId);
      return standing?.userId === userId ? standing : null;
    });
  }

  private async repeated(refreshToken: string): Promise<Viewer> {
    const [used] = await this.statements.rows(REPEATED, { hash: hashOf(refreshToken) });
    if (used) return used;
    await this.statements.rows(END_FAMILY, { hash: hashOf(refreshToken) });
    throw unauthorized();
  }
}

/** A plain hash suffices, because the token is random and long: no key, no salt. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Waits for an operator who blocks the account at the same moment, so that no session stays open. */
const OPEN = statement('session-open')`
WITH opened AS (
  INSERT INTO "session" ("userId", "userAgent", "address", "expiresAt")
  SELECT "id", :userAgent?, :address, now() + make_interval(secs => :seconds) FROM "user_account"
  WHERE "id" = :userId AND "blockedAt" IS NULL FOR SHARE RETURNING "id"
), token AS (
  INSERT INTO "refresh_token" ("hash", "sessionId") SELECT :hash, "id" FROM opened
)
SELECT "id" FROM opened`;

/**
 * Of several parallel requests with the same token, the first finds it unused. The others wait for the row lock and
 * then find it used.
 */
const ROTATE = statement('session-rotate')`
WITH used AS (
  UPDATE "refresh_token" t SET "usedAt" = now()
  FROM "session" s JOIN "user_account" u ON u."id" = s."userId"
  WHERE t."hash" = :hash AND t."usedAt" IS NULL AND s."id" = t."sessionId" AND s."endedAt" IS NULL
    AND s."expiresAt" > now() AND u."deletedAt" IS NULL
  RETURNING t."sessionId", s."userId"
), next AS (
  INSERT INTO "refresh_token" ("hash", "sessionId") SELECT :nextHash, "sessionId" FROM used
), touched AS (
  UPDATE "session" s SET "lastUsedAt" = now(), "address" = :address,
    "expiresAt" = least(now() + make_interval(secs => :seconds), s."createdAt" + interval '${LONGEST_DAYS} days')
  FROM used WHERE s."id" = used."sessionId"
)
SELECT "sessionId", "userId" FROM used`;

const REPEATED = statement('session-repeat')`
SELECT t."sessionId", s."userId" FROM "refresh_token" t JOIN "session" s ON s."id" = t."sessionId"
WHERE t."hash" = :hash AND s."endedAt" IS NULL AND s."expiresAt" > now()
  AND t."usedAt" > now() - interval '${GRACE_SECONDS} seconds'`;

const END_FAMILY = statement('session-reused')`
UPDATE "session" s SET "endedAt" = now(), "endReason" = 'REUSED'
FROM "refresh_token" t WHERE t."hash" = :hash AND t."usedAt" IS NOT NULL AND s."id" = t."sessionId" AND s."endedAt" IS NULL`;

const END = statement('session-end')`
UPDATE "session" SET "endedAt" = now(), "endReason" = :reason::"SessionEnd"
WHERE "id" = :sessionId AND "userId" = :userId AND "endedAt" IS NULL RETURNING "id"`;

const END_ALL = statement('session-end-all')`
UPDATE "session" SET "endedAt" = now(), "endReason" = :reason::"SessionEnd" WHERE "userId" = :userId AND "endedAt" IS NULL RETURNING "id"`;

const STANDINGS = statement('session-standings')`
SELECT s."id", ${STANDING}, r."id" IS NOT NULL AND ${HAS_FACTOR} AS "hasFactor",
  r."id" IS NOT NULL AND s."factorAt" IS NULL AND (r."requiresSecondFactor" OR ${HAS_FACTOR}) AS "lacksFactor"
FROM "session" s JOIN "user_account" u ON u."id" = s."userId" ${ROLE_OF_ACCOUNT}
WHERE s."id" = ANY((SELECT :sessionIds::uuid[])::uuid[]) AND s."endedAt" IS NULL AND s."expiresAt" > now() AND u."deletedAt" IS NULL`;
