import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import pg from 'pg';
import { freePort } from '../stack/free-port.js';
import { localSecrets } from '../stack/secrets.js';
import { faultOf } from './check-answer.js';
import { fillShop } from './fill-shop.js';
import shopTarget, { type Operation } from './shop-target.js';

/**
 * `npm run bench`. `--short` uses a small shop and measures each operation for one second, only to show that every
 * operation is answered.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string' },
    seconds: { type: 'string' },
    connections: { type: 'string', default: '10' },
    short: { type: 'boolean', default: false },
  },
});
const products = Number(values.products ?? (values.short ? 300 : 5000));
const seconds = Number(values.seconds ?? (values.short ? 1 : 8));
const connections = Number(values.connections);
const WARM_UP_S = values.short ? 1 : 3;
const root = join(import.meta.dirname, '..', '..', '..');

/** The statement of the bare server (`floor-server.cli.ts`) that is the baseline for an operation. */
const FLOOR_OF: Record<string, string> = {
  list: 'page',
  'list-section': 'page',
  'list-filtered': 'page',
  detail: 'product',
  search: 'search',
};

interface Load {
  url: string;
  bodies: string[];
}

interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  /**
   * Processor time of the serving process in milliseconds, without PostgreSQL's; null where the operating system does
   * not report it.
   */
  cpuMs: number | null;
}

async function measure({ url, bodies }: Load, pid: number): Promise<Measured> {
  const run = (duration: number) =>
    autocannon({
      url,
      connections,
      duration,
      requests: bodies.map((body) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body })),
    });
  await run(WARM_UP_S);
  const before = cpuOf(pid);
  const { requests, latency, non2xx, errors } = await run(seconds);
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} answers refused, ${errors} lost`);
  const after = cpuOf(pid);
  return {
    perSecond: requests.total / seconds,
    p50: latency.p50,
    p99: latency.p99,
    cpuMs: before === null || after === null ? null : (after - before) / requests.total,
  };
}

/** Checks every response before anything is timed, because an error is returned faster than a result. */
async function checkAnswers(url: string, operation: Operation): Promise<void> {
  const { name, query, variables } = operation;
  if (!variables.length) throw new Error(`${name}: there is nothing to ask`);
  for (const asked of variables) {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables: asked }) });
    const fault = faultOf(operation, asked, (await answer.json()) as object);
    if (fault) throw new Error(`${name} ${JSON.stringify(asked)}: ${fault}`);
  }
}

function cpuOf(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    const TICK_MS = 10;
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
}

async function start(script: string, env: NodeJS.ProcessEnv, readyUrl: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, script)], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', QUERY_POINTS_PER_MINUTE: '1000000000', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    const answer = await fetch(readyUrl).catch(() => undefined);
    if (answer?.ok) return child;
    await sleep(200);
  }
}

async function floorLoads(databaseUrl: string, port: number, words: string[]): Promise<Record<string, Load>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; slug: string }>(
    'SELECT "id", "slug" FROM "product" ORDER BY "id" LIMIT 400',
  );
  await client.end();
  const load = (path: string, keys: string[]) => ({
    url: `http://127.0.0.1:${port}/${path}`,
    bodies: keys.map((key) => JSON.stringify({ key })),
  });
  return {
    page: load(
      'page',
      rows.map(({ id }) => id),
    ),
    product: load(
      'product',
      rows.map(({ slug }) => slug),
    ),
    search: load('search', words),
  };
}

const { server, databaseUrl } = await fillShop(products);
const children: ChildProcess[] = [];
try {
  const [apiPort, floorPort] = [await freePort(), await freePort()];
  const api = await start(
    'api/dist/main.js',
    {
      ...localSecrets(mkdtempSync(join(tmpdir(), 'meet-bench-'))),
      DATABASE_URL: databaseUrl,
      API_PORT: String(apiPort),
    },
    `http://127.0.0.1:${apiPort}/health/ready`,
  );
  children.push(api);
  const floor = await start(
    'tooling/dist/bench/floor-server.cli.js',
    { DATABASE_URL: databaseUrl, FLOOR_PORT: String(floorPort) },
    `http://127.0.0.1:${floorPort}/ready`,
  );
  children.push(floor);

  const { url, ops } = await shopTarget(`http://127.0.0.1:${apiPort}/graphql`);
  for (const operation of ops) await checkAnswers(url, operation);
  const words = ops.find(({ name }) => name === 'search')!.variables.map(({ dto }) => (dto as { query: string }).query);
  const floors: Record<string, Measured> = {};
  for (const [name, load] of Object.entries(await floorLoads(databaseUrl, floorPort, words))) {
    floors[name] = await measure(load, floor.pid!);
    print(`floor ${name}`, floors[name]);
  }
  for (const { name, query, variables } of ops) {
    const bodies = variables.map((asked) => JSON.stringify({ query, variables: asked }));
    const measured = await measure({ url, bodies }, api.pid!);
    print(name, measured, measured.perSecond / floors[FLOOR_OF[name]!]!.perSecond);
  }
} finally {
  for (const child of children) child.kill();
  await server.stop();
}

function print(name: string, { perSecond, p50, p99, cpuMs }: Measured, share?: number): void {
  const figures = [
    `${perSecond.toFixed(0).padStart(7)}/s`,
    `p50 ${p50} ms`.padStart(12),
    `p99 ${p99} ms`.padStart(12),
    `cpu ${cpuMs?.toFixed(2) ?? '–'} ms`.padStart(12),
    share === undefined ? '' : `1/${(1 / share).toFixed(1)} of its floor`,
  ];
  process.stdout.write(`${name.padEnd(16)}${figures.join('  ')}\n`);
}
