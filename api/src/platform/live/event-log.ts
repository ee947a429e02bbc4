import { Injectable } from '@nestjs/common';
import { ApiError } from '../../shared/api-error.js';
import { statement } from '../database/statement.js';
import { Statements } from '../database/statements.js';
import { freeRows } from '../queue/due-rows.js';

/** Maximum number of events that one statement reads or deletes. */
export const EVENTS_AT_ONCE = 500;

/** Maximum number of events that one statement numbers. */
const NUMBERED_AT_ONCE = 5000;

/** The channel on which the process that numbers events wakes the other processes. */
export const LIVE_CHANNEL = 'live_event';

type SubjectType =
  | 'ORDER'
  | 'ORDER_DETAIL'
  | 'CART'
  | 'RETURN'
  | 'REVIEW'
  | 'QUESTION'
  | 'MEET_PRICE_REQUEST'
  | 'COOPERATIVE_REQUEST'
  | 'FEED_RUN';

/**
 * The events that a subscriber gets: those of a shopper's orders or cart, of one order, or of the operators' whole
 * queue.
 */
export type Feed =
  { of: 'SHOPPER'; userId: string; subjectType: 'ORDER' | 'CART' } | { of: 'ORDER'; uuid: string } | { of: 'QUEUE' };

export interface LoggedEvent {
  position: bigint;
  subjectType: SubjectType;
  subjectId: string;
  userId: string | null;
  isNew: boolean;
  occurredAt: Date;
}

/**
 * The log of events for subscribers. Triggers write events (`api/prisma/sql/live-events.sql`). They are numbered after
 * their commit, by one process at a time. Therefore an event never appears before a position that a subscriber has
 * already read, whatever the order of commits (ADR 31).
 */
@Injectable()
export class EventLog {
  constructor(private readonly statements: Statements) {}

  /** Returns the position of the latest numbered event. */
  async head(): Promise<bigint> {
    const [log] = await this.statements.rows(STANDING);
    return BigInt(log!.head);
  }

  /**
   * Numbers the committed events, and wakes all processes. While another process does this, returns at once, or with
   * `waits` when all events that were committed before the call are numbered.
   */
  async number({ waits = false } = {}): Promise<void> {
    for (let count = NUMBERED_AT_ONCE; count === NUMBERED_AT_ONCE;) {
      const [waiting] = await this.statements.rows(ANY_WAITING);
      if (!waiting) return;
      count = await this.statements.transaction(
        async (queries) => {
          const [lock] = await queries.rows(waits ? WAIT_FOR_LOCK : LOCK);
          if (!lock) return 0;
          // A separate statement, because it must see what the last holder of the lock has committed.
          const [done] = await queries.rows(NUMBER, { limit: NUMBERED_AT_ONCE });
          return done?.count ?? 0;
        },
        { idempotent: true },
      );
    }
  }

  /** Returns the next events after a position, of all subjects. */
  async next(after: bigint): Promise<LoggedEvent[]> {
    return (await this.statements.rows(NEXT, { after: String(after), limit: EVENTS_AT_ONCE })).map(logged);
  }

  /** Returns the next events of a feed after a position, which is checked like in `check`. */
  async read(feed: Feed, after: bigint): Promise<LoggedEvent[]> {
    const events = await this.rowsOf(feed, String(after));
    // Checked after reading the events, because events deleted meanwhile would be missing.
    await this.check(after);
    return events.map(logged);
  }

  /** Throws CURSOR_EXPIRED if events after this position have been deleted, or if there never was such a position. */
  async check(after: bigint): Promise<void> {
    const [log] = await this.statements.rows(STANDING);
    if (after < BigInt(log!.forgotten) || after > BigInt(log!.head)) throw new ApiError('CURSOR_EXPIRED');
  }

  /** Deletes events that are older than this number of hours. */
  async forget(hours: number): Promise<void> {
    await this.number();
    for (let count = EVENTS_AT_ONCE; count >= EVENTS_AT_ONCE;) {
      const [done] = await this.statements.rows(FORGET, { hours, limit: EVENTS_AT_ONCE });
      count = done?.count ?? 0;
    }
  }

