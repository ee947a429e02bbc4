import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from './with-client.js';

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
  return launch(process.execPath, [...nodeArgs, entry, ...args], { ...env, ...extra });
}

function launch(command: string, args: string[], environment: NodeJS.ProcessEnv): Run {
  const child = spawn(command, args, { cwd: join(import.meta.dirname, '../..'), env: environment });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output, ended: new Promise((done) => child.once('exit', (code) => done(code))) };
}

/** Resolves when the command has printed these words. Rejects with its whole output if it exits before that. */
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

/** Every start prints this line before any error. */
const BUILDING = 'Building what changed …\n';

const log = (service: string) => join(folder, 'logs', `${service}.log`);

/** Returns the id of the launcher's child process that runs this script. */
function childOf(launcher: number, script: string): number {
  const children = readFileSync(`/proc/${launcher}/task/${launcher}/children`, 'utf8').trim().split(' ');
  const found = children.find((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(script);
    } catch {
      return false;
    }
  });
  return Number(found ?? 0);
}

/**
 * Waits until a restarted service responds with status 200. `of` returns the current process id; `holds` must be true
 * for it, so that a response of the process before the restart does not count.
 */
async function answers(address: string, holds: (pid: number) => boolean, of: () => number): Promise<void> {
  for (;;) {
    const pid = of();
    if (holds(pid) && (await fetch(address).catch(() => undefined))?.ok) return;
    await sleep(100);
  }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pretend = (version: string) => [
  '--import',
  `data:text/javascript,Object.defineProperty(process.versions,"node",{value:"${version}"})`,
];

it('`npm start` refuses a Node version under which npm cannot run', async () => {
  const run = meet(['start'], pretend('18.20.0'));
  expect(await run.ended).toBe(1);
  expect(run.output()).toBe('Meet needs Node 20.19 or newer, this is 18.20.0.\n');
});

it('`npm start` continues under the Node that npm installed when the host’s Node is older', async () => {
  const run = meet(['start'], pretend('20.20.2'), { STOREFRONT_PORT: 'three thousand' });
  expect(await run.ended).toBe(1);
  expect(run.output()).toBe(`${BUILDING}STOREFRONT_PORT is «three thousand»: give a port from 1 to 65535.\n`);
});

it('`npm start` reports a port in use in one sentence', async () => {
  const other = createServer().listen(4340, '127.0.0.1');
  await new Promise((done) => other.once('listening', done));
  const run = meet(['start']);
  expect(await run.ended).toBe(1);
  expect(run.output()).toBe(
    `${BUILDING}Port 4340 is in use: stop what listens there, or choose another with API_PORT.\n`,
  );
  await new Promise((done) => other.close(done));
});

it('`npm start` reports an invalid setting in one sentence', async () => {
  const run = meet(['start'], [], { STOREFRONT_PORT: 'three thousand' });
  expect(await run.ended).toBe(1);
  expect(run.output()).toBe(`${BUILDING}STOREFRONT_PORT is «three thousand»: give a port from 1 to 65535.\n`);
});

it('`npm run doctor` reports an unreachable database in one sentence', async () => {
  const run = meet(['doctor'], [], { DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none' });
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(/✗ Database +DATABASE_URL does not answer: /);
});

it('`npm start` reports an unwritable folder in one sentence', async () => {
  const run = meet(['start'], [], { MEET_DATA_FOLDER: '/dev/null/meet' });
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(
    /^Building what changed …\nThe shop cannot write to \/dev\/null\/meet \(E\w+: .*\): .*\n$/,
  );
});

it('`npm run search:keys` fails before there is a shop to store the keys', async () => {
  const place = {
    MEILI_URL: 'http://127.0.0.1:2',
    MEILI_MASTER_KEY: 'a master key',
    MEET_DATA_FOLDER: join(folder, 'none'),
  };
  const run = meet(['with-database', 'search/commands/search-keys'], [], place);
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain('Request to http://127.0.0.1:2/keys/');
  expect(existsSync(place.MEET_DATA_FOLDER)).toBe(false);
});

it('`npm start` reports an unknown option in one sentence', async () => {
  const run = meet(['start', '--demmo']);
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(/^Building what changed …\n«--demmo» is no option: npm start -- \[--demo\].*\n$/);
});

describe('an operator’s database', () => {
  const name = `stack_${process.pid}`;
  const urlOf = (database: string) =>
    Object.assign(new URL(process.env.TEST_TEMPLATE_URL!), { pathname: `/${database}` }).href;
  const settings = { DATABASE_URL: urlOf(name) };
  const server = (sql: string) => withClient(urlOf('postgres'), (client) => client.query(sql));
  const tables = () =>
    withClient(settings.DATABASE_URL, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `SELECT "tablename" AS "name" FROM "pg_tables" WHERE "schemaname" = 'public'`,
      );
      return rows.map((row) => row.name);
    });

  beforeAll(() => server(`CREATE DATABASE ${name}`));
  afterAll(() => server(`DROP DATABASE ${name} WITH (FORCE)`));

  it('an operator’s empty database is not changed by `doctor` or commands, which say what to do', async () => {
    const doctor = meet(['doctor'], [], settings);
    expect(await doctor.ended).toBe(0);
    expect(doctor.output()).toMatch(
      /✓ Data model +The database holds no shop yet: `npm run db:migrate` or `npm start`/,
    );
    const reading = meet(['with-database', 'feeds/export-catalog', '/dev/null'], [], settings);
    expect(await reading.ended).toBe(1);
    expect(reading.output()).toBe(
      'The database holds no shop yet: `npm run db:migrate` or `npm start` makes the tables.\n',
    );
    expect(await tables()).toEqual([]);
  });

  it('an operator’s database of an older version is reported and left unchanged', async () => {
    const migrating = meet(['with-database', 'platform/database/migrate'], [], settings);
    expect(await migrating.ended).toBe(0);
    const [last] = await withClient(settings.DATABASE_URL, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `DELETE FROM "_prisma_migrations" WHERE "migration_name" = (SELECT max("migration_name") FROM "_prisma_migrations")
         RETURNING "migration_name" AS "name"`,
      );
      return rows;
    });
    const doctor = meet(['doctor'], [], settings);
    expect(await doctor.ended).toBe(1);
    expect(doctor.output()).toContain(`The database lacks ${last!.name}: `);
    const reading = meet(['with-database', 'operator/admin', 'orders'], [], settings);
    expect(await reading.ended).toBe(1);
    expect(reading.output()).toContain(`The database lacks ${last!.name}: `);
    await withClient(settings.DATABASE_URL, async (client) => {
      const { rowCount } = await client.query(`SELECT FROM "_prisma_migrations" WHERE "migration_name" = $1`, [
        last!.name,
      ]);
      expect(rowCount).toBe(0);
      await client.query(`DROP SCHEMA public CASCADE; CREATE SCHEMA public`);
    });
  });

  it('an operator’s empty database is not filled with demo data, sandbox payments or printed codes', async () => {
    const run = meet(['start'], [], settings);
    await said(run, 'Ready in');
    expect(run.output()).not.toContain('demo catalogue is in place');
    expect(run.output()).not.toContain('admin@meet.example');
    expect(run.output().trim().split('\n').at(-1)).toMatch(
      /^ {2}Nobody can pay online: PAYMENT_PROVIDER is not set\. Codes by SMS and e-mail cannot be sent/,
    );
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    await withClient(settings.DATABASE_URL, async (client) => {
      const { rows } = await client.query(
        `SELECT (SELECT count(*)::int FROM "product") AS "products", (SELECT count(*)::int FROM "promocode") AS "codes",
           (SELECT count(*)::int FROM "user_account" WHERE "accessLevel" = 'ADMIN' AND "email" IS NOT NULL) AS "admins",
           (SELECT count(*)::int FROM "review") AS "reviews",
           (SELECT count(*)::int FROM "content_entry" WHERE "kind" = 'ARTICLE') AS "articles",
           (SELECT count(*)::int FROM "content_entry" WHERE "kind" = 'PAGE') AS "pages"`,
      );
      expect(rows).toEqual([{ products: 0, codes: 0, admins: 0, reviews: 0, articles: 0, pages: 14 }]);
    });
  }, 120_000);
});

