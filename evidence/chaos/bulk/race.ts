import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { commerceFaults } from '@meet/api/commerce-faults';
import type { Pool } from 'pg';
import { Connections } from '../orders/connections.js';
import { openShop, PRICE } from '../orders/open-shop.js';
import { CREATE, MOSCOW } from '../orders/shopper.js';
import { signUp, type Account } from '../orders/sign-up.js';
import { randomFrom, type Random } from '@meet/demo/random';
import { Killer } from '../../processes/killer.js';
import { percentile } from '../../processes/percentile.js';

export interface RaceTerms {
  seed: string;
  /**
   * Number of offers in the shop. Each job for prices or stock changes some of them; all jobs of a kind together change
   * all of them.
   */
  offers: number;
  rowsPerCall: number;
  calmSeconds: number;
}

interface Part {
  name: string;
  orders: number;
  /** Milliseconds per order in this phase, as percentiles. */
  p50: number;
  p99: number;
}

export interface RaceResult {
  faults: string[];
  parts: Part[];
  rows: number;
  seconds: number;
  kills: number;
  looks: number;
}

interface Offer {
  id: string;
  sku: string;
}

const SHOPPERS = 12;
const UNITS = 100_000;
const SETTLE_WITHIN_MS = 300_000;
const PRICES = `mutation ($dto: SetPricesInBulkInput!) { setPricesInBulk(dto: $dto) { id } }`;
const STOCK = `mutation ($dto: SetStockInBulkInput!) { setStockInBulk(dto: $dto) { id } }`;

/**
 * Shoppers order while bulk jobs change the prices of all offers, and then prices and stock again while both processes
 * are killed in turn with -9. A separate connection reads the database all the time: the rows that a job has processed
 * must have changed, and nothing else. At the end every offer must have its last price, and each difference of its
 * stock must be applied once.
 */
export async function race({ seed, offers: count, rowsPerCall, calmSeconds }: RaceTerms): Promise<RaceResult> {
  const random = randomFrom(`bulk ${seed}`);
  const settings = {
    BULK_POLL_SECONDS: '0.2',
    HELD_UNITS: '1000000',
    HELD_VALUE: '1000000000',
    HELD_NETWORK_TIMES: '1000',
    HELD_ADDRESS_TIMES: '1000',
    HELD_SHARE_PERCENT: '100',
    OPEN_ORDERS_PER_PHONE: '100',
    ACCOUNT_ORDERS_PER_HOUR: '1000000',
    GUEST_ORDERS_PER_HOUR: '1000000',
  };
  const shop = await openShop({ offers: count, unitsOfEach: () => UNITS, processes: 2, settings });
  const { database } = shop;
  try {
    const { rows: offers } = await database.query<Offer>(
      `UPDATE "product_item" SET "sku" = 'sku/' || "externalId" RETURNING "id", "sku"`,
    );
    const [admin, ...shoppers] = (await signUp(shop, SHOPPERS + 1)) as [Account, ...Account[]];
    await database.query(`UPDATE "user_account" SET "accessLevel" = 'ADMIN' WHERE "id" = $1`, [admin.userId]);
    const connections = new Connections(
      shop.processes.map(({ origin }) => origin),
      SHOPPERS,
    );
    const crowd = new Crowd(connections, offers, random);
    const desk = (document: string, rows: object[]) => sendAll(connections, admin.token, document, rows, rowsPerCall);

    crowd.begin('warm-up');
    const ordering = crowd.order(shoppers);
    await sleep(2000);
    crowd.begin('no job');
    await sleep(calmSeconds * 1000);
    crowd.begin('jobs of prices');
    const began = performance.now();
    await desk(
      PRICES,
      offers.map(({ id }) => ({ id, price: PRICE + 100 })),
    );
    await settled(database);
    const seconds = (performance.now() - began) / 1000;

    crowd.begin('jobs and kill -9');
    const killer = new Killer(shop.processes, random, [500, 2000]);
    const watching = new AbortController();
    const watched = watch(database, watching.signal);
    await desk(
      STOCK,
      offers.map(({ sku }) => ({ sku, difference: 1 })),
    );
    await desk(
      PRICES,
      offers.map(({ sku }) => ({ sku, price: PRICE + 200, oldPrice: PRICE + 300 })),
    );
    await desk(
      STOCK,
      offers.map(({ id }) => ({ id, difference: 2 })),
    );
    await settled(database);
    await killer.end();
    watching.abort();
    crowd.end();
    await ordering;
    connections.close();
    const { faults, looks } = await watched;
    return {
      faults: [
        ...faults,
        ...crowd.faults,
        ...(await wrongEnd(database, offers.length, rowsPerCall)),
        ...(await commerceFaults(shop.databaseUrl)),
        ...shop.errors(),
      ],
      parts: crowd.parts().slice(1),
      ...{ rows: offers.length, seconds, kills: killer.kills, looks },
    };
  } finally {
    await shop.close();
  }
}

/** Sends the rows in as many calls as needed. If a response is lost, the call is sent again with its key. */
async function sendAll(
  connections: Connections,
  token: string,
  query: string,
  rows: object[],
  rowsPerCall: number,
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerCall) {
    const dto = { idempotencyKey: randomBytes(24).toString('base64url'), rows: rows.slice(from, from + rowsPerCall) };
    const answer = (await connections.post('/admin/graphql', { query, variables: { dto } }, token)) as {
      errors?: unknown;
    };
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  }
}