  private rowsOf(feed: Feed, after: string) {
    const limit = EVENTS_AT_ONCE;
    switch (feed.of) {
      case 'SHOPPER':
        return this.statements.rows(OF_SHOPPER, { after, limit, userId: feed.userId, subjectType: feed.subjectType });
      case 'ORDER':
        return this.statements.rows(OF_ORDER, { after, limit, uuid: feed.uuid });
      case 'QUEUE':
        return this.statements.rows(OF_QUEUE, { after, limit });
    }
  }
}

function logged({ position, subjectType, ...event }: (typeof NEXT)['types']['row']): LoggedEvent {
  return { ...event, position: BigInt(position), subjectType: subjectType as SubjectType };
}

const STANDING = statement('live-standing')`SELECT "head", "forgotten" FROM "live_log"`;

const ANY_WAITING = statement(
  'live-any-waiting',
)`SELECT 1 AS "waiting" FROM "live_event" WHERE "position" IS NULL LIMIT 1`;

const LOCK = statement('live-lock')`${freeRows('SELECT 1 AS "mine" FROM "live_log"')}`;

const WAIT_FOR_LOCK = statement('live-wait-for-lock')`SELECT 1 AS "mine" FROM "live_log" FOR UPDATE`;

const NUMBER = statement('live-number')`
WITH batch AS (
  SELECT "id", row_number() OVER (ORDER BY "id") AS "place" FROM (
    SELECT "id" FROM "live_event" WHERE "position" IS NULL ORDER BY "id" LIMIT :limit) waiting
), numbered AS (
  UPDATE "live_event" e SET "position" = l."head" + batch."place" FROM batch, "live_log" l WHERE e."id" = batch."id"
)
UPDATE "live_log" SET "head" = "head" + (SELECT count(*) FROM batch) WHERE EXISTS (SELECT FROM batch)
RETURNING (SELECT count(*)::int FROM batch) AS "count", pg_notify('${LIVE_CHANNEL}', '')::text AS "woken"`;

const COLUMNS = `e."position"::text AS "position", e."subjectType", e."subjectId", e."userId", e."isNew", e."occurredAt"`;

const NEXT = statement('live-next')`
SELECT ${COLUMNS} FROM "live_event" e WHERE e."position" > :after::bigint ORDER BY e."position" LIMIT :limit`;

const OF_SHOPPER = statement('live-of-shopper')`
SELECT ${COLUMNS} FROM "live_event" e
WHERE e."userId" = :userId AND e."subjectType" = :subjectType AND e."position" > :after::bigint
ORDER BY e."position" LIMIT :limit`;

const OF_ORDER = statement('live-of-order')`
SELECT ${COLUMNS} FROM "live_event" e WHERE e."subjectId" = :uuid AND e."subjectType" = 'ORDER' AND e."position" > :after::bigint
ORDER BY e."position" LIMIT :limit`;

const OF_QUEUE = statement('live-of-queue')`
SELECT ${COLUMNS} FROM "live_event" e WHERE e."subjectType" NOT IN ('CART', 'ORDER_DETAIL') AND e."position" > :after::bigint
ORDER BY e."position" LIMIT :limit`;

/**
 * Waits for the process that numbers events. Deletes from the lowest position on, so no event is missing between two
 * that are kept.
 */
const FORGET = statement('live-forget')`
WITH log AS (
  SELECT 1 FROM "live_log" FOR UPDATE
), last AS (
  SELECT max("position") AS "position" FROM (
    SELECT e."position" FROM "live_event" e, log
    WHERE e."position" IS NOT NULL AND e."occurredAt" < now() - make_interval(hours => :hours)
    ORDER BY e."position" LIMIT :limit) old
), gone AS (
  DELETE FROM "live_event" e USING last WHERE e."position" <= last."position" RETURNING 1
)
UPDATE "live_log" SET "forgotten" = last."position" FROM last WHERE last."position" IS NOT NULL
RETURNING (SELECT count(*)::int FROM gone) AS "count"`;
