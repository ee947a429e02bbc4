import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openKeptShop } from '../backup/open-kept-shop.js';
import { readDocuments } from '../bench/read-documents.js';
import { usedBetween, watch, type Watched } from '../bench/usage.js';
import type { OpenShop } from '../chaos/orders/open-shop.js';
import { signUp } from '../chaos/orders/sign-up.js';
import { percentile } from '../processes/percentile.js';
import { ROOT } from '../root.js';
import { markOrders } from './mark-orders.js';
import { questionsOf, type Question } from './questions.js';

/**
 * `npm run evidence -- lists`: the desk's lists, counts and sums in a large shop, each with the milliseconds of processor
 * that the API and PostgreSQL take for it. `--only TEXT` asks those whose name contains it; `--stay` names the database,
 * for looking at plans, and measures again after each Enter.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '250000' },
    times: { type: 'string', default: '6' },
    most: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
    stay: { type: 'boolean', default: false },
  },
});
const [products, orders, times, most] = [values.products, values.orders, values.times, values.most].map(Number) as [
  number,
  number,
  number,
  number,
];
/** The median of so many rounds counts, because the shop has work of its own now and then. */
const ROUNDS = 5;
/** Requests of each kind that are not counted. */
const WARM_UP = 3;
const WAIT_MS = 120_000;
/** The shop is at rest after this number of looks, each with less than this share of a processor in use. */
const CALM_LOOKS = 3;
const LOOK_MS = 3000;
const CALM_SHARE = 0.03;
const MOST_SETTLE_MS = 900_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

type Processes = 'api' | 'postgres';

/** Signs an administrator in, who may see every list, and returns the access token. */
async function accessToken(shop: OpenShop): Promise<string> {
  const [admin] = await signUp(shop, 1);
  await shop.database.query(`UPDATE "user_account" SET "accessLevel" = 'ADMIN' WHERE "id" = $1`, [admin!.userId]);
  return admin!.token;
}

/** Waits until the shop has done what follows a start and new data, such as the kept sums of days. */
async function settle(usage: Watched): Promise<void> {
  const end = Date.now() + MOST_SETTLE_MS;
  for (let calm = 0; calm < CALM_LOOKS;) {
    if (Date.now() > end) throw new Error('The shop does not come to rest');
    const before = usage();
    await sleep(LOOK_MS);
    const used = Object.values(usedBetween(before, usage(), 1)).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
    calm = used < CALM_SHARE * LOOK_MS ? calm + 1 : 0;
  }
}

/** Returns a function that asks a question, and returns the errors of the response. */
async function asker(shop: OpenShop): Promise<(question: Question) => Promise<string | undefined>> {
  const authorization = `Bearer ${await accessToken(shop)}`;
  const documents = readDocuments(join(ROOT, 'desk/app'));
  return async ({ operation, variables }) => {
    const answer = await fetch(`${shop.processes[0]!.origin}/admin/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query: documents.get(operation), variables }),
      signal: AbortSignal.timeout(WAIT_MS),
    });
    const { data, errors } = (await answer.json()) as { data: object | null; errors?: object };
    return data && !errors ? undefined : JSON.stringify(errors).slice(0, 200);
  };
}

/** Returns the medians of some rounds, in milliseconds of processor a request. */
async function medians(usage: Watched, request: () => Promise<unknown>): Promise<Record<Processes | 'both', number>> {
  const rounds: ReturnType<typeof usedBetween>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = usage();
    for (let n = 0; n < times; n += 1) await request();
    rounds.push(usedBetween(before, usage(), times));
  }
  const median = (...of: Processes[]) =>
    percentile(
      rounds.map((round) => of.reduce((sum, name) => sum + round[name]!.cpuMs, 0)),
      0.5,
    );
  return { api: median('api'), postgres: median('postgres'), both: median('api', 'postgres') };
}

async function measure(shop: OpenShop): Promise<string[]> {
  const usage = watch({ api: [shop.processes[0]!.pid!], postgres: [shop.postgres.pid] });
  const ask = await asker(shop);
  const faults: string[] = [];
  const questions = (await questionsOf(shop.database)).filter(({ name }) => name.includes(values.only));
  // The first calls record the changes of all products. PostgreSQL would clean up a minute later, in the midst of measuring.
  for (const question of questions) await ask(question);
  await shop.database.query('VACUUM (ANALYZE)');
  await settle(usage);
  say(`${'call'.padEnd(40)}${'API'.padStart(8)}${'SQL'.padStart(8)}${'both'.padStart(8)}  ms of processor a call`);
  for (const question of questions) {
    const refusal = await ask(question);
    if (refusal) faults.push(`${question.name}: ${refusal}`);
    for (let n = 1; n < WARM_UP; n += 1) await ask(question);
    let used = await medians(usage, () => ask(question));
    // A machine that is shared is slow for some seconds now and then.
    if (used.both > most) {
      const again = await medians(usage, () => ask(question));
      if (again.both < used.both) used = again;
    }
    const { api, postgres, both } = used;
    const cells = [api, postgres, both].map((ms) => ms.toFixed(1).padStart(8)).join('');
    say(`${question.name.padEnd(40)}${cells}${both > most ? '  ← too much' : ''}`);
    if (both > most) faults.push(`${question.name} takes ${both.toFixed(0)} ms`);
  }
  return faults;
}

say(`${availableParallelism()} processors, load before: ${loadavg()[0]!.toFixed(2)}`);
say(`  … a shop of ${products} products and ${orders} orders is made`);
const shop = await openKeptShop({ products, history: orders, pictures: 0 });
try {
  await markOrders(shop.database);
  const faults = await measure(shop);
  for (const fault of faults) say(`  FAULT ${fault}`);
  if (faults.length) process.exitCode = 1;
  if (values.stay) {
    say(`  ${shop.databaseUrl}`);
    for await (const _enter of createInterface({ input: process.stdin })) await measure(shop);
  }
} finally {
  await shop.close();
}
