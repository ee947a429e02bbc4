import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../stack/free-port.js';
import { withClient } from '../stack/with-client.js';
import { commandOf, environmentOf } from './dockerfile.js';

const root = join(import.meta.dirname, '../..');
const name = `health_${randomBytes(6).toString('hex')}`;
const urlOf = (database: string) =>
  Object.assign(new URL(process.env.TEST_TEMPLATE_URL!), { pathname: `/${database}` }).href;
const folder = mkdtempSync(join(tmpdir(), 'meet-health-'));
const started = new Set<ChildProcess>();

beforeAll(() => {
  const template = new URL(process.env.TEST_TEMPLATE_URL!).pathname.slice(1);
  return withClient(urlOf('postgres'), (admin) => admin.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`));
});
afterAll(async () => {
  await Promise.all([...started].map((child) => stop(child, 'SIGKILL')));
  await withClient(urlOf('postgres'), (admin) => admin.query(`DROP DATABASE "${name}" WITH (FORCE)`));
  rmSync(folder, { recursive: true, force: true });
});

/** What compose and a merchant's `shop.env` set for a shop with a name: the edge serves https and nobody else is trusted. */
const PRODUCTION = {
  SITE_ADDRESS: 'shop.example',
  STOREFRONT_PUBLIC_URL: 'https://shop.example',
  STOREFRONT_URL: 'https://shop.example',
  TRUSTED_PROXIES: '172.30.77.10',
  SECRET_KEY: randomBytes(32).toString('base64url'),
  AUTH_KEYS: `a:${randomBytes(32).toString('base64url')}`,
  EDGE_SECRET: randomBytes(32).toString('base64url'),
};

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  await ended;
}

it.each([
  ['api', 'API_PORT'],
  ['search-indexer', 'INDEXER_PORT'],
  ['storefront', 'STOREFRONT_PORT'],
])(
  'the health command of the image %s exits with 0 only while the service listens in production settings',
  async (stage, portVariable) => {
    const inside = environmentOf(stage);
    const port = String(await freePort());
    const imagePort = `127.0.0.1:${inside[portVariable]!}/`;
    const command = commandOf(stage, 'HEALTHCHECK');
    // In the image the port is fixed; here another shop may have it.
    expect(command.join(' ')).toContain(imagePort);
    const [, ...check] = command.map((word) => word.replace(imagePort, `127.0.0.1:${port}/`));
    const [, ...serve] = commandOf(stage, 'CMD');
    const env = {
      PATH: process.env.PATH,
      ...inside,
      ...PRODUCTION,
      ...{ DATABASE_URL: urlOf(name), [portVariable]: port, METRICS_PORT: '0' },
      ...{ STORAGE_FOLDER: join(folder, 'storage'), IMAGE_CACHE_FOLDER: join(folder, 'cache') },
      ...{ INDEX_SNAPSHOT_FOLDER: join(folder, 'index'), NODE_COMPILE_CACHE: join(folder, 'compiled') },
      // The storefront asks an API that is not there: its health is its own.
      API_ORIGIN: 'http://127.0.0.1:1',
    };
    expect(inside['NODE_ENV']).toBe('production');
    const health = () =>
      new Promise<number>((done) => {
        execFile(process.execPath, check, { env }, (error) => done(error ? Number(error.code) : 0));
      });

    expect(await health()).toBe(1);
    const service = spawn(process.execPath, serve, { cwd: join(root, stage), env, stdio: ['ignore', 'pipe', 'pipe'] });
    started.add(service);
    let printed = '';
    for (const stream of [service.stdout, service.stderr])
      stream.on('data', (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-2000)));
    while ((await health()) !== 0) {
      if (service.exitCode !== null) throw new Error(`${stage} has ended: ${printed}`);
      await sleep(200);
    }
    await stop(service, 'SIGTERM');
    expect(await health()).toBe(1);
  },
  90_000,
);
