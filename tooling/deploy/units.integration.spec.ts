import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../stack/free-port.js';
import { withClient } from '../stack/with-client.js';

const root = join(import.meta.dirname, '../..');
const deploy = join(root, 'deploy');
const folder = mkdtempSync(join(tmpdir(), 'meet-units-'));
const settings = join(folder, 'shop.env');
const database = `units_${randomBytes(6).toString('hex')}`;
const urlOf = (name: string) => Object.assign(new URL(process.env.TEST_TEMPLATE_URL!), { pathname: `/${name}` }).href;
const started: ChildProcess[] = [];

beforeAll(async () => {
  await withClient(urlOf('postgres'), (admin) => admin.query(`CREATE DATABASE "${database}"`));
  const example = readFileSync(join(deploy, 'shop.env.example'), 'utf8');
  // Redis is optional, and there is none.
  const own = example.replace(/^REDIS_URL=.*\n/m, '').replaceAll('/var/lib/meet', folder);
  writeFileSync(settings, own.replace(/^DATABASE_URL=.*$/m, `DATABASE_URL=${urlOf(database)}`));
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await withClient(urlOf('postgres'), (admin) => admin.query(`DROP DATABASE "${database}" WITH (FORCE)`));
  rmSync(folder, { recursive: true, force: true });
});

/** What a unit says, on this machine: its folders, and the instance that it is started as. */
const unitOf = (name: string, instance: number): string =>
  readFileSync(join(deploy, 'systemd', name), 'utf8')
    .replaceAll('%i', String(instance))
    .replaceAll('/opt/meet/current', root)
    .replaceAll('/var/cache/meet', join(folder, 'cache'));

const valuesOf = (key: string, unit: string): string[] =>
  [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value!);

const variablesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]));

function environmentOf(unit: string): Record<string, string> {
  const own = valuesOf('Environment', unit).flatMap((line) => line.split(' '));
  const files = [settings, join(folder, 'keys.env')].map((file) => variablesOf(readFileSync(file, 'utf8')));
  return Object.assign({ PATH: process.env.PATH! }, variablesOf(own.join('\n')), ...files) as Record<string, string>;
}

/** Runs a command of the shop as the deployment page does. */
const command = (...args: string[]) =>
  spawnSync(join(deploy, 'meet'), args, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, MEET_SETTINGS: settings, MEET_KEYS: join(folder, 'keys.env') },
  });

it('deploy/meet prepares an empty database with the shipped settings and creates keys that only their owner reads', () => {
  expect(command('tooling/dist/stack/prepare-shop.cli.js')).toMatchObject({ status: 0 });
  const keys = join(folder, 'keys.env');
  expect(Object.keys(variablesOf(readFileSync(keys, 'utf8')))).toEqual(['SECRET_KEY', 'AUTH_KEYS', 'EDGE_SECRET']);
  expect(statSync(keys).mode & 0o077).toBe(0);
  const granted = command('api/dist/operator/admin.cli.js', 'grant', 'owner@shop.example', 'ADMIN');
  expect([granted.status, granted.stderr]).toEqual([0, '']);
}, 120_000);

it.each(['meet-indexer.service', 'meet-api@.service', 'meet-storefront@.service'])(
  'the unit %s starts with its settings, reports ready, and ends within its stop timeout',
  async (name) => {
    const port = await freePort();
    const unit = unitOf(name, port);
    const env = environmentOf(unit);
    // Here another shop may have the usual ports. Nobody has to notice the end.
    Object.assign(env, { INDEXER_PORT: String(port), METRICS_PORT: '0', DRAIN_SECONDS: '0' });
    // %i of the shipped units has four digits.
    if (env.STOREFRONT_METRICS_PORT) env.STOREFRONT_METRICS_PORT = String(await freePort());
    const [start, ...args] = valuesOf('ExecStart', unit)[0]!.split(' ');
    const child = spawn(start!, args, { cwd: valuesOf('WorkingDirectory', unit)[0], env, stdio: 'ignore' });
    started.push(child);
    const [
      ready = `curl --silent --fail --output /dev/null --retry 30 --retry-delay 1 --retry-all-errors http://127.0.0.1:${port}/health/live`,
    ] = valuesOf('ExecStartPost', unit);
    const [curl, ...asked] = ready.split(' ');
    expect(spawnSync(curl!, asked).status).toBe(0);
    const ended = new Promise<number | null>((done) => child.once('exit', done));
    const began = Date.now();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(Date.now() - began).toBeLessThan(Number(valuesOf('TimeoutStopSec', unit)[0]) * 1000);
  },
  180_000,
);
