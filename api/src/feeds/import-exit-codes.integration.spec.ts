import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createPrisma, type PrismaClient } from '../testing/prisma-client.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';

const CLI = resolve(import.meta.dirname, '..', '..', 'dist', 'feeds', 'import-feed.cli.js');
const feed = (offers: string): string =>
  `<yml_catalog><shop><name>Лавка</name><offers>${offers}</offers></shop></yml_catalog>`;
const offer = (id: string, more = ''): string =>
  `<offer id="${id}"><name>Кеды ${id}</name><price>10</price>${more}</offer>`;

let database: TestDatabase;
let prisma: PrismaClient;
let folder: string;
beforeAll(async () => {
  if (!existsSync(CLI)) throw new Error(`No ${CLI}: run \`npm run build\` first.`);
  database = await createTestDatabase();
  prisma = createPrisma(database.url, 2);
  folder = await mkdtemp(join(tmpdir(), 'meet-exit-codes-'));
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(() => prisma.product.deleteMany());

async function importFeed(
  text: string,
  ...args: string[]
): Promise<{ code: number | null; output: string; products: number }> {
  const path = join(folder, 'feed.xml');
  await writeFile(path, text);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [CLI, '--format', 'yml', '--no-images', ...args, path],
    {
      env: { ...process.env, DATABASE_URL: database.url, NODE_OPTIONS: '' },
      encoding: 'utf8',
    },
  );
  return { code: status, output: stdout + stderr, products: await prisma.product.count() };
}

const unclear = feed(
  offer('1', '<count>много</count>') + offer('2', '<count>много</count>') + offer('3', '<price/>').replace('10', ''),
);

it('an import with unclear values exits with 0 and prints remarks grouped by column and value', async () => {
  const { code, output, products } = await importFeed(unclear);
  expect([code, products]).toEqual([0, 2]);
  expect(output).toContain(
    '  count: 2 × "много" read as the default stock (first on line 1)\n  price: 1 × rejected: no price',
  );
  expect(output).toContain('created 2, updated 0, unchanged 0, rejected 1, warnings 2');
});

it('a strict import with unclear values exits with 2 and writes nothing', async () => {
  const report = join(folder, 'report.jsonl');
  const { code, output, products } = await importFeed(unclear, '--strict', '--report', report);
  expect([code, products]).toEqual([2, 0]);
  expect(output).toContain('Nothing was written, because of --strict.');
  expect((await readFile(report, 'utf8')).trim().split('\n')).toHaveLength(3);
});

it('a strict import of a feed without unclear values exits with 0 and writes the products', async () => {
  expect(await importFeed(feed(offer('1')), '--strict')).toMatchObject({ code: 0, products: 1 });
});

it('an import of a malformed feed exits with 1 and writes nothing, with or without --strict', async () => {
  const broken = feed(offer('1')).slice(0, -20);
  expect(await importFeed(broken)).toMatchObject({ code: 1, products: 0 });
  expect(await importFeed(broken, '--strict')).toMatchObject({ code: 1, products: 0 });
});

it('an import with an invalid command line exits with 64', async () => {
  expect(await importFeed(feed(''), '--oops')).toMatchObject({ code: 64 });
});

it('an import stopped by a guard exits with 1, shows its plan and suggests what to do', async () => {
  const goods = (price: number) =>
    feed(Array.from({ length: 12 }, (_, id) => offer(String(id)).replace('>10<', `>${price}<`)).join(''));
  expect(await importFeed(goods(1000))).toMatchObject({ code: 0, products: 12 });
  const { code, output } = await importFeed(goods(400));
  expect(code).toBe(1);
  expect(output).toContain('prices that fall by more than 10 %: 12\n  Кеды 0, ONE SIZE: 1000.00 RUB → 400.00 RUB');
  expect(output).toContain('12 of 12 offers on sale (100 %) would change their price by more than half');
  expect(output).toContain('--unguarded');
  expect(await importFeed(goods(400), '--unguarded')).toMatchObject({ code: 0 });
});