async function settled(database: Pool): Promise<void> {
  for (const end = Date.now() + SETTLE_WITHIN_MS; Date.now() < end; await sleep(100)) {
    const { rowCount } = await database.query('SELECT FROM "bulk_job" WHERE "finishedAt" IS NULL LIMIT 1');
    if (!rowCount) return;
  }
  throw new Error('bulk jobs are not done in time');
}

/** Shoppers who order one offer after another, and accept the new price if theirs is outdated. */
class Crowd {
  readonly faults: string[] = [];
  private readonly times: { name: string; ms: number[] }[] = [];
  private readonly priceOf = new Map<string, number>();
  private isOver = false;
  private phones = 0;

  constructor(
    private readonly connections: Connections,
    private readonly offers: Offer[],
    private readonly random: Random,
  ) {}

  /** Begins a phase of the run, to which the orders from now on are counted. */
  begin(name: string): void {
    this.times.push({ name, ms: [] });
  }

  end(): void {
    this.isOver = true;
  }

  parts(): Part[] {
    return this.times.map(({ name, ms }) => ({
      ...{ name, orders: ms.length },
      ...{ p50: percentile(ms, 0.5), p99: percentile(ms, 0.99) },
    }));
  }

  async order(accounts: Account[]): Promise<void> {
    await Promise.all(
      accounts.map(async ({ token }) => {
        while (!this.isOver) {
          await this.one(this.random.some(this.offers, this.random.whole(1, 3)), token);
          await sleep(this.random.whole(20, 80));
        }
      }),
    );
  }

  private async one(offers: Offer[], token: string): Promise<void> {
    const part = this.times.at(-1)!;
    const dto = {
      idempotencyKey: randomBytes(24).toString('base64url'),
      items: offers.map(({ id }) => ({ id, price: this.priceOf.get(id) ?? PRICE })),
      contact: { name: 'Мария', phone: `+7916${String((this.phones += 1)).padStart(7, '0')}` },
      delivery: { address: { cityId: MOSCOW, street: 'Лесная', house: '7' } },
      paymentType: 'SBP',
    };
    const begun = performance.now();
    const { errors } = await this.connections.ask(CREATE, { dto }, token);
    part.ms.push(performance.now() - begun);
    const fault = errors?.[0]?.extensions;
    if (fault?.code === 'ORDER_CHANGED')
      for (const { id, price } of fault['changes'] as { id: string; price: number }[]) this.priceOf.set(id, price);
    else if (fault) this.faults.push(`an order was refused: ${JSON.stringify(fault)}`);
  }
}

/** Checks unfinished jobs with a single statement, so each check sees one state of the database. */
async function watch(database: Pool, signal: AbortSignal): Promise<{ faults: string[]; looks: number }> {
  const faults = new Set<string>();
  let looks = 0;
  for (; !signal.aborted; await sleep(100)) {
    const { rows } = await database.query<{ id: string; handled: number; noted: number; wrong: number }>(HALF_DONE);
    looks += 1;
    for (const { id, handled, noted, wrong } of rows)
      if (noted !== handled || wrong)
        faults.add(`job ${id}: ${handled} handled, ${noted} noted, ${wrong} wrong prices`);
  }
  return { faults: [...faults], looks };
}

async function wrongEnd(database: Pool, offers: number, rowsPerCall: number): Promise<string[]> {
  const { rows } = await database.query<Record<string, number>>(WRONG_END, [PRICE + 200, PRICE + 300, UNITS + 3]);
  const jobs = 4 * Math.ceil(offers / rowsPerCall);
  const wanted: Record<string, number> = { prices: 0, stock: 0, rows: 4 * offers, jobs, trail: jobs, disordered: 0 };
  return Object.entries(wanted)
    .filter(([name, number]) => rows[0]![name] !== number)
    .map(([name, number]) => `${name}: ${rows[0]![name]}, should be ${number}`);
}

const HALF_DONE = `
SELECT j."id", j."handled", count(*) FILTER (WHERE r."outcome" IS NOT NULL AND r."position" < j."handled")::int
    + 1000000 * count(*) FILTER (WHERE r."outcome" IS NOT NULL AND r."position" >= j."handled")::int AS "noted",
  count(*) FILTER (WHERE j."kind" = 'PRICES' AND (r."position" < j."handled") <> (d."price" = r."price"))::int AS "wrong"
FROM "bulk_job" j JOIN "bulk_row" r ON r."jobId" = j."id" LEFT JOIN "price_details" d ON d."itemId" = r."itemId"
WHERE j."finishedAt" IS NULL AND j."startedAt" IS NOT NULL GROUP BY j."id"`;

const WRONG_END = `
SELECT (SELECT count(*)::int FROM "price_details" WHERE "price" <> $1 OR "oldPrice" IS DISTINCT FROM $2) AS "prices",
  (SELECT count(*)::int FROM "product_item" WHERE "stock" <> $3) AS "stock",
  (SELECT count(*)::int FROM "bulk_row" WHERE "outcome" = 'APPLIED') AS "rows",
  (SELECT count(*)::int FROM "bulk_job" WHERE "applied" = "total" AND "handled" = "total") AS "jobs",
  (SELECT count(*)::int FROM "operator_action" WHERE "entity" = 'BULK_JOB') AS "trail",
  (SELECT count(*)::int FROM "bulk_job" one JOIN "bulk_job" other
     ON one."kind" = other."kind" AND one."number" < other."number" AND one."finishedAt" > other."startedAt") AS "disordered"`;