describe('a shop', () => {
  it('a shop starts, refuses a second one in the same folder and stops all its processes on SIGTERM', async () => {
    const first = meet(['start']);
    await said(first, 'Ready in');
    expect((await fetch('http://127.0.0.1:3340/')).status).toBe(200);
    const shown = await fetch('http://127.0.0.1:4340/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `{ blogList { pagination { totalItems } } infoPage(dto: { path: "/delivery" }) { title }
          product(dto: { slug: "rudveka-kurgan-2-sand-beige" }) { reviewCount }
          bannerList(dto: { place: "home" }) { items { posterUrl darkPosterUrl } }
          announcementBar { announcement { text } } }`,
      }),
    });
    expect(await shown.json()).toEqual({
      data: {
        blogList: { pagination: { totalItems: 6 } },
        infoPage: { title: 'Доставка' },
        product: { reviewCount: expect.any(Number) as number },
        bannerList: {
          items: ['first-order', 'half-price'].map((slug) => ({
            posterUrl: `demo/banners/${slug}.webp`,
            darkPosterUrl: `demo/banners/${slug}-dark.webp`,
          })),
        },
        announcementBar: { announcement: { text: 'MEET10: скидка 10\u00A0% с\u00A0аккаунтом' } },
      },
    });
    // Nobody has drawn it: the storage takes it from the process that composes the demo's pictures.
    const poster = await fetch('http://127.0.0.1:3340/_ipx/f_webp,q_80,w_640/demo/banners/first-order.webp');
    expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const database = postmaster();
    expect(isAlive(database)).toBe(true);
    expect(first.output().trim().split('\n').at(-1)).toMatch(/^ {2}ONLY FOR TRYING: payments are invented.*codes by/);

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
    // The indexer exited by itself: a killed one could not have logged this.
    expect(readFileSync(join(folder, 'logs/search-indexer.log'), 'utf8')).toContain('"msg":"stopped"');
  }, 300_000);

  it('a killed service or database is restarted while the others keep running', async () => {
    const run = meet(['start']);
    await said(run, 'Ready in');
    const before = await readFile(log('api'), 'utf8');
    const indexer = childOf(run.child.pid!, 'dist/src/main.js');
    const api = childOf(run.child.pid!, 'dist/main.js');
    process.kill(indexer, 'SIGKILL');
    await said(run, 'search-indexer: ended with SIGKILL. It is started again in 1 s.');
    process.kill(api, 'SIGKILL');
    await said(run, 'api: ended with SIGKILL. It is started again in 1 s.');
    expect((await fetch('http://127.0.0.1:3340/healthz')).status).toBe(200);
    await answers(
      'http://127.0.0.1:4340/health/ready',
      (pid) => pid !== api,
      () => childOf(run.child.pid!, 'dist/main.js'),
    );
    expect(childOf(run.child.pid!, 'dist/src/main.js')).not.toBe(indexer);

    process.kill(postmaster(), 'SIGKILL');
    await said(run, 'The database has ended. It is started again in 1 s.');
    await answers(
      'http://127.0.0.1:4340/health/ready',
      () => true,
      () => 0,
    );
    expect((await fetch('http://127.0.0.1:3340/')).status).toBe(200);
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);

    const after = await readFile(log('api'), 'utf8');
    expect(after.startsWith(before)).toBe(true);
    for (const service of ['api', 'search-indexer', 'storefront']) {
      expect((await stat(log(service))).mode & 0o777).toBe(0o600);
      const lines = (await readFile(log(service), 'utf8')).trim().split('\n');
      expect(lines.filter((line) => !line.startsWith('{'))).toEqual([]);
    }
  }, 120_000);

  it('a shop starts again on its data, even after kill -9 left its database running', async () => {
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

  it('a shop stops completely when npm receives SIGTERM and signals only its own shell', async () => {
    const npm = launch('npm', ['start'], env);
    await said(npm, 'Ready in');
    const database = postmaster();
    npm.child.kill('SIGTERM');
    await npm.ended;
    while (isAlive(database)) await sleep(50);
    await expect(fetch('http://127.0.0.1:3340/')).rejects.toThrow();
    await expect(fetch('http://127.0.0.1:4340/health/live')).rejects.toThrow();
  }, 120_000);

  it('`npm start` reports a damaged database in one sentence', async () => {
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
