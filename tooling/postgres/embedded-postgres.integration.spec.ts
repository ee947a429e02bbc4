import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { hasCluster, startEmbeddedPostgres } from './embedded-postgres.js';
import { publicFolder } from './postgres-binaries.js';

const directory = mkdtempSync(join(process.getuid?.() === 0 ? publicFolder() : '/tmp', 'stale-postgres-'));
chmodSync(directory, 0o755);
const cluster = join(directory, 'cluster');
const start = () => startEmbeddedPostgres({ directory, port: 54_350, settings: { fsync: 'off' } });
afterAll(() => rmSync(directory, { recursive: true, force: true }));

it('the embedded PostgreSQL finds its cluster even in a folder that its account cannot enter', async () => {
  const closed = mkdtempSync(join(tmpdir(), 'closed-postgres-'));
  expect(hasCluster(closed)).toBe(false);
  await (await startEmbeddedPostgres({ directory: closed, port: 54_355, settings: { fsync: 'off' } })).stop();
  expect(hasCluster(closed)).toBe(true);
  const readme = join(closed, 'README.txt');
  const elsewhere = existsSync(readme) && /are in (\S+?),/.exec(readFileSync(readme, 'utf8'))?.[1];
  for (const folder of [closed, elsewhere]) if (folder) rmSync(folder, { recursive: true });
}, 25_000);

it('the embedded PostgreSQL starts when postmaster.pid names another program’s process', async () => {
  await (await start()).stop();
  const lines = [process.pid, cluster, '1700000000', '54350', '', '127.0.0.1', '', 'ready'];
  writeFileSync(join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`);
  const server = await start();
  try {
    expect(server.attached).toBe(false);
    const client = new pg.Client({ connectionString: server.url('postgres') });
    await client.connect();
    await client.end();
    expect(readFileSync(join(cluster, 'postmaster.pid'), 'utf8')).not.toMatch(new RegExp(`^${process.pid}\n`));

    // A second start joins the running server instead of replacing it.
    const joined = await start();
    expect([joined.attached, joined.port]).toEqual([true, server.port]);
  } finally {
    await server.stop();
  }
  expect(server.isRunning()).toBe(false);
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
}, 25_000);

/** Kills the server's main process only, not its child processes. */
async function kill9(): Promise<void> {
  const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
}

it('the embedded PostgreSQL starts at once after its server was just killed', async () => {
  await start();
  await kill9();
  const server = await start();
  expect(server.attached).toBe(false);
  await server.stop();
  // The log of the killed server is kept, and only its owner can read it.
  const log = join(directory, 'postgres.log');
  expect(readFileSync(log, 'utf8').match(/starting PostgreSQL/g)!.length).toBeGreaterThanOrEqual(2);
  expect(statSync(log).mode & 0o777).toBe(0o600);
}, 25_000);

it('the embedded PostgreSQL waits for the last statement of a killed server', async () => {
  const killed = await start();
  const client = new pg.Client({ connectionString: killed.url('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  // The statement only reads the clock, so its child process does not notice that the server was killed.
  const busy = `DO $$ BEGIN WHILE clock_timestamp() < now() + interval '3 s' LOOP END LOOP; END $$`;
  const lost = client.query(busy).catch((error: Error) => error.message);
  await new Promise((done) => setTimeout(done, 500));
  await kill9();
  const server = await start();
  expect(server.attached).toBe(false);
  await lost;
  await server.stop();
}, 25_000);

it('the embedded PostgreSQL joins a server started by another path of the same folder', async () => {
  const server = await start();
  const link = `${directory}-link`;
  symlinkSync(directory, link);
  try {
    const joined = await startEmbeddedPostgres({ directory: link, port: 54_350 });
    expect([joined.attached, joined.port]).toEqual([true, server.port]);
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(true);
  } finally {
    rmSync(link);
    await server.stop();
  }
}, 25_000);
