import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Random } from '@meet/demo/random';
import { retried } from '../../processes/retried.js';

type Change = (database: Pool, random: Random) => Promise<unknown>;

const WORDS = ['Ветер', 'Шторм', 'Прилив', 'Таволга', 'Калина', 'Север', 'Полдень', 'Янтарь'];

/** The writer never changes products whose slug starts with this prefix. */
export const PROBE = 'probe-';

/** SQL for the id of a random product. */
const anyProduct = (random: Random) =>
  `(SELECT "id" FROM "product" WHERE "id" >= '${randomUuid(random)}' AND "slug" NOT LIKE '${PROBE}%' ORDER BY "id" LIMIT 1)`;

const CHANGES: Record<string, Change> = {
  price: (database, random) =>
    database.query(
      `UPDATE "price_details" SET "price" = $1, "oldPrice" = $2, "loyaltyPrice" = NULL
       WHERE "itemId" IN (SELECT "id" FROM "product_item" WHERE "productId" = ${anyProduct(random)})`,
      [random.whole(1000, 9000) * 100, random.chance(0.5) ? random.whole(9001, 20000) * 100 : null],
    ),
  stock: (database, random) =>
    database.query(`UPDATE "product_item" SET "stock" = "reserved" + $1 WHERE "productId" = ${anyProduct(random)}`, [
      random.whole(0, 4),
    ]),
  name: (database, random) =>
    database.query(
      `UPDATE "product" SET "name" = split_part("name", ' ', 1) || ' ' || $1 WHERE "id" = ${anyProduct(random)}`,
      [`${random.pick(WORDS)} ${random.whole(1, 99)}`],
    ),
  deletion: (database, random) =>
    database.query(
      `UPDATE "product" SET "deletedAt" = CASE WHEN "deletedAt" IS NULL THEN now() END WHERE "id" = ${anyProduct(random)}`,
    ),
  activation: (database, random) =>
    database.query(`UPDATE "product" SET "active" = NOT "active" WHERE "id" = ${anyProduct(random)}`),
  product: (database, random) =>
    database.query(NEW_PRODUCT, [`new-${random.next().toString(36).slice(2)}`, random.pick(WORDS)]),
};
const SHARES = [
  'price',
  'price',
  'price',
  'stock',
  'stock',
  'stock',
  'name',
  'name',
  'deletion',
  'activation',
  'product',
];

/** Number of parallel connections: a commit waits for the disk, so one connection is too slow. */
const CONNECTIONS = 4;

/** Changes the catalogue at the given rate (changes per second) until `end`. A failed change is retried. */
export class Writer {
  changes = 0;
  retries = 0;
  private readonly stop = new AbortController();
  private readonly writing: Promise<unknown>;

  constructor(
    private readonly database: Pool,
    private readonly random: Random,
    perSecond: number,
  ) {
    const everyMs = (1000 * CONNECTIONS) / perSecond;
    this.writing = Promise.all(Array.from({ length: CONNECTIONS }, () => this.write(everyMs)));
  }

  async end(): Promise<void> {
    this.stop.abort();
    await this.writing;
  }

  private async write(everyMs: number): Promise<void> {
    const { signal } = this.stop;
    for (let next = performance.now(); !signal.aborted; next += everyMs) {
      const wait = next - performance.now();
      if (wait > 0) await sleep(wait);
      // Do not catch up on changes that were missed while the database was down.
      else if (wait < -1000) next = performance.now();
      await this.change(CHANGES[this.random.pick(SHARES)]!);
    }
  }

  private async change(change: Change): Promise<void> {
    const again = () => void (this.retries += 1);
    if (await retried(() => change(this.database, this.random), this.stop.signal, again)) this.changes += 1;
  }
}

function randomUuid(random: Random): string {
  const hex = () => random.whole(0, 0xffff).toString(16).padStart(4, '0');
  return `${hex()}${hex()}-${hex()}-4${hex().slice(1)}-8${hex().slice(1)}-${hex()}${hex()}${hex()}`;
}

/** The statement must be idempotent, because a change is retried when its response was lost. */
const NEW_PRODUCT = `
WITH model AS (SELECT * FROM "product" WHERE "deletedAt" IS NULL LIMIT 1), made AS (
  INSERT INTO "product" ("slug", "name", "productCategoryId", "publishedAt")
  SELECT $1, 'Кеды ' || $2, "productCategoryId", now() FROM model
  ON CONFLICT ("slug") DO NOTHING RETURNING "id"
), item AS (
  INSERT INTO "product_item" ("productId", "sizeId", "supplierId", "stock")
  SELECT made."id", s."sizeId", s."supplierId", 3 FROM made, (SELECT "sizeId", "supplierId" FROM "product_item" LIMIT 1) s
  RETURNING "id"
)
INSERT INTO "price_details" ("itemId", "price") SELECT "id", 500000 FROM item`;
