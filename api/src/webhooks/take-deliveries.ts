import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';

/** Longer than an attempt, so that two attempts never overlap. If the process dies, another one goes on after it. */
const LEASE_SECONDS = 60;

/**
 * Takes up to `most` deliveries of an endpoint that are due, each of another lane and none whose lane has an earlier one
 * waiting. The check is in the database, so it holds for any number of processes. It uses the indexes of
 * `api/prisma/sql/webhook-queue.sql`.
 */
export function takeDeliveries(queries: Queries, endpointId: string, most: number): Promise<TakenDelivery[]> {
  return queries.rows(TAKE, { endpointId, most, leaseSeconds: LEASE_SECONDS });
}

const TAKE = statement('webhook-take')`
UPDATE "webhook_delivery" d SET "takenUntil" = now() + make_interval(secs => :leaseSeconds), "attempts" = d."attempts" + 1,
  "runAt" = now() + make_interval(secs => :leaseSeconds), "firstAttemptAt" = coalesce(d."firstAttemptAt", now()),
  "lastAttemptAt" = now()
FROM "webhook_event" e, "webhook_endpoint" p
WHERE e."id" = d."eventId" AND p."id" = d."endpointId" AND d."id" IN (
  SELECT w."id" FROM "webhook_delivery" w
  WHERE w."endpointId" = :endpointId::uuid AND w."state" = 'WAITING' AND w."runAt" <= now()
    AND EXISTS (SELECT FROM "webhook_endpoint" p WHERE p."id" = w."endpointId" AND p."state" = 'ACTIVE' AND p."retryAt" <= now())
    AND NOT EXISTS (
      SELECT FROM "webhook_delivery" earlier
      WHERE earlier."endpointId" = w."endpointId" AND earlier."lane" = w."lane" AND earlier."id" < w."id"
        AND earlier."state" = 'WAITING')
  ORDER BY w."runAt", w."id" LIMIT :most FOR UPDATE SKIP LOCKED)
RETURNING d."id", d."attempts", d."endpointId", p."url", p."secret",
  CASE WHEN p."previousSecretUntil" > now() THEN p."previousSecret" END AS "previousSecret",
  e."id" AS "eventId", e."type", e."schemaVersion", e."subjectType", e."subjectId", e."data", e."occurredAt"`;

export type TakenDelivery = (typeof TAKE)['types']['row'];
