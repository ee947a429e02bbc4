import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { Connections } from '../orders/connections.js';
import { openShop, PRICE, type OpenShop } from '../orders/open-shop.js';
import { CREATE } from '../orders/shopper.js';
import { signUp } from '../orders/sign-up.js';
import { randomFrom, type Random } from '@meet/demo/random';
import { Killer } from '../../processes/killer.js';
import { Receiver } from './receiver.js';

export interface RaceTerms {
  seed: string;
  orders: number;
  /** Total number of changes that are committed. */
  events: number;
  /** Maximum number of events in one request. */
  batchSize: number;
}

export interface RaceResult {
  faults: string[];
  orders: number;
  events: number;
  rolledBack: number;
  kills: number;
  rotations: number;
  seconds: number;
  receivers: { name: string; requests: number; repeated: number; failed: number; largest: number }[];
}

const MOSCOW = '0c5b2444-70a0-4932-980c-b4dc0d3f02b5';
const OFFERS = 40;
const WRITERS = 4;
const CHANGES_PER_SECOND = 150;
const ROLLED_BACK = 'ROLLED BACK';
const SETTLE_WITHIN_MS = 180_000;
const TIMEOUT_SECONDS = 1;

/**
 * Changes orders over several connections while the receiver of their events is alternately down, slow or faulty,
 * secrets are replaced and the processes that deliver are killed with -9. A second receiver always works. At the end,
 * both must have received every committed change of every order, in the right order, and nothing that was rolled back.
 */
export async function race({ seed, orders, events, batchSize }: RaceTerms): Promise<RaceResult> {
  const random = randomFrom(`webhooks ${seed}`);
  const started = performance.now();
  const settings = {
    WEBHOOK_PRIVATE_ADDRESSES: 'true',
    WEBHOOK_TIMEOUT_SECONDS: String(TIMEOUT_SECONDS),
    WEBHOOK_POLL_SECONDS: '0.1',
    // All orders are placed from one address, so these limits are raised.
    HELD_UNITS: '1000000',
    HELD_VALUE: '1000000000',
    HELD_NETWORK_TIMES: '1000',
    HELD_ADDRESS_TIMES: '1000',
    HELD_SHARE_PERCENT: '100',
    ACCOUNT_ORDERS_PER_HOUR: '100000',
    GUEST_ORDERS_PER_HOUR: '100000',
  };
  const shop = await openShop({ offers: OFFERS, unitsOfEach: () => 1_000_000, processes: 2, settings });
  const receivers = { changing: new Receiver(batchSize > 1), steady: new Receiver(batchSize > 1) };
  const end = new AbortController();
  try {
    const accounts = await signUp(shop, orders);
    const admin = accounts[0]!;
    await shop.database.query(`UPDATE "user_account" SET "accessLevel" = 'ADMIN' WHERE "id" = $1`, [admin.userId]);
    const connections = new Connections(
      shop.processes.map(({ origin }) => origin),
      4,
    );
    const desk = new Desk(connections, admin.token);
    await placeOrders(
      shop,
      connections,
      accounts.map(({ token }) => token),
      random,
    );
    for (const receiver of Object.values(receivers)) {
      await receiver.open();
      receiver.secrets = [await desk.register(receiver.url, batchSize)];
    }
    const killer = new Killer(shop.processes, random, [500, 2500]);
    const weather = receivers.changing.change(random, end.signal);
    const hastened = hasten(shop.database, end.signal);
    const rotating = rotate(desk, receivers.changing, end.signal);
    const rolledBack = await changeOrders(shop.database, random, events);
    // The writers have finished; the remaining deliveries continue under the same conditions for some time.
    await sleep(3000);
    await killer.end();
    end.abort();
    const [rotations] = await Promise.all([rotating, weather, hastened]);
    const calm = new AbortController();
    const clock = hasten(shop.database, calm.signal);
    const isSettled = await settled(shop.database);
    calm.abort();
    await clock;
    connections.close();
    const faults = isSettled ? [] : ['deliveries are still waiting'];
    for (const [name, receiver] of Object.entries(receivers)) {
      faults.push(...[...receiver.faults].map((fault) => `${name}: ${fault}`));
      faults.push(...(await wrongOrders(shop.database, receiver)).map((fault) => `${name}: ${fault}`));
    }
    return {
      faults: [...faults, ...shop.errors()],
      ...{ orders, events, rolledBack, rotations, kills: killer.kills },
      seconds: (performance.now() - started) / 1000,
      receivers: Object.entries(receivers).map(([name, { requests, repeated, failed, largest }]) => ({
        ...{ name, requests, repeated, failed, largest },
      })),
    };
  } finally {
    end.abort();
    for (const receiver of Object.values(receivers)) await receiver.close().catch(() => undefined);
    await shop.close();
  }
}

/** Actions of an administrator. */
class Desk {
  private id = '';

  constructor(
    private readonly connections: Connections,
    private readonly token: string,
  ) {}

  /** Registers a webhook and returns its secret. */
  async register(url: string, batchSize: number): Promise<string> {
    const { secret, webhook } = await this.call(
      'mutation ($dto: SaveWebhookInput!) { saved: saveWebhook(dto: $dto) { secret webhook { id } } }',
      { url, batchSize, events: ['order.placed', 'order.changed'] },
    );
    this.id ||= webhook.id;
    return secret;
  }

