import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import pLimit from 'p-limit';
import pg from 'pg';
import { ensureDatabase, startTemporaryPostgres } from '../postgres/embedded-postgres.js';
import { freePort } from '../stack/free-port.js';
import { localSecrets } from '../stack/secrets.js';

/**
 * `npm run abuse:codes [-- --redis URL]`: what gets through of ten thousand guesses at one number, and of ten thousand
 * numbers asked for from one network or from as many; with one API process, and with two that share Redis. The Redis
 * database that is named is emptied.
 */
const { values } = parseArgs({
  options: { redis: { type: 'string' }, requests: { type: 'string', default: '10000' } },
});
const REQUESTS = Number(values.requests);
const AT_ONCE = 40;
const root = resolve(import.meta.dirname, '..', '..', '..');

interface Attacked {
  database: pg.Client;
  /** Asks one of the processes, in turn, seeming to call from an address. */
  ask(query: string, from: string): Promise<{ data?: object | null; errors?: { extensions: { code: string } }[] }>;
}

const VICTIM = '+79161230000';
const send = (phone: string) => `mutation { sendSmsCode(dto: { phone: "${phone}" }) { status } }`;
const guess = (code: string) =>
  `mutation { authenticate(dto: { emailOrPhone: "${VICTIM}", code: "${code}" }) { user { id } } }`;
const numberOf = (n: number) =>
  `+79${String(10_000_000 + n * 7919)
    .padStart(9, '0')
    .slice(-9)}`;
const someNetwork = (n: number) => `11.${(n >> 8) & 255}.${n & 255}.1`;
const inOneNetwork = (n: number) => `203.0.113.${n % 256}`;

const attacks: Record<string, (shop: Attacked) => Promise<string>> = {
  'guesses at one number, from one address': (shop) => guessing(shop, () => '198.51.100.7'),
  'guesses at one number, each from another network': (shop) => guessing(shop, someNetwork),
  'guesses at one number for a day, a new code whenever allowed': guessingAllDay,
  'numbers, from one network': (shop) => asking(shop, inOneNetwork),
  'numbers, each from another network': (shop) => asking(shop, someNetwork),
};

async function guessing({ ask, database }: Attacked, addressOf: (n: number) => string): Promise<string> {
  await ask(send(VICTIM), '192.0.2.1');
  const answers = await flood(REQUESTS, (n) => ask(guess(String(n % 10_000).padStart(4, '0')), addressOf(n)));
  const { rows } = await database.query<{ failures: number }>(
    'SELECT sum("failuresToday")::int AS failures FROM "one_time_code"',
  );
  return `${rows[0]!.failures} compared with a code, ${count(answers, 'TOO_MANY_REQUESTS')} refused by a limit, ${count(answers, 'ok')} signed in`;
}

/** The attacker's clock runs faster than ours: every cooldown is over at once. */
async function guessingAllDay({ ask, database }: Attacked): Promise<string> {
  let codes = 0;
  let refused = 0;
  for (let n = 0; n < 200; n += 1) {
    await database.query('UPDATE "one_time_code" SET "cooldownUntil" = now()');
    if ((await ask(send(VICTIM), someNetwork(n))).errors) refused += 1;
    else codes += 1;
    await flood(10, (m) => ask(guess(String(m)), someNetwork(n * 10 + m)));
  }
  const { rows } = await database.query<{ failures: number }>(
    'SELECT sum("failuresToday")::int AS failures FROM "one_time_code"',
  );
  return `${rows[0]!.failures} compared with a code, ${codes} codes sent, ${refused} requests for a code refused`;
}

async function asking({ ask }: Attacked, addressOf: (n: number) => string): Promise<string> {
  const answers = await flood(REQUESTS, (n) => ask(send(numberOf(n)), addressOf(n)));
  const refused = count(answers, 'TOO_MANY_REQUESTS') + count(answers, 'CODE_NOT_SENT');
  return `${count(answers, 'ok')} messages sent, ${refused} refused`;
}

