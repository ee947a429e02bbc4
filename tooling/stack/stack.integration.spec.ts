import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const entry = join(import.meta.dirname, '../bin/meet.js');
const folder = mkdtempSync(join(tmpdir(), 'meet-stack-'));
const env = {
  ...process.env,
  NODE_OPTIONS: '',
  DATABASE_URL: '',
  MEET_DATA_FOLDER: folder,
  POSTGRES_PORT: '54340',
  API_PORT: '4340',
  STOREFRONT_PORT: '3340',
};

interface Run {
  child: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
}

function meet(args: string[], nodeArgs: string[] = [], extra: NodeJS.ProcessEnv = {}): Run {
  const child = spawn(process.execPath, [...nodeArgs, entry, ...args], { env: { ...env, ...extra } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output, ended: new Promise((done) => child.once('exit', (code) => done(code))) };
}

/** Resolves when the run has said it; rejects with all it said when it ends first. */
function said(run: Run, words: string): Promise<void> {
  return new Promise((done, fail) => {
    const look = () => run.output().includes(words) && done();
    run.child.stdout?.on('data', look);
    void run.ended.then((code) => fail(new Error(`ended with ${code}: ${run.output()}`)));
  });
}

function postmaster(): number {
  const readme = join(folder, 'postgres/README.txt');
  const elsewhere = existsSync(readme) ? /are in (\S+?),/.exec(readFileSync(readme, 'utf8'))?.[1] : undefined;
  return Number(
    readFileSync(join(elsewhere ?? join(folder, 'postgres'), 'cluster/postmaster.pid'), 'utf8').split('\n')[0],
  );
}

/** What a start that goes wrong says beside how far it came. */
const BUILDING = 'Building what changed …\n';

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('tells an old Node in one sentence', async () => {
  const pretend = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.20.0"})';
  const run = meet(['start'], ['--import', pretend]);
  expect(await run.ended).toBe(1);
  expect(run.output()).toBe('Meet needs Node 20.19 or newer, this is 18.20.0.\n');
});

it('tells a port in use in one sentence', async () => {
  const other = createServer().listen(4340, '127.0.0.1');
  await new Promise((done) => other.once('listening', done));
  const run = meet(['start']);
  expect(await run.ended).toBe(1);
  expect(run.output()).toBe(
    `${BUILDING}Port 4340 is in use: stop what listens there, or choose another with API_PORT.\n`,
  );
  await new Promise((done) => other.close(done));
});

it('tells a setting that cannot be in one sentence', async () => {
  const run = meet(['start'], [], { STOREFRONT_PORT: 'three thousand' });
  expect(await run.ended).toBe(1);
  expect(run.output()).toBe(`${BUILDING}STOREFRONT_PORT is «three thousand»: give a port from 1 to 65535.\n`);
});

it('tells a database that does not answer in one sentence', async () => {
  const run = meet(['doctor'], [], { DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none' });
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(/✗ Database +DATABASE_URL does not answer: /);
});

describe('a shop', () => {
  it('opens, refuses a second one in the same folder, and ends with all its children on SIGTERM', async () => {
    const first = meet(['start']);
    await said(first, 'Ready in');
    expect((await fetch('http://127.0.0.1:3340/')).status).toBe(200);
    const database = postmaster();
    expect(isAlive(database)).toBe(true);

    const second = meet(['start'], [], { API_PORT: '4341', STOREFRONT_PORT: '3341' });
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(
      `${BUILDING}The shop is running already from this folder (process ${first.child.pid}).\n`,
    );

    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(isAlive(database)).toBe(false);
    await expect(fetch('http://127.0.0.1:3340/')).rejects.toThrow();
    await expect(fetch('http://127.0.0.1:4340/health/live')).rejects.toThrow();
    // It ended by itself: a service that has to be killed says nothing.
    expect(readFileSync(join(folder, 'logs/search-indexer.log'), 'utf8')).toContain('"msg":"stopped"');
  }, 300_000);

  it('opens again on the same data, also after kill -9, which leaves its database running', async () => {
    const killed = meet(['start']);
    await said(killed, 'Ready in');
    expect(killed.output()).not.toContain('demo catalogue is in place');
    const database = postmaster();
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(isAlive(database)).toBe(true);

    const again = meet(['start']);
    await said(again, 'Ready in');
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
    expect(isAlive(database)).toBe(false);
  }, 120_000);

  it('tells a damaged database in one sentence', async () => {
    const readme = join(folder, 'postgres/README.txt');
    const elsewhere = existsSync(readme) ? /are in (\S+?),/.exec(readFileSync(readme, 'utf8'))?.[1] : undefined;
    const cluster = join(elsewhere ?? join(folder, 'postgres'), 'cluster');
    writeFileSync(join(cluster, 'global/pg_control'), 'not a control file');
    const run = meet(['start']);
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(
      /^Building what changed …\nStarting the database …\nThe database in \S+ does not start: .*move the folder away to begin anew\.\n$/,
    );
  }, 60_000);
});
