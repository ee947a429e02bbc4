import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { statement } from '../../database/statement.js';
import type { Statements } from '../../database/statements.js';
import { writeTogether } from '../../database/write-together.js';
import type { Counted, Hit, LimitStorage } from '../limits.js';

const FORGET_EVERY_MS = 10 * 60 * 1000;

/** Keeps rate-limit counters in PostgreSQL (`api/prisma/sql/throttle-counter.sql`). */
export class PostgresThrottlerStorage implements LimitStorage, OnApplicationBootstrap, OnApplicationShutdown {
  /** Calls that arrive while a statement runs share the next one. */
  readonly incrementEach = writeTogether((callers: readonly Hit[][]) => this.countHits(callers));

  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly statements: Statements) {}

  async increment(...hit: Hit) {
    return (await this.incrementEach([hit]))[0]!;
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

  private async countHits(callers: readonly Hit[][]): Promise<Counted[][]> {
    const hits = callers.flat();
    const rows = await this.statements.rows(HIT, {
      callers: callers.flatMap((ofCaller, caller) => ofCaller.map(() => caller)),
      keys: hits.map(([key, , , , name]) => `${name}:${key}`),
      more: hits.map(([, , , , , more]) => more ?? 1),
      windowSeconds: hits.map(([, ttl]) => ttl / 1000),
      limits: hits.map(([, , limit]) => limit),
      blockSeconds: hits.map(([, , , blockDuration]) => blockDuration / 1000),
    });
    const counted: Counted[][] = callers.map(() => []);
    for (const { caller, total, expires, blocked } of rows)
      counted[caller]!.push({
        ...{ totalHits: total, timeToExpire: expires },
        ...{ isBlocked: blocked > 0, timeToBlockExpire: blocked },
      });
    return counted;
  }
}

/** PostgreSQL reports the columns of a function as nullable; these columns are never null. */
const HIT = statement('throttle')`
SELECT coalesce("caller", 0) AS "caller", coalesce("total", 0) AS "total", coalesce("expires", 0) AS "expires",
  coalesce("blocked", 0) AS "blocked"
FROM count_hits(:callers::int[], :keys::text[], :more::int[], :windowSeconds::float8[], :limits::int[], :blockSeconds::float8[])`;

const FORGET_OLD = statement('throttle-forget')`
DELETE FROM "throttle_counter" WHERE "endsAt" < now() AND ("blockedUntil" IS NULL OR "blockedUntil" < now())`;