async function flood(requests: number, ask: (n: number) => ReturnType<Attacked['ask']>): Promise<string[]> {
  const limit = pLimit(AT_ONCE);
  return Promise.all(
    Array.from({ length: requests }, (_, n) => limit(async () => (await ask(n)).errors?.[0]?.extensions.code ?? 'ok')),
  );
}

const count = (answers: string[], answer: string) => answers.filter((given) => given === answer).length;

async function attackAll(title: string, processes: number, redisUrl: string | undefined): Promise<void> {
  process.stdout.write(`\n${title}\n`);
  for (const [name, attack] of Object.entries(attacks)) {
    const result = await withShop(processes, redisUrl, attack);
    process.stdout.write(`  ${name.padEnd(62)} ${result}\n`);
  }
}

/** A shop with nothing in it, of which every limit is untouched. */
async function withShop(
  processes: number,
  redisUrl: string | undefined,
  attack: (shop: Attacked) => Promise<string>,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'meet-abuse-'));
  const server = await startTemporaryPostgres();
  const children: ChildProcess[] = [];
  try {
    await ensureDatabase(server, 'abuse');
    const secrets = localSecrets(folder);
    if (redisUrl) await emptyRedis(redisUrl);
    const env = {
      ...process.env,
      ...secrets,
      NODE_OPTIONS: '',
      NODE_ENV: 'production',
      DATABASE_URL: server.url('abuse'),
      REDIS_URL: redisUrl ?? '',
      STORAGE_FOLDER: join(folder, 'storage'),
      IMAGE_CACHE_FOLDER: join(folder, 'cache'),
      PRINT_MESSAGES: 'true',
      LOG_LEVEL: 'silent',
      // The limits of codes are tried here, not the rate of any request.
      MUTATIONS_PER_MINUTE: '1000000',
      QUERY_POINTS_PER_MINUTE: '100000000',
    };
    await ended(
      spawn(process.execPath, [join(root, 'api/dist/platform/database/migrate.cli.js')], { env, stdio: 'ignore' }),
    );
    const origins: string[] = [];
    for (let n = 0; n < processes; n += 1) {
      const port = await freePort();
      origins.push(`http://127.0.0.1:${port}`);
      children.push(
        spawn(process.execPath, [join(root, 'api/dist/main.js')], {
          env: { ...env, API_PORT: String(port) },
          stdio: 'ignore',
        }),
      );
      await ready(origins[n]!);
    }
    const database = new pg.Client({ connectionString: server.url('abuse') });
    await database.connect();
    try {
      return await attack({ database, ask: asker(origins, secrets.EDGE_SECRET) });
    } finally {
      await database.end();
    }
  } finally {
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(children.map(ended));
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function asker(origins: string[], edgeSecret: string): Attacked['ask'] {
  let asked = 0;
  return async (query, from) => {
    asked += 1;
    const answer = await fetch(`${origins[asked % origins.length]}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-meet-client-address': from, 'x-meet-edge-secret': edgeSecret },
      body: JSON.stringify({ query }),
    });
    return (await answer.json()) as Awaited<ReturnType<Attacked['ask']>>;
  };
}

async function ready(origin: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await fetch(`${origin}/health/ready`).catch(() => undefined))?.ok) return;
    await sleep(100);
  }
  throw new Error(`${origin} is not ready`);
}

function ended(child: ChildProcess): Promise<void> {
  return child.exitCode === null && child.signalCode === null
    ? new Promise((done) => child.once('exit', () => done()))
    : Promise.resolve();
}

async function emptyRedis(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushdb();
  await redis.quit();
}

await attackAll('One API process, limits in PostgreSQL', 1, undefined);
if (values.redis) await attackAll('Two API processes, limits in Redis', 2, values.redis);
else process.stdout.write('\nTwo processes that share Redis: name a server with --redis URL.\n');
process.exit();
