import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openKeptShop } from '../backup/open-kept-shop.js';
import { readDocuments } from '../bench/read-documents.js';
import { usedBetween, watch } from '../bench/usage.js';
import type { OpenShop } from '../chaos/orders/open-shop.js';
import { ROOT } from '../root.js';
import { questionsOf, type Question } from './questions.js';

/**
 * `npm run evidence -- lists`: the desk's lists, counts and sums in a large shop, each with the milliseconds of processor
 * that the API and PostgreSQL take for it. `--only TEXT` asks those whose name contains it.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '250000' },
    times: { type: 'string', default: '20' },
    most: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
  },
});
const [products, orders, times, most] = [values.products, values.orders, values.times, values.most].map(Number) as [
  number,
  number,
  number,
  number,
];
/** Requests of each kind that are not counted. */
const WARM_UP = 3;
const WAIT_MS = 120_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Creates a program with the permissions of every list, and returns its access token. */
function accessToken(env: NodeJS.ProcessEnv): string {
  const script = join(ROOT, 'api/dist/operator/admin.cli.js');
  const scopes = [
    ...['READ_CATALOGUE', 'READ_ORDERS', 'READ_SHOPPERS', 'RETURNS', 'REVIEWS', 'REQUESTS', 'SETTINGS'],
    ...['PROMOCODES', 'AUDIT', 'CONTENT', 'FEEDS', 'MENU'],
  ].join();
  const asked = ['programs', 'create', 'Lists', '--scopes', scopes];
  const { stdout, stderr } = spawnSync(process.execPath, [script, ...asked], { env, encoding: 'utf8' });
  const [token] = /meet_at_[0-9a-f]{56}/.exec(stdout) ?? [];
  if (!token) throw new Error(`No token was printed: ${stderr}`);
  return token;
}

async function measure(shop: OpenShop): Promise<string[]> {
  const { origin, pid } = shop.processes[0]!;
  const authorization = `Bearer ${accessToken(shop.env)}`;
  const documents = readDocuments(join(ROOT, 'desk/app'));
  const usage = watch({ api: [pid!], postgres: [shop.postgres.pid!] });
  const ask = async ({ operation, variables }: Question): Promise<string | undefined> => {
    const answer = await fetch(`${origin}/admin/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query: documents.get(operation), variables }),
      signal: AbortSignal.timeout(WAIT_MS),
    });
    const { data, errors } = (await answer.json()) as { data: object | null; errors?: object };
    return data && !errors ? undefined : JSON.stringify(errors).slice(0, 200);
  };
  const faults: string[] = [];
  say(`${'call'.padEnd(40)}${'API'.padStart(8)}${'SQL'.padStart(8)}${'both'.padStart(8)}  ms of processor a call`);
  for (const question of (await questionsOf(shop.database)).filter(({ name }) => name.includes(values.only))) {
    const refusal = await ask(question);
    if (refusal) faults.push(`${question.name}: ${refusal}`);
    for (let n = 1; n < WARM_UP; n += 1) await ask(question);
    const before = usage();
    for (let n = 0; n < times; n += 1) await ask(question);
    const { api, postgres } = usedBetween(before, usage(), times) as Record<'api' | 'postgres', { cpuMs: number }>;
    const both = api.cpuMs + postgres.cpuMs;
    const cells = [api.cpuMs, postgres.cpuMs, both].map((ms) => ms.toFixed(1).padStart(8)).join('');
    say(`${question.name.padEnd(40)}${cells}${both > most ? '  ← too much' : ''}`);
    if (both > most) faults.push(`${question.name} takes ${both.toFixed(0)} ms`);
  }
  return faults;
}

say(`${availableParallelism()} processors, load before: ${loadavg()[0]!.toFixed(2)}`);
say(`  … a shop of ${products} products and ${orders} orders is made`);
const shop = await openKeptShop({ products, history: orders, pictures: 0 });
const faults = await measure(shop).finally(() => shop.close());
for (const fault of faults) say(`  FAULT ${fault}`);
if (faults.length) process.exitCode = 1;
