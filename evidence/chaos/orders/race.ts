import { setTimeout as sleep } from 'node:timers/promises';
import { commerceFaults } from '@meet/api/commerce-faults';
import { randomFrom } from '@meet/demo/random';
import { Auditor } from './auditor.js';
import { openMatters, readBooks, wrongAccounts, wrongCodes, wrongNews, wrongReceipts, type Books } from './books.js';
import { HastyClock } from './clock.js';
import { Connections } from './connections.js';
import { Courier } from './courier.js';
import { Disturber } from './disturber.js';
import { Editor } from './editor.js';
import { drawIntent } from './intent.js';
import { retried } from '../../processes/retried.js';
import { Killer } from '../../processes/killer.js';
import { percentile } from '../../processes/percentile.js';
import { Journal } from './journal.js';
import { openShop, type OpenShop } from './open-shop.js';
import { ShopWindow } from './shop-window.js';
import { CREATE, PAY_LATE_SECONDS, Shopper } from './shopper.js';
import { POINTS, signUp } from './sign-up.js';

export interface RaceTerms {
  seed: number;
  shoppers: number;
  units: number;
  /** Shoppers start at random moments within this many seconds. */
  seconds: number;
  /** Number of connections to each of the two API processes. */
  connections: number;
}

export interface RaceResult extends Books {
  seconds: number;
  kills: number;
  /** How many of the API's database connections were cut, and how often the database was killed. */
  cuts: number;
  outages: number;
  retries: number;
  /** How many edits an operator has made meanwhile. */
  edits: number;
  refusals: Map<string, number>;
  audits: number;
  p50: number;
  p99: number;
  faults: string[];
}

const OFFERS = 5;
const SAME_KEY = 50;
const LONGEST_MS = 240_000;
const PROMOCODES = ['TENTH', 'ROUBLES', 'ONCE', 'FIRST'];

const SETTINGS = {
  PAYMENT_MINUTES: '0.15',
  REQUEST_HOLD_MINUTES: '0.25',
  ON_DELIVERY: 'true',
  ON_DELIVERY_MOST: '1000000',
  ON_DELIVERY_PER_PHONE: '1000',
  ON_DELIVERY_REFUSED_DAYS: '0',
  ORDER_SWEEP_SECONDS: '0.5',
  PAYMENT_SWEEP_SECONDS: '0.5',
  PAYMENT_READ_AFTER_SECONDS: '2',
  OUTBOX_POLL_SECONDS: '1',
  SANDBOX_PAY_LATE_SECONDS: String(PAY_LATE_SECONDS),
  // The limits are raised, because one shopper may leave many orders unpaid during the test.
  OPEN_ORDERS_PER_PHONE: '50',
  ACCOUNT_ORDERS_PER_HOUR: '100000',
  HELD_UNITS: '100000',
  HELD_VALUE: '1000000000',
  HELD_ADDRESS_TIMES: '1000',
  HELD_NETWORK_TIMES: '1000',
  HELD_SHARE_PERCENT: '100',
};

/**
 * Lets all shoppers order at once while processes are killed, until every unit is sold and no order, payment or refund
 * is open.
 */
export async function race(terms: RaceTerms): Promise<RaceResult> {
  const { units } = terms;
  const unitsOfEach = (offer: number) => Math.floor(units / OFFERS) + (offer < units % OFFERS ? 1 : 0);
  const shop = await openShop({ offers: OFFERS, unitsOfEach, processes: 2, settings: SETTINGS });
  try {
    return await run(shop, terms);
  } finally {
    await shop.close();
  }
}

