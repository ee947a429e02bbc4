import { ReturnState } from '../generated/prisma/enums.js';
import { announce } from '../orders/index.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';
import { nextReturnStates, statesBefore } from './return-lifecycle.js';
import { returnNotFound } from './return.errors.js';

export interface LockedReturn {
  orderUuid: string;
  /** Id of the order's owner; null for a guest's order. */
  userId: string | null;
  number: number;
}

/**
 * Locks the order of a request, before any other lock of the order. All code that creates or changes requests does so
 * under this lock, so that changes of one order and its returns run one after another. Throws RETURN_NOT_FOUND.
 */
export async function lockReturn(queries: Queries, id: string): Promise<LockedReturn> {
  const [locked] = await queries.rows(LOCK, { id });
  if (!locked) throw returnNotFound();
  return locked;
}

/**
 * Changes the state of a request whose order is locked. Throws RETURN_MOVED_ON if the new state cannot follow the
 * current one. A request of which a unit is settled (`api/prisma/sql/return-settled.sql`) can no longer be cancelled.
 */
export async function moveReturn(
  queries: Queries,
  id: string,
  { to, by, instructions = null, rejectionReason = null }: ReturnMove,
): Promise<void> {
  const moved = await queries.rows(MOVE, { id, to, from: statesBefore(to), instructions, rejectionReason });
  if (moved.length) return;
  throw await movedOn(queries, id, by);
}

/** Returns the error for a request that is in another state than the caller assumed. */
export async function movedOn(queries: Queries, id: string, by: ReturnMove['by']): Promise<ApiError> {
  const [present] = await queries.rows(STATE, { id });
  if (!present) return returnNotFound();
  const { state, settled } = present;
  return new ApiError(by === 'SHOPPER' ? 'RETURN_MOVED_ON.SHOPPER' : 'RETURN_MOVED_ON', {
    state,
    allowed: nextReturnStates(state, by).filter((next) => next !== 'CANCELLED' || !settled),
  });
}

export interface ReturnMove {
  to: ReturnState;
  by: 'SHOPPER' | 'OPERATOR';
  instructions?: string | null;
  rejectionReason?: string | null;
}

/** Adds the notification of a request to the outbox, once for each of its states. */
export async function announceReturn(
  queries: Queries,
  id: string,
  announcement: Omit<Parameters<typeof announce>[1], 'itemIds'>,
): Promise<void> {
  const items = await queries.rows(ITEM_IDS, { id });
  await announce(queries, { ...announcement, itemIds: items.map(({ orderItemId }) => orderItemId) });
}

const LOCK = statement('return-lock')`
SELECT o."uuid" AS "orderUuid", o."userId", r."number" FROM "shop_order" o JOIN "return_request" r ON r."orderUuid" = o."uuid"
WHERE r."id" = :id FOR NO KEY UPDATE OF o`;

const MOVE = statement('return-move')`
UPDATE "return_request" SET "state" = :to::"ReturnState", "updatedAt" = now(), "rejectionReason" = :rejectionReason?::text,
  "instructions" = coalesce(:instructions?::text, "instructions")
WHERE "id" = :id AND "state" = ANY(:from::"ReturnState"[]) AND (:to <> 'CANCELLED'
  OR NOT EXISTS (SELECT FROM "return_item" x WHERE x."requestId" = :id AND x."outcome" IS NOT NULL))
RETURNING 1 AS "moved"`;

const STATE = statement('return-state')`
SELECT "state", EXISTS (SELECT FROM "return_item" WHERE "requestId" = :id AND "outcome" IS NOT NULL) AS "settled"
FROM "return_request" WHERE "id" = :id`;

const ITEM_IDS = statement('return-item-ids')`
SELECT "orderItemId" FROM "return_item" WHERE "requestId" = :id ORDER BY "orderItemId"`;
