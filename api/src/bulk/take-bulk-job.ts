import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/auth/actor.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { ApiError, tooManyRequests } from '../shared/api-error.js';
import { notFound } from '../operator/index.js';
import type { BulkJobKind, BulkProductsChange } from './bulk-job.model.js';
import type { BulkPricesInput, BulkStockInput } from './bulk.input.js';
import { ROUNDED_TO, type BulkPriceChange } from './price-change.js';

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

/** A call that prepares a change of the prices of these offers by a percentage. */
export interface PercentCall extends Omit<ProductsCall, 'change'> {
  change: BulkPriceChange;
}

/** A call that prepares a change of the stock of these offers: a figure or a difference. */
export interface StockCall extends Omit<ProductsCall, 'change'> {
  stock: number | null;
  difference: number | null;
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

interface PreparedJob extends Omit<NewJob, 'total'> {
  priceChange?: BulkPriceChange;
  found: number;
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
    return this.store(job, (queries, jobId) =>
      inParts(ids, (part) => queries.rows(INSERT_PRODUCTS, { jobId, ids: part })),
    );
  }

  /**
   * Stores a job that is not applied until {@link apply} is called, and returns its id; the same call again returns the
   * same id. The new prices are computed now, from prices that are kept with them.
   */
  preparePercent({ asked, ids, change, ...call }: PercentCall): Promise<string> {
    const job = { ...call, kind: 'PRICES', content: JSON.stringify(asked), change: null, priceChange: change } as const;
    const { percent, rounding } = change;
    return this.prepare({ ...job, found: ids.length }, (queries, jobId) =>
      inParts(ids, (part) =>
        queries.rows(INSERT_PERCENT, {
          ...{ jobId, ids: part, hundredths: Math.round(percent * 100) },
          ...ROUNDED_TO[rounding],
        }),
      ),
    );
  }

  /** As {@link preparePercent}, for stock. */
  prepareStock({ asked, ids, stock, difference, ...call }: StockCall): Promise<string> {
    const job = { ...call, kind: 'STOCK', content: JSON.stringify(asked), change: null, found: ids.length } as const;
    return this.prepare(job, (queries, jobId) =>
      inParts(ids, (part) => queries.rows(INSERT_SAME_STOCK, { jobId, ids: part, stock, difference })),
    );
  }

  /** As {@link preparePercent}, for products. */
  prepareProducts({ asked, ids, ...call }: ProductsCall): Promise<string> {
    const job = { ...call, kind: 'PRODUCTS', content: JSON.stringify(asked), found: ids.length } as const;
    return this.prepare(job, (queries, jobId) =>
      inParts(ids, (part) => queries.rows(INSERT_PRODUCTS, { jobId, ids: part })),
    );
  }

  /**
   * Has a prepared job applied, after the jobs that were accepted before this call; an accepted job stays as it is. Throws
   * NOT_FOUND, also for a job that somebody else has prepared, and TOO_MANY_REQUESTS.
   */
  async apply(by: Actor, kind: BulkJobKind, id: string): Promise<void> {
    await this.statements.transaction(
      async (queries) => {
        await queries.rows(LOCK);
        const [job] = await queries.rows(OWN, { id, kind, by: by.id });
        if (!job) throw notFound();
        if (!job.isPrepared) return;
        await refuseTooMany(queries);
        await queries.rows(ACCEPT, { id });
      },
      { idempotent: true },
    );
  }

  private store(job: NewJob, insertRows: (queries: Queries, jobId: string) => Promise<unknown>): Promise<string> {
    return this.once(job, async (queries, values) => {
      await refuseTooMany(queries);
      const [{ id }] = (await queries.rows(INSERT_JOB, { ...values, total: job.total })) as [{ id: string }];
      await insertRows(queries, id);
      return id;
    });
  }

  /** A caller has one prepared job of a kind, so that looking at many of them keeps no rows. */
  private prepare(
    { priceChange, found, ...job }: PreparedJob,
    insertRows: (queries: Queries, jobId: string) => Promise<unknown>,
  ): Promise<string> {
    // The call that changes the same without a preview is another one.
    return this.once({ ...job, content: `prepared ${job.content}` }, async (queries, values) => {
      await queries.rows(FORGET_PREPARED, { by: values.by, kind: values.kind });
      const prepared = { ...values, priceChange: asJson(priceChange ?? null), found };
      const [{ id }] = (await queries.rows(INSERT_PREPARED, prepared)) as [{ id: string }];
      await insertRows(queries, id);
      await queries.rows(COUNT_PLANNED, { id });
      return id;
    });
  }

  /** Returns the id of the job with this key, or of the job that `insert` stores. */
  private once(
    { kind, by, idempotencyKey, content, change }: Omit<NewJob, 'total'>,
    insert: (queries: Queries, values: StoredValues) => Promise<string>,
  ): Promise<string> {
    const rowsHash = createHash('sha256').update(kind).update(content).digest();
    return this.statements.transaction(
      async (queries) => {
        // Jobs get their numbers in the order in which they are committed, so no job can come before a running one.
        await queries.rows(LOCK);
        const [known] = await queries.rows(KNOWN, { by: by.id, idempotencyKey, rowsHash });
        if (known?.same === false) throw new ApiError('IDEMPOTENCY_CONFLICT');
        if (known) return known.id;
        const values = { kind, idempotencyKey, rowsHash, change: asJson(change) };
        return insert(queries, { ...values, by: by.id, byProgram: by.kind === 'PROGRAM' });
      },
      { idempotent: true },
    );
  }
}