async function run(shop: OpenShop, { seed, shoppers: count, units, seconds, connections: toEach }: RaceTerms) {
  const { database, databaseUrl, processes } = shop;
  await database.query(
    `INSERT INTO "promocode" ("code", "kind", "value", "usageLimit", "usageLimitPerUser", "firstOrderOnly")
     VALUES ($1, 'PERCENT', 10, 5, NULL, false), ($2, 'FIXED', 50000, 4, 1, false),
       ($3, 'FIXED', 30000, NULL, 1, false), ($4, 'PERCENT', 5, NULL, NULL, true)`,
    PROMOCODES,
  );
  const { rows } = await database.query<{ id: string }>(
    `SELECT i."id" FROM "product_item" i JOIN "size" s ON s."id" = i."sizeId" ORDER BY s."slug"`,
  );
  const offers = rows.map(({ id }) => id);
  const accounts = await signUp(shop, count + 1);
  const operator = accounts.pop()!;
  await database.query(`UPDATE "user_account" SET "accessLevel" = 'ADMIN' WHERE "id" = $1`, [operator.userId]);
  const origins = processes.map(({ origin }) => origin);
  const connections = new Connections(origins, toEach);
  const journal = new Journal();
  const window = new ShopWindow(shop);
  const shared = { connections, window, journal, offers, promocodes: PROMOCODES };
  const shoppers = accounts.map(
    (account, n) => new Shopper(n, account, randomFrom(`orders ${seed} shopper ${n}`), shared),
  );
  await window.waitForGoods();
  const faults = await sameKey(shoppers[0]!, accounts[0]!.token, origins, shared);

  const begun = performance.now();
  const disturber = new Disturber(shop, randomFrom(`orders ${seed} disturber`));
  const killer = new Killer(processes, randomFrom(`orders ${seed} killer`));
  const auditor = new Auditor(databaseUrl);
  const editor = new Editor(randomFrom(`orders ${seed} editor`), operator, { ...shared, database });
  const courier = new Courier(randomFrom(`orders ${seed} courier`), operator, { ...shared, database });
  const clock = new HastyClock(database);
  const coming = randomFrom(`orders ${seed} door`);
  const over = new AbortController();
  const late = sleep(LONGEST_MS, 'late' as const, { signal: over.signal }).catch(() => 'over' as const);
  const everybody = Promise.all(
    shoppers.map(async (shopper) => {
      await sleep(coming.whole(0, seconds * 1000));
      await shopper.race();
    }),
  )
    .then(() => editor.end())
    .then(() => settled(shop, over.signal))
    .then(() => editor.sellTheRest(over.signal))
    .then(() => settled(shop, over.signal));
  try {
    if ((await Promise.race([everybody, late])) === 'late') faults.push(`not over after ${LONGEST_MS / 1000} s`);
  } catch (error) {
    faults.push((error as Error).message);
  } finally {
    over.abort();
    await Promise.all([killer.end(), disturber.end(), editor.end(), courier.end()]);
    await Promise.all([auditor.end(), clock.end(), window.close()]);
    connections.close();
  }
  const took = (performance.now() - begun) / 1000;
  await sleep(1000);

  const books = await readBooks(database);
  for (const fault of await faultsOf(shop, books, journal, units)) faults.push(fault);
  return {
    ...books,
    seconds: took,
    kills: killer.kills,
    cuts: disturber.cuts,
    outages: disturber.outages,
    retries: connections.retries,
    edits: editor.edits,
    refusals: journal.refusals,
    audits: auditor.looks,
    p50: percentile(journal.placements, 0.5),
    p99: percentile(journal.placements, 0.99),
    faults: [...new Set([...faults, ...auditor.faults, ...editor.faults, ...courier.faults])],
  };
}

/**
 * Sends the same order fifty times at once, with one idempotency key, to both processes: it must be created once, and
 * all fifty responses must be equal.
 */
async function sameKey(
  shopper: Shopper,
  token: string,
  origins: string[],
  { offers, journal }: { offers: string[]; journal: Journal },
): Promise<string[]> {
  const drawn = drawIntent(randomFrom('same key'), offers, []);
  const intent = { ...drawn, count: 1, bonuses: 0, promocode: null, paymentType: 'SBP' as const };
  const dto = await shopper.order(intent);
  const many = new Connections(origins, SAME_KEY);
  const answers = await Promise.all(Array.from({ length: SAME_KEY }, () => many.ask(CREATE, { dto }, token)));
  many.close();
  const different = new Set(answers.map((answer) => JSON.stringify(answer)));
  for (const { data } of answers) {
    const placed = data?.createOrderWithPaymentLink as { id: string } | undefined;
    if (placed) journal.told(dto.idempotencyKey, placed.id);
  }
  if (different.size === 1 && answers[0]!.data) return [];
  return [`${SAME_KEY} requests with one key had ${different.size} answers: ${[...different].slice(0, 3).join(' ')}`];
}

async function settled({ database }: OpenShop, signal: AbortSignal): Promise<'settled'> {
  for (let open = 1; open && !signal.aborted; await sleep(300))
    await retried(async () => (open = await openMatters(database)), signal);
  return 'settled';
}

async function faultsOf(shop: OpenShop, books: Books, journal: Journal, units: number): Promise<string[]> {
  const faults = await commerceFaults(shop.databaseUrl);
  const same = (what: string, one: number, other: number) => {
    if (one !== other) faults.push(`${what}: ${one} and ${other}`);
  };
  same('units sold and units there were', books.unitsSold, units);
  same('stock left and nothing', books.stock, 0);
  same('reserved units and nothing', books.reserved, 0);
  same('kopecks taken and kopecks owed', books.taken, books.owed);
  same('payers and orders that are kept', books.payers, books.kept);
  same('orders and keys', books.orders, books.keys);
  same('orders and orders shoppers know of', books.orders, journal.ordersOfKey.size);
  same('open matters and nothing', await openMatters(shop.database), 0);
  for (const [key, orders] of journal.ordersOfKey)
    if (orders.size > 1) faults.push(`key ${key} was answered with ${[...orders].join(', ')}`);
  for (const userId of await wrongAccounts(shop.database, POINTS)) faults.push(`points of ${userId} are wrong`);
  faults.push(...(await wrongReceipts(shop.database)));
  faults.push(...(await wrongCodes(shop.database)));
  faults.push(...(await wrongNews(shop.database)));
  return [...faults, ...shop.errors().slice(0, 20)];
}