  /** Replaces the secret of the webhook that was registered first. */
  async rotateSecret(): Promise<string> {
    const document =
      'mutation ($dto: WebhookIdInput!) { saved: rotateWebhookSecret(dto: $dto) { secret webhook { id } } }';
    return (await this.call(document, { id: this.id })).secret;
  }

  private async call(query: string, dto: object): Promise<{ secret: string; webhook: { id: string } }> {
    const answer = (await this.connections.post('/admin/graphql', { query, variables: { dto } }, this.token)) as {
      data?: { saved: { secret: string; webhook: { id: string } } };
      errors?: unknown;
    };
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return answer.data.saved;
  }
}

async function placeOrders(shop: OpenShop, connections: Connections, tokens: string[], random: Random): Promise<void> {
  const { rows } = await shop.database.query<{ id: string }>('SELECT "id" FROM "product_item" ORDER BY "id"');
  const offers = rows.map(({ id }) => id);
  for (const [n, token] of tokens.entries()) {
    const dto = {
      idempotencyKey: randomBytes(24).toString('base64url'),
      items: random.some(offers, random.whole(1, 2)).map((id) => ({ id, price: PRICE })),
      contact: { name: 'Мария', phone: `+7916${String(n).padStart(7, '0')}` },
      delivery: { address: { cityId: MOSCOW, street: 'Лесная', house: '7' } },
      paymentType: 'SBP',
    };
    const { errors } = await connections.ask(CREATE, { dto }, token);
    if (errors) throw new Error(JSON.stringify(errors));
  }
}

/**
 * Increments the track codes of random orders, `count` times in total. Returns the number of transactions rolled back.
 */
async function changeOrders(database: Pool, random: Random, count: number): Promise<number> {
  const { rows } = await database.query<{ uuid: string }>('SELECT "uuid" FROM "shop_order"');
  const pace = 1 / CHANGES_PER_SECOND;
  let left = count;
  let rolledBack = 0;
  const began = performance.now();
  const write = async () => {
    const client = await database.connect();
    try {
      while (left > 0) {
        const { uuid } = random.pick(rows);
        const commits = random.chance(0.95);
        if (commits) left -= 1;
        else rolledBack += 1;
        await client.query('BEGIN');
        await client.query('SELECT 1 FROM "shop_order" WHERE "uuid" = $1 FOR NO KEY UPDATE', [uuid]);
        await client.query(
          commits ? COUNT_UP : `UPDATE "order_product_item" SET "trackCode" = '${ROLLED_BACK}' WHERE "orderUuid" = $1`,
          [uuid],
        );
        await client.query(commits ? 'COMMIT' : 'ROLLBACK');
        const due = began + (count - left) * pace * 1000;
        if (due > performance.now()) await sleep(due - performance.now());
      }
    } finally {
      client.release();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return rolledBack;
}

/**
 * Replaces the secret again and again. The receiver accepts the former secret until the next replacement, because the
 * shop signs with both.
 */
async function rotate(desk: Desk, receiver: Receiver, signal: AbortSignal): Promise<number> {
  let rotations = 0;
  for (; !signal.aborted; await sleep(2500, undefined, { signal }).catch(() => undefined)) {
    const [present] = receiver.secrets;
    receiver.secrets = [await desk.rotateSecret(), present!];
    rotations += 1;
  }
  return rotations;
}

/**
 * A test run lasts only seconds, so this ends pauses before retries, and leases that are older than any attempt can
 * take, because their processes must be dead.
 */
async function hasten(database: Pool, signal: AbortSignal): Promise<void> {
  for (; !signal.aborted; await sleep(500)) {
    await database.query(HASTEN_DELIVERIES, [TIMEOUT_SECONDS * 4]);
    await database.query(
      `UPDATE "webhook_endpoint" SET "retryAt" = now() WHERE "retryAt" > now() + interval '1 second'`,
    );
  }
}

async function settled(database: Pool): Promise<boolean> {
  for (const end = Date.now() + SETTLE_WITHIN_MS; Date.now() < end; await sleep(200)) {
    const { rows } = await database.query(`SELECT 1 FROM "webhook_delivery" WHERE "state" <> 'DELIVERED' LIMIT 1`);
    if (!rows.length) return true;
  }
  return false;
}

/**
 * Returns a fault for each order whose changes the receiver did not get completely and in order, or for which it got
 * other changes.
 */
async function wrongOrders(database: Pool, { codesOf }: Receiver): Promise<string[]> {
  const { rows } = await database.query<{ orderUuid: string; last: number }>(
    `SELECT "orderUuid", coalesce(max("trackCode"::int), 0) AS "last" FROM "order_product_item" GROUP BY "orderUuid"`,
  );
  return rows.flatMap(({ orderUuid, last }) => {
    const got = (codesOf.get(orderUuid) ?? []).join();
    const made = Array.from({ length: last }, (_, n) => n + 1).join();
    return got === made ? [] : [`order ${orderUuid} changed ${last} times, but these came: ${got}`];
  });
}

const COUNT_UP = `UPDATE "order_product_item" SET "trackCode" = (coalesce("trackCode"::int, 0) + 1)::text WHERE "orderUuid" = $1`;

const HASTEN_DELIVERIES = `
UPDATE "webhook_delivery" SET "runAt" = now(), "takenUntil" = NULL
WHERE "state" = 'WAITING' AND "runAt" > now() + interval '1 second'
  AND ("takenUntil" IS NULL OR "lastAttemptAt" < now() - make_interval(secs => $1))`;
