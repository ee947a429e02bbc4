import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { Connections } from '../orders/connections.js';
import { openShop, PRICE, type OpenShop } from '../orders/open-shop.js';
import { CREATE } from '../orders/shopper.js';
import { signUp } from '../orders/sign-up.js';
import { randomFrom, type Random } from '@meet/demo/random';
import { percentile } from '../../processes/percentile.js';
import { Edge } from './edge.js';
import { Listener, type Heard } from './listener.js';

export interface RaceTerms {
  seed: string;
  shoppers: number;
  /** Minimum number of transactions that are committed. */
  changes: number;
  /** Minimum number of times that a process ends: alternately killed or asked to stop. */
  ends: number;
}

export interface RaceResult {
  faults: string[];
  shoppers: number;
  listeners: number;
  changes: number;
  rolledBack: number;
  heard: number;
  connections: number;
  kills: number;
  restarts: number;
  cuts: number;
  /** Milliseconds from the commit until the event was received, including lost connections. */
  delay: { median: number; most: number };
  seconds: number;
}

const MOSCOW = '0c5b2444-70a0-4932-980c-b4dc0d3f02b5';
const OFFERS = 40;
const WRITERS = 6;
const CHANGES_PER_SECOND = 100;
const HEARD_WITHIN_MS = 60_000;
const EVENTS = {
  orders: 'subscription ($dto: OrderEventsInput) { orderEvents(dto: $dto) { cursor order { uuid } } }',
  cart: 'subscription ($dto: EventsInput) { cartEvents(dto: $dto) { cursor cart { userId } } }',
  queue: 'subscription ($dto: EventsInput) { queueEvents(dto: $dto) { cursor order { uuid } } }',
};

/**
 * Changes orders and carts in overlapping transactions, while subscribers follow them through a proxy in front of two
 * API processes. The processes are alternately killed with -9 or asked to stop, and connections are cut. At the end
 * every subscriber must have received each committed change of its subjects once, and nothing that was rolled back.
 */
