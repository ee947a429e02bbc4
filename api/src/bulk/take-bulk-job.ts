import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/auth/actor.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { ApiError, tooManyRequests } from '../shared/api-error.js';
import type { BulkJobKind, BulkProductsChange } from './bulk-job.model.js';
import type { BulkPricesInput, BulkStockInput } from './bulk.input.js';

/** Maximum number of open jobs that the shop accepts. */
const MOST_OPEN = 100;
const AGAIN_AFTER_MS = 60_000;

/** A call that changes offers; `check-rows.ts` has checked its rows. */
export interface OffersCall {
  kind: 'PRICES' | 'STOCK';
  by: Actor;
  idempotencyKey: string;
  rows: (BulkPricesInput | BulkStockInput)[];
}

/** A call that changes products: what was asked, and what `admin/products-change.ts` has read from it. */
export interface ProductsCall {
  by: Actor;
  idempotencyKey: string;
  asked: object;
  change: BulkProductsChange;
  ids: string[];
}

interface NewJob {
  kind: BulkJobKind;
  by: Actor;
  idempotencyKey: string;
  /** What the same call has to repeat. */
  content: string;
  change: BulkProductsChange | null;
  total: number;
}

/** Accepts bulk jobs. Only the job and its rows are written. */
@Injectable()
export class TakeBulkJob {
  constructor(private readonly statements: Statements) {}

  /**
   * Stores a job, and returns its id; the same call again returns the same id. Offers are looked up now, so that a row
   * is refused if it names an offer that another row has named in another way. Throws IDEMPOTENCY_CONFLICT, and
   * TOO_MANY_REQUESTS while too many jobs wait.
   */
  offers({ rows, ...call }: OffersCall): Promise<string> {
    const content = JSON.stringify(rows.map(asStored));
    const job = { ...call, content, change: null, total: rows.length };
    return this.store(job, (queries, jobId) => queries.rows(INSERT_OFFERS, { jobId, rows: content }));
  }

  /** As {@link offers}, for products. */
  products({ by, idempotencyKey, asked, change, ids }: ProductsCall): Promise<string> {
    const content = JSON.stringify(asked);
    const job = { kind: 'PRODUCTS', by, idempotencyKey, content, change, total: ids.length } as const;
    return this.store(job, (queries, jobId) => queries.rows(INSERT_PRODUCTS, { jobId, ids }));
  }

  private store(
    { kind, by, idempotencyKey, content, change, total }: NewJob,
    insertRows: (queries: Queries, jobId: string) => Promise<unknown>,
  ): Promise<string> {
    const rowsHash = createHash('sha256').update(kind).update(content).digest();
    return this.statements.transaction(
      async (queries) => {
        // Jobs get their numbers in the order in which they are committed, so no job can come before a running one.
        await queries.rows(LOCK);
        const [known] = await queries.rows(KNOWN, { by: by.id, idempotencyKey, rowsHash });
        if (known?.same === false) throw new ApiError('IDEMPOTENCY_CONFLICT');
        if (known) return known.id;
        const [{ open }] = (await queries.rows(COUNT_OPEN)) as [{ open: number }];
        if (open >= MOST_OPEN) throw tooManyRequests(new Date(Date.now() + AGAIN_AFTER_MS));
        const [job] = await queries.rows(INSERT_JOB, {
          ...{ kind, idempotencyKey, rowsHash, total, change: change && JSON.stringify(change) },
          ...{ by: by.id, byProgram: by.kind === 'PROGRAM' },
        });
        await insertRows(queries, job!.id);
        return job!.id;
      },
      { idempotent: true },
    );
  }
}

/** Returns a row in the form of the table: with its position, and with the omitted fields named as kept. */
function asStored({ id: givenId, ...row }: OffersCall['rows'][number], position: number) {
  if (!('price' in row)) return { position, givenId, ...row };
  const keeps = { keepsOldPrice: row.oldPrice === undefined, keepsLoyaltyPrice: row.loyaltyPrice === undefined };
  return { position, givenId, ...row, ...keeps };
}

/** Jobs are stored one after another. */
const LOCK = statement('bulk-take-lock')`
SELECT 1 AS "locked" FROM pg_advisory_xact_lock(hashtext('bulk_job'))`;

const KNOWN = statement('bulk-known')`
SELECT "id", "rowsHash" = :rowsHash AS "same" FROM "bulk_job"
WHERE "actorId" = :by AND "idempotencyKey" = :idempotencyKey`;

const COUNT_OPEN = statement('bulk-count-open')`
SELECT count(*)::int AS "open" FROM "bulk_job" WHERE "finishedAt" IS NULL`;

const INSERT_JOB = statement('bulk-insert-job')`
INSERT INTO "bulk_job" ("kind", "actorId", "byProgram", "idempotencyKey", "rowsHash", "change", "total", "finishedAt")
VALUES (:kind::"BulkJobKind", :by, :byProgram, :idempotencyKey, :rowsHash, :change?::jsonb, :total,
  CASE WHEN :total = 0 THEN now() END)
RETURNING "id"`;

const INSERT_PRODUCTS = statement('bulk-insert-products')`
INSERT INTO "bulk_row" ("jobId", "position", "productId")
SELECT :jobId::uuid, asked."place" - 1, asked."id" FROM unnest(:ids::uuid[]) WITH ORDINALITY AS asked("id", "place")`;

const INSERT_OFFERS = statement('bulk-insert-rows')`
WITH sent AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset(:rows::jsonb) AS r("position" int, "givenId" uuid, "sku" text, "externalId" text,
    "price" bigint, "oldPrice" bigint, "loyaltyPrice" bigint, "keepsOldPrice" boolean, "keepsLoyaltyPrice" boolean,
    "stock" int, "difference" int)
), match AS (
  SELECT s."position", i."id" FROM sent s JOIN "product_item" i ON i."id" = s."givenId" WHERE i."deletedAt" IS NULL
  UNION ALL
  SELECT s."position", i."id" FROM sent s JOIN "product_item" i ON i."sku" = s."sku" WHERE i."deletedAt" IS NULL
  UNION ALL
  SELECT s."position", i."id" FROM sent s JOIN "product_item" i ON i."externalId" = s."externalId"
  WHERE i."deletedAt" IS NULL
), found AS (
  SELECT "position", count(*) AS "offers", CASE WHEN count(*) = 1 THEN (array_agg("id"))[1] END AS "itemId"
  FROM match GROUP BY "position"
)
INSERT INTO "bulk_row" ("jobId", "position", "givenId", "sku", "externalId", "itemId", "price", "oldPrice", "loyaltyPrice",
  "keepsOldPrice", "keepsLoyaltyPrice", "stock", "difference", "refusal")
SELECT :jobId::uuid, s."position", s."givenId", s."sku", s."externalId", f."itemId", s."price", s."oldPrice",
  s."loyaltyPrice", s."keepsOldPrice" IS TRUE, s."keepsLoyaltyPrice" IS TRUE, s."stock", s."difference",
  CASE WHEN f."offers" IS NULL THEN 'ITEM_NOT_FOUND'::"BulkRefusal" WHEN f."offers" > 1 THEN 'ITEM_AMBIGUOUS'
    WHEN row_number() OVER (PARTITION BY f."itemId" ORDER BY s."position") > 1 THEN 'ITEM_REPEATED' END
FROM sent s LEFT JOIN found f USING ("position")`;