interface StoredValues {
  kind: BulkJobKind;
  idempotencyKey: string;
  rowsHash: Buffer;
  change: string | null;
  by: string;
  byProgram: boolean;
}

const asJson = (value: object | null): string | null => value && JSON.stringify(value);

async function refuseTooMany(queries: Queries): Promise<void> {
  const [{ open }] = (await queries.rows(COUNT_OPEN)) as [{ open: number }];
  if (open >= MOST_OPEN) throw tooManyRequests(new Date(Date.now() + AGAIN_AFTER_MS));
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

/** No process takes a job that is finished, not even one of the release before. */
const INSERT_PREPARED = statement('bulk-insert-prepared')`
INSERT INTO "bulk_job" ("kind", "actorId", "byProgram", "idempotencyKey", "rowsHash", "change", "priceChange", "total",
  "planned", "found", "finishedAt")
VALUES (:kind::"BulkJobKind", :by, :byProgram, :idempotencyKey, :rowsHash, :change?::jsonb, :priceChange?::jsonb, 0, 0,
  :found, now())
RETURNING "id"`;

const FORGET_PREPARED = statement('bulk-forget-prepared')`
DELETE FROM "bulk_job" WHERE "actorId" = :by AND "kind" = :kind::"BulkJobKind" AND "planned" IS NOT NULL`;

const COUNT_PLANNED = statement('bulk-count-planned')`
UPDATE "bulk_job" SET "planned" = (SELECT count(*) FROM "bulk_row" r WHERE r."jobId" = :id) WHERE "id" = :id`;

const OWN = statement('bulk-own')`
SELECT "planned" IS NOT NULL AS "isPrepared" FROM "bulk_job"
WHERE "id" = :id AND "kind" = :kind::"BulkJobKind" AND "actorId" = :by`;

/** The number is that of a job that comes now. */
const ACCEPT = statement('bulk-accept')`
UPDATE "bulk_job" SET "number" = nextval(pg_get_serial_sequence('bulk_job', 'number')), "total" = "planned",
  "planned" = NULL, "createdAt" = now(), "workedAt" = now(), "finishedAt" = CASE WHEN "planned" = 0 THEN now() END
WHERE "id" = :id`;

/**
 * Returns SQL of a price changed by hundredths of a percent and rounded to the nearest multiple of `step`, moved by
 * `ending`: up from the middle, and never to nothing.
 */
const changed = (price: string) => `greatest(CASE WHEN :ending::bigint > 0 THEN :ending ELSE :step::bigint END,
  floor((${price} * (10000 + :hundredths::bigint) / 10000.0 - :ending) / :step + 0.5)::bigint * :step + :ending)`;

/** A statement that inserts 200,000 rows would run into the limit of time. */
const INSERTED_AT_ONCE = 20_000;

async function inParts(ids: readonly string[], insert: (part: readonly string[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < ids.length; from += INSERTED_AT_ONCE)
    await insert(ids.slice(from, from + INSERTED_AT_ONCE));
}

/** The last position of the job's rows; -1 if it has none. */
const BEHIND = `coalesce((SELECT max(r."position") FROM "bulk_row" r WHERE r."jobId" = :jobId), -1)`;

/**
 * The price for card holders changes with the price, and is never above it. Offers without a price, and those whose price
 * stays, have no row.
 */
const INSERT_PERCENT = statement('bulk-insert-percent')`
INSERT INTO "bulk_row" ("jobId", "position", "givenId", "itemId", "price", "loyaltyPrice", "keepsOldPrice", "seenPrice",
  "seenLoyaltyPrice")
SELECT :jobId::uuid, ${BEHIND} + row_number() OVER (ORDER BY asked."place"), i."id", i."id", n."price",
  CASE WHEN d."loyaltyPrice" IS NOT NULL THEN least(n."price", ${changed('d."loyaltyPrice"')}) END, true, d."price",
  d."loyaltyPrice"
FROM unnest(:ids::uuid[]) WITH ORDINALITY AS asked("id", "place")
JOIN "product_item" i ON i."id" = asked."id" AND i."deletedAt" IS NULL
JOIN "price_details" d ON d."itemId" = i."id"
CROSS JOIN LATERAL (SELECT ${changed('d."price"')} AS "price") n
WHERE n."price" <> d."price"`;

const INSERT_SAME_STOCK = statement('bulk-insert-same-stock')`
INSERT INTO "bulk_row" ("jobId", "position", "givenId", "itemId", "stock", "difference")
SELECT :jobId::uuid, ${BEHIND} + row_number() OVER (ORDER BY asked."place"), i."id", i."id", :stock?::int, :difference?::int
FROM unnest(:ids::uuid[]) WITH ORDINALITY AS asked("id", "place")
JOIN "product_item" i ON i."id" = asked."id" AND i."deletedAt" IS NULL`;

const INSERT_PRODUCTS = statement('bulk-insert-products')`
INSERT INTO "bulk_row" ("jobId", "position", "productId")
SELECT :jobId::uuid, ${BEHIND} + asked."place", asked."id" FROM unnest(:ids::uuid[]) WITH ORDINALITY AS asked("id", "place")`;

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