export async function race({ seed, shoppers, changes, ends }: RaceTerms): Promise<RaceResult> {
  const random = randomFrom(`subscriptions ${seed}`);
  const started = performance.now();
  const settings = { HELD_UNITS: '1000000', HELD_VALUE: '1000000000', SOCKETS_PER_ADDRESS: '10000' };
  const shop = await openShop({
    offers: OFFERS,
    unitsOfEach: () => 1_000_000,
    processes: 2,
    settings: {
      ...settings,
      HELD_NETWORK_TIMES: '1000',
      HELD_ADDRESS_TIMES: '1000',
      HELD_SHARE_PERCENT: '100',
      ACCOUNT_ORDERS_PER_HOUR: '100000',
      GUEST_ORDERS_PER_HOUR: '100000',
    },
  });
  const edge = new Edge(
    shop.processes.map(({ origin }) => Number(new URL(origin).port)),
    random,
  );
  const end = new AbortController();
  const listeners: Listener[] = [];
  try {
    await edge.listen();
    const accounts = await signUp(shop, shoppers + 1);
    const manager = accounts.pop()!;
    await shop.database.query(`UPDATE "user_account" SET "accessLevel" = 'MANAGER' WHERE "id" = $1`, [manager.userId]);
    await placeOrders(
      shop,
      accounts.map(({ token }) => token),
      random,
    );
    const { rows } = await shop.database.query<Subject>('SELECT "uuid", "userId" FROM "shop_order"');
    const queue = new Listener(edge.address, '/admin/graphql', manager.token, EVENTS.queue);
    // This listener connects first and alone, so that earlier events are numbered, which no listener must receive.
    listeners.push(queue);
    await queue.ready;
    const ofOrders = new Map(
      accounts.map(({ userId, token }) => [userId, new Listener(edge.address, '/graphql', token, EVENTS.orders)]),
    );
    const ofCarts = new Map(
      accounts.map(({ userId, token }) => [userId, new Listener(edge.address, '/graphql', token, EVENTS.cart)]),
    );
    listeners.push(...ofOrders.values(), ...ofCarts.values());
    await Promise.all(listeners.map(({ ready }) => ready));
    const count = { kills: 0, restarts: 0 };
    const disturbed = disturb(shop, edge, random, count, end.signal);
    const made = await change(
      shop.database,
      random,
      rows,
      ({ orders, carts }) => orders.length + carts.length >= changes && count.kills + count.restarts >= ends,
    );
    end.abort();
    await disturbed;

    const expected = [
      { name: 'the queue', listener: queue, commits: made.orders },
      ...rows.map(({ uuid, userId }) => ({
        ...{ name: `order ${uuid}`, listener: ofOrders.get(userId)! },
        commits: made.orders.filter(({ subject }) => subject === uuid),
      })),
      ...[...ofCarts].map(([userId, listener]) => ({
        ...{ name: `cart ${userId}`, listener },
        commits: made.carts.filter(({ subject }) => subject === userId),
      })),
    ];
    const all = made.orders.length * 2 + made.carts.length;
    const heardOf = () => listeners.reduce((sum, { heard }) => sum + heard.length, 0);
    for (const late = Date.now() + HEARD_WITHIN_MS; heardOf() < all && Date.now() < late;) await sleep(50);
    // Wait, so that any event that is sent twice arrives.
    await sleep(1500);
    const delays: number[] = [];
    const faults = listeners.flatMap((listener) => listener.faults);
    for (const { name, listener, commits } of expected) {
      const heard =
        name === 'the queue' ? listener.heard : listener.heard.filter(({ subject }) => name.endsWith(subject));
      if (heard.length !== commits.length)
        faults.push(`${name} changed ${commits.length} times, heard ${heard.length}`);
      else delays.push(...heard.map(({ at }, n) => Math.max(0, at - commits[n]!.at)));
    }
    for (const { heard } of listeners)
      if (new Set(heard.map(({ cursor }) => cursor)).size < heard.length) faults.push('an event was told twice');
    return {
      faults: [...faults, ...shop.errors()],
      ...count,
      ...{ shoppers, rolledBack: made.rolledBack, listeners: listeners.length, heard: heardOf() },
      changes: made.orders.length + made.carts.length,
      connections: listeners.reduce((sum, listener) => sum + listener.connections, 0),
      cuts: edge.cuts,
      delay: { median: percentile(delays, 0.5), most: percentile(delays, 1) },
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    end.abort();
    await Promise.all(listeners.map((listener) => listener.end().catch(() => undefined)));
    await edge.close();
    await shop.close();
  }
}

interface Subject {
  uuid: string;
  userId: string;
}

type Commit = Omit<Heard, 'cursor'>;

async function placeOrders(shop: OpenShop, tokens: string[], random: Random): Promise<void> {
  const connections = new Connections(
    shop.processes.map(({ origin }) => origin),
    4,
  );
  const { rows } = await shop.database.query<{ id: string }>('SELECT "id" FROM "product_item" ORDER BY "id"');
  for (const [n, token] of tokens.entries()) {
    const dto = {
      idempotencyKey: randomBytes(24).toString('base64url'),
      items: random.some(rows, 1).map(({ id }) => ({ id, price: PRICE })),
      contact: { name: 'Мария', phone: `+7916${String(n).padStart(7, '0')}` },
      delivery: { address: { cityId: MOSCOW, street: 'Лесная', house: '7' } },
      paymentType: 'SBP',
    };
    const { errors } = await connections.ask(CREATE, { dto }, token);
    if (errors) throw new Error(JSON.stringify(errors));
  }
  connections.close();
}

/** Kills a process, or asks it to stop, and starts it again; in between it cuts connections. */
async function disturb(
  shop: OpenShop,
  edge: Edge,
  random: Random,
  count: { kills: number; restarts: number },
  signal: AbortSignal,
): Promise<void> {
  const rest = (least: number, most: number) =>
    sleep(random.whole(least, most), undefined, { signal }).catch(() => undefined);
  for (let turn = 0; !signal.aborted; turn += 1) {
    await rest(300, 1200);
    if (signal.aborted) break;
    // Each of the two processes is alternately killed and asked to stop.
    const victim = shop.processes[((turn >> 1) + turn) % 2]!;
    const isKilled = turn % 2 === 0;
    await victim.end(isKilled ? 'SIGKILL' : 'SIGTERM');
    count[isKilled ? 'kills' : 'restarts'] += 1;
    edge.cut(0.2);
    await victim.start();
    edge.cut(0.2);
  }
}

interface Made {
  orders: Commit[];
  carts: Commit[];
  rolledBack: number;
}

/**
 * Changes random orders and carts until there are enough changes. Some transactions take long, some are rolled back.
 */
async function change(
  database: Pool,
  random: Random,
  subjects: Subject[],
  isEnough: (made: Made) => boolean,
): Promise<Made> {
  const { rows: items } = await database.query<{ id: string }>('SELECT "id" FROM "product_item" LIMIT 1');
  await database.query(
    `INSERT INTO "cart" ("userId") SELECT DISTINCT "userId" FROM "shop_order" ON CONFLICT DO NOTHING`,
  );
  const made: Made = { orders: [], carts: [], rolledBack: 0 };
  const began = performance.now();
  const write = async () => {
    const client = await database.connect();
    try {
      while (!isEnough(made)) {
        const { uuid, userId } = random.pick(subjects);
        const ofCart = random.chance(0.3);
        const commits = random.chance(0.9);
        await client.query('BEGIN');
        if (ofCart) {
          await client.query('SELECT 1 FROM "cart" WHERE "userId" = $1 FOR UPDATE', [userId]);
          const { rowCount } = await client.query('DELETE FROM "cart_line" WHERE "userId" = $1', [userId]);
          if (!rowCount)
            await client.query('INSERT INTO "cart_line" ("userId", "itemId") VALUES ($1, $2)', [userId, items[0]!.id]);
        } else {
          await client.query('SELECT 1 FROM "shop_order" WHERE "uuid" = $1 FOR NO KEY UPDATE', [uuid]);
          await client.query(COUNT_UP, [uuid]);
        }
        // Other transactions commit meanwhile, with events that were written later.
        if (random.chance(0.1)) await sleep(random.whole(10, 500));
        await client.query(commits ? 'COMMIT' : 'ROLLBACK');
        if (!commits) made.rolledBack += 1;
        else made[ofCart ? 'carts' : 'orders'].push({ subject: ofCart ? userId : uuid, at: performance.now() });
        const due = began + ((made.orders.length + made.carts.length) / CHANGES_PER_SECOND) * 1000;
        if (due > performance.now()) await sleep(due - performance.now());
      }
    } finally {
      client.release();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return made;
}

const COUNT_UP = `UPDATE "order_product_item" SET "trackCode" = (coalesce("trackCode"::int, 0) + 1)::text WHERE "orderUuid" = $1`;
