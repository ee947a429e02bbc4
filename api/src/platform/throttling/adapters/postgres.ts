import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { statement } from '../../database/statement.js';
import type { Statements } from '../../database/statements.js';

const FORGET_EVERY_MS = 10 * 60 * 1000;

/**
 * Keeps rate-limit counters in PostgreSQL. Each hit is one statement, and the row lock makes parallel hits run one
 * after another.
 */
export class PostgresThrottlerStorage implements ThrottlerStorage, OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly statements: Statements) {}

  async increment(key: string, ttl: number, limit: number, blockDuration: number, throttlerName: string, hits = 1) {
    const [counter] = await this.statements.rows(HIT, {
      key: `${throttlerName}:${key}`,
      windowSeconds: ttl / 1000,
      limit,
      blockSeconds: blockDuration / 1000,
      more: hits,
    });
    const { total, expires, blocked } = counter!;
    return { totalHits: total, timeToExpire: expires, isBlocked: blocked > 0, timeToBlockExpire: blocked };
  }

  onApplicationBootstrap(): void {
    // Failures are ignored, because counters that are not deleted in time do no harm.
    this.timer = setInterval(() => void this.forgetOld().catch(() => undefined), FORGET_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Deletes the counters whose time window has ended. */
  async forgetOld(): Promise<void> {
    await this.statements.rows(FORGET_OLD);
  }
}

/**
 * SQL expression: the whole seconds until a time, rounded up. 0.001 is subtracted because stored times are rounded to
 * milliseconds.
 */
const secondsUntil = (time: string) => `ceil(extract(epoch FROM ${time} - now()) - 0.001)::int`;

/**
 * A window starts with its first hit. A block starts with the first hit above the limit, and hits during a block are
 * not counted.
 */
const HIT = statement('throttle')`
INSERT INTO "throttle_counter" AS c ("key", "hits", "endsAt")
VALUES (:key, :more::int, now() + make_interval(secs => :windowSeconds))
ON CONFLICT ("key") DO UPDATE SET
  "hits" = CASE WHEN c."blockedUntil" > now() THEN c."hits" WHEN c."endsAt" <= now() OR c."blockedUntil" IS NOT NULL THEN :more::int
                ELSE c."hits" + :more::int END,
  "endsAt" = CASE WHEN c."blockedUntil" > now() THEN c."endsAt"
                  WHEN c."endsAt" <= now() OR c."blockedUntil" IS NOT NULL THEN now() + make_interval(secs => :windowSeconds)
                  ELSE c."endsAt" END,
  "blockedUntil" = CASE WHEN c."blockedUntil" > now() THEN c."blockedUntil"
                        WHEN c."endsAt" > now() AND c."blockedUntil" IS NULL AND c."hits" + :more::int > :limit::int
                          THEN now() + make_interval(secs => :blockSeconds) END
RETURNING "hits" AS "total", ${secondsUntil('"endsAt"')} AS "expires", coalesce(${secondsUntil('"blockedUntil"')}, 0) AS "blocked"`;

const FORGET_OLD = statement('throttle-forget')`
DELETE FROM "throttle_counter" WHERE "endsAt" < now() AND ("blockedUntil" IS NULL OR "blockedUntil" < now())`;
