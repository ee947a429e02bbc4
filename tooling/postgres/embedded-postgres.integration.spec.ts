import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { publicFolder } from './postgres-binaries.js';

const directory = mkdtempSync(join(process.getuid?.() === 0 ? publicFolder() : '/tmp', 'stale-postgres-'));
chmodSync(directory, 0o755);
const cluster = join(directory, 'cluster');
const start = () => startEmbeddedPostgres({ directory, port: 54_350, settings: { fsync: 'off' } });
afterAll(() => rmSync(directory, { recursive: true, force: true }));

it('starts at once beside a postmaster.pid whose number is another program’s now', async () => {
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

    // The true server is joined, not pushed aside.
    const joined = await start();
    expect([joined.attached, joined.port]).toEqual([true, server.port]);
  } finally {
    await server.stop();
  }
  expect(server.isRunning()).toBe(false);
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
}, 25_000);
