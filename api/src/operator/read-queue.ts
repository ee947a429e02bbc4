import { Injectable } from '@nestjs/common';
import type { Caller } from '../platform/auth/actor.js';
import { requirePermission, type Permission } from '../platform/auth/permissions.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import type { CountedConnection } from '../platform/graphql/counted-connection.model.js';
import type { ConnectionRequest } from '../shared/connection.js';
import { listKey } from '../shared/cursor.js';
import { keysetConnection } from '../shared/keyset.js';
import { madeSlice, type AskedCounts } from './listing.js';
import { QueueKind, type QueueEntry, type QueueInput } from './queue-entry.model.js';

/** The permission that an operator needs to see entries of a kind. */
const NEEDED: Record<QueueKind, Permission> = {
  RETURN: 'RETURNS',
  REVIEW: 'REVIEWS',
  QUESTION: 'REVIEWS',
  MEET_PRICE_REQUEST: 'REQUESTS',
  COOPERATIVE_REQUEST: 'REQUESTS',
};

/** The queues of several domains as one list. */
@Injectable()
export class ReadQueue {
  constructor(private readonly statements: Statements) {}

  /**
   * Returns the entries that wait for an operator after a cursor, the oldest first. Counts all kinds that the caller
   * may see. Throws CURSOR_INVALID, and FORBIDDEN for a kind that the caller names and may not see.
   */
  async connection(
    { permissions }: Caller,
    { kinds: asked }: QueueInput,
    request: ConnectionRequest,
    counted: AskedCounts,
  ): Promise<CountedConnection<QueueEntry, QueueKind>> {
    const wanted = asked?.length ? asked : null;
    for (const kind of wanted ?? []) requirePermission(NEEDED[kind], permissions);
    const seen = Object.values(QueueKind).filter((kind) => permissions.includes(NEEDED[kind]));
    const kinds = wanted ?? seen;
    const counts =
      counted.total || counted.parts
        ? (await this.statements.rows(COUNTS, { kinds: seen })).map(({ state, count }) => ({
            state: (state ?? '') as QueueKind,
            count,
          }))
        : [];
    const connection = await keysetConnection(listKey('queue', { kinds }), request, {
      keys: 'NUMBERS',
      count: () =>
        Promise.resolve(counts.reduce((sum, { state, count }) => sum + (kinds.includes(state) ? count : 0), 0)),
      rows: (slice) => this.statements.rows(SLICE, { kinds, ...slice }),
      present: (rows) =>
        rows.map((row) => ({
          ...row,
          kind: (row.kind ?? '') as QueueKind,
          state: row.state ?? '',
          about: row.about ?? '',
        })),
    });
    return { ...connection, stateCounts: counts };
  }
}

/** Each part has its own index by state; only few rows are open. */
const SOURCE = `
FROM (
  SELECT 'RETURN' AS "kind", r."id", r."state"::text AS "state", r."createdAt", concat_ws(' ', o."name", o."surname") AS "about",
    r."number", o."uuid" AS "orderUuid", o."number" AS "orderNumber", NULL::uuid AS "productId"
  FROM "return_request" r JOIN "shop_order" o ON o."uuid" = r."orderUuid" WHERE r."state" IN ('NEW', 'RECEIVED')
  UNION ALL
  SELECT 'REVIEW', w."id", w."state"::text, w."createdAt", p."name", NULL, o."uuid", o."number", p."id"
  FROM "review" w JOIN "product" p ON p."id" = w."productId" JOIN "order_product_item" i ON i."id" = w."orderItemId"
  JOIN "shop_order" o ON o."uuid" = i."orderUuid" WHERE w."state" = 'PENDING'
  UNION ALL
  SELECT 'QUESTION', n."id", n."state"::text, n."createdAt", p."name", NULL, NULL, NULL, p."id"
  FROM "product_question" n JOIN "product" p ON p."id" = n."productId" WHERE n."state" = 'PENDING'
  UNION ALL
  SELECT 'MEET_PRICE_REQUEST', m."id", m."state"::text, m."createdAt", p."name", NULL, NULL, NULL, p."id"
  FROM "meet_price_request" m JOIN "product" p ON p."id" = m."productId" WHERE m."state" IN ('NEW', 'IN_WORK')
  UNION ALL
  SELECT 'COOPERATIVE_REQUEST', c."id", c."state"::text, c."createdAt", c."companyName", NULL, NULL, NULL, NULL
  FROM "cooperative_request" c WHERE c."state" IN ('NEW', 'IN_WORK')
) q
WHERE q."kind" = ANY(:kinds::text[])`;

const SLICE = statement('operator-queue')`${madeSlice('q', 'OLDEST_FIRST', 'q.*', SOURCE)}`;

const COUNTS = statement('operator-queue-counts')`
SELECT q."kind" AS "state", count(*)::int AS "count" ${SOURCE} GROUP BY 1 ORDER BY 1`;
