import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { connect, type Connection, type ConnectionRequest } from '../shared/connection.js';
import { listKey, readCursor, writeCursor } from '../shared/cursor.js';
import type { LateMessageState } from './late-message-states.js';
import type { LateMessage, LateMessagesInput } from './late-message.model.js';

/** Reads the events of the outbox that a rate limit has delayed. Sent events stay for `OUTBOX_KEPT_DAYS`. */
@Injectable()
export class ReadLateMessages {
  constructor(private readonly statements: Statements) {}

  /** Returns late messages after a cursor, the newest first. Throws CURSOR_INVALID. `counted`: with their number. */
  async connection(
    { states }: LateMessagesInput,
    { first, after = null }: ConnectionRequest,
    counted: boolean,
  ): Promise<Connection<LateMessage>> {
    const wanted = { states: states?.length ? states : null };
    const list = listKey('lateMessages', wanted);
    const [before] = after === null ? [null] : readCursor(after, list, isId);
    const [count] = counted ? await this.statements.rows(COUNT, wanted) : [];
    // One row more than requested shows whether there are more.
    const found = await this.statements.rows(SLICE, { ...wanted, before, limit: first + 1 });
    const edges = found.slice(0, first).map((row) => ({
      cursor: writeCursor(list, [row.id]),
      node: { ...row, state: row.state as LateMessageState, budget: row.budget as LateMessage['budget'] },
    }));
    return connect(edges, { after, hasNextPage: found.length > first, totalCount: count?.total ?? 0 });
  }
}

export const isId = (values: readonly unknown[]): values is [id: string] =>
  values.length === 1 && typeof values[0] === 'string' && /^\d{1,18}$/.test(values[0]);

const LATE = `
FROM (
  SELECT *, CASE WHEN "untold" IS NOT NULL THEN "untold"::text WHEN "doneAt" IS NOT NULL THEN 'SENT'
    WHEN "runAt" = 'infinity' THEN 'GIVEN_UP' ELSE 'WAITING' END AS "state"
  FROM "outbox_event" WHERE "budget" IS NOT NULL) e
WHERE (:states?::text[] IS NULL OR e."state" = ANY(:states))`;

const COUNT = statement('late-messages-count')`SELECT count(*)::int AS "total" ${LATE}`;

const SLICE = statement('late-messages')`
SELECT late."id", late."topic", late."payload"->>'news' AS "news", o."uuid" AS "orderUuid", o."number" AS "orderNumber",
  coalesce(late."state", '') AS "state", coalesce(late."budgetOf", '') AS "budget", late."createdAt",
  CASE late."state" WHEN 'WAITING' THEN late."runAt" END AS "waitsUntil", late."doneAt" AS "endedAt"
FROM (SELECT * ${LATE} AND (:before?::bigint IS NULL OR e."id" < :before) ORDER BY e."id" DESC LIMIT :limit) late
LEFT JOIN "shop_order" o ON o."uuid" = (late."payload"->>'orderUuid')::uuid
ORDER BY late."id" DESC`;
