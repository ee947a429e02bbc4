import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { catalogContent, catalogRows } from '../testing/feeds/catalog-state.js';
import { makeWorkbook, type MadeCell } from '../testing/feeds/make-workbook.js';
import { createPrisma, type PrismaClient } from '../testing/prisma-client.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';

const CLI = resolve(import.meta.dirname, '..', '..', 'dist', 'feeds', 'import-feed.cli.js');

let database: TestDatabase;
let prisma: PrismaClient;
let folder: string;
beforeAll(async () => {
  if (!existsSync(CLI)) throw new Error(`No ${CLI}: run \`npm run build\` first.`);
  database = await createTestDatabase();
  prisma = createPrisma(database.url, 2);
  folder = await mkdtemp(join(tmpdir(), 'meet-price-lists-'));
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await prisma.product.deleteMany();
  await prisma.priceListMapping.deleteMany();
});

const env = () => ({ ...process.env, DATABASE_URL: database.url, NODE_OPTIONS: '', TMPDIR: folder });

async function importList(
  content: string | Buffer,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  const path = join(folder, 'list');
  await writeFile(path, content);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [CLI, '--format', 'price-list', '--source', 'lan', '--no-images', ...args, path],
    { env: env(), encoding: 'utf8' },
  );
  return { code: status, output: stdout + stderr };
}

const ROWS: MadeCell[][] = [
  ['Прайс-лист ООО «Лань»'],
  [],
  ['Арт.', 'ШК', 'Наим.', 'Размер', 'Цвет', 'Опт', 'РРЦ', 'Ост.'],
  ['Кеды'],
  ['A-1', 4006381333931, 'Кеды Лань', 41, 'белый', 900, 1990.5, 3],
  ['A-1', 4006381333948, 'Кеды Лань', 42.5, 'белый', 900, 1990.5, 'много'],
  ['Сапоги'],
  ['B-1', '4006381333955', 'Сапоги; «Рысь»', '38', 'чёрный', 2000, 4500, 0],
  ['Итого', null, null, null, null, null, null, 3],
];
const csvOf = (rows: readonly MadeCell[][]): string =>
  rows.map((cells) => cells.map((cell) => `"${String(cell ?? '')}"`).join(';')).join('\n');
const list = csvOf(ROWS);
const CONFIRM = ['--map', 'РРЦ=price', '--confirm'];

it('the first price list of a source stops with a suggested mapping and imports nothing', async () => {
  const { code, output } = await importList(list);
  expect(code).toBe(1);
  expect(output).toContain('PRICE_LIST_NOT_CONFIRMED');
  expect(output).toMatch(/Наим\. +name .*Кеды Лань \| Сапоги/);
  expect(output).toContain('Choose: "Опт", "РРЦ". Wholesale and other prices stand side by side.');
  expect(output).toContain('A row with a single cell is the category of the rows below');
  expect(await prisma.product.count()).toBe(0);
});

it('a confirmed mapping is stored per source, and the next price list is imported without a question', async () => {
  expect(await importList(list, '--confirm')).toMatchObject({
    code: 1,
    output: expect.stringContaining('PRICE_LIST_FIELD_TWICE'),
  });
  const first = await importList(list, ...CONFIRM);
  expect(first.output).toContain('created 2, updated 0, unchanged 0, rejected 0, warnings 2');
  expect(first.code).toBe(0);
  const reordered = csvOf(ROWS.map((cells) => (cells.length < 2 ? cells : [...cells.slice(3), ...cells.slice(0, 3)])));
  expect(await importList(reordered)).toMatchObject({ code: 0, output: expect.stringContaining('0 changes') });
  const items = await prisma.productItem.findMany({
    include: { priceDetails: true, size: true },
    orderBy: { externalId: 'asc' },
  });
  expect(
    items.map(({ externalId, size, priceDetails }) => [externalId, size.name, Number(priceDetails?.price)]),
  ).toEqual([
    ['A-1#belyy#41', '41', 199_050],
    ['A-1#belyy#42-5', '42.5', 199_050],
    ['B-1#chernyy#38', '38', 450_000],
  ]);
});

it('a price list with changed columns stops, names the changed columns and imports nothing', async () => {
  await importList(list, ...CONFIRM);
  const before = await catalogRows(prisma);
  const { code, output } = await importList(
    list.replace('Ост.', 'Остаток МСК').replace('РРЦ', 'РРЦ новая').replaceAll('1990.5', '1'),
  );
  expect(code).toBe(1);
  expect(output).toContain('PRICE_LIST_COLUMNS_CHANGED');
  expect(output).toContain('"РРЦ" (price) is now "РРЦ новая"; "Ост." (stock) is now "Остаток МСК"');
  expect(await catalogRows(prisma)).toEqual(before);
  expect(await importList(list.replace('РРЦ', 'РРЦ новая'), '--map', 'РРЦ новая=price', '--confirm')).toMatchObject({
    code: 0,
  });
});

it('a strict import of a price list with remarks writes nothing but stores the mapping', async () => {
  expect(await importList(list, ...CONFIRM, '--strict')).toMatchObject({ code: 2 });
  expect(await prisma.product.count()).toBe(0);
  expect(await importList(list)).toMatchObject({ code: 0, output: expect.stringContaining('created 2') });
});

it('a mapping file answers all questions about a price list at once', async () => {
  const mapping = join(folder, 'mapping.json');
  const fields = ['article', 'barcode', 'name', 'size', 'colour', 'ignore', 'price', 'stock'];
  const columns = ROWS[2]!.map((header, index) => ({ header, field: fields[index] }));
  await writeFile(mapping, JSON.stringify({ columns, productOf: 'article', headings: 'brand' }));
  expect(await importList(list, '--mapping', mapping, '--confirm')).toMatchObject({ code: 0 });
  expect(await prisma.brand.findMany({ where: { name: 'Сапоги' } })).toHaveLength(1);
  await writeFile(mapping, '{"columns": "all"}');
  expect((await importList(list, '--mapping', mapping, '--confirm')).output).toContain('PRICE_LIST_MAPPING_INVALID');
});

it('the same price list as CSV and as XLSX gives equal rows, and repeated imports change nothing', async () => {
  expect(await importList(list, ...CONFIRM)).toMatchObject({ code: 0 });
  const before = await catalogRows(prisma);
  const content = await catalogContent(prisma, database.url);
  const book = makeWorkbook({ Титул: [['О нас']], Прайс: ROWS });
  const second = await importList(book);
  expect(second.output).toContain('Sheet "Прайс", names of 8 columns on line 3');
  expect(second).toMatchObject({ code: 0, output: expect.stringContaining('0 changes') });
  expect(await catalogRows(prisma)).toEqual(before);
  await prisma.product.deleteMany();
  expect(await importList(book)).toMatchObject({ code: 0, output: expect.stringContaining('created 2') });
  expect(await catalogContent(prisma, database.url)).toEqual(content);
});

it('a price-list import with --plan and --confirm stores no mapping', async () => {
  expect(await importList(list, ...CONFIRM, '--plan')).toMatchObject({ code: 0 });
  expect(await importList(list)).toMatchObject({ code: 1 });
});

it('a price-list import with a killed worker fails with a named error and leaves nothing behind', async () => {
  const rows = Array.from({ length: 30_000 }, (_, n): MadeCell[] => [
    `A-${n}`,
    4006381333931,
    'Кеды',
    41,
    'белый',
    1,
    2,
    3,
  ]);
  const path = join(folder, 'large.xlsx');
  await writeFile(path, makeWorkbook({ Прайс: [...ROWS, ...rows] }));
  const args = [CLI, '--format', 'price-list', '--source', 'lan', '--no-images', ...CONFIRM, path];
  const command = spawn(process.execPath, args, { env: env() });
  let output = '';
  command.stderr.on('data', (chunk) => (output += String(chunk)));
  const code = new Promise((done) => command.once('exit', done));
  process.kill(await workerOf(command.pid!), 'SIGKILL');
  expect(await code).toBe(1);
  expect(output).toContain('PRICE_LIST_WORKER_ENDED');
  expect(await prisma.product.count()).toBe(0);
  expect((await readdir(folder)).filter((name) => name.startsWith('meet-'))).toEqual([]);
});

/** Returns the process that a command has started to read a workbook. */
async function workerOf(pid: number): Promise<number> {
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    const { stdout } = spawnSync('pgrep', ['-P', String(pid), '-f', 'workbook-worker'], { encoding: 'utf8' });
    if (stdout.trim()) return Number(stdout.trim().split('\n')[0]);
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error('The command started no worker.');
}

it('a CSV price list of 20,000 rows is read with little memory', async () => {
  const rows = Array.from({ length: 20_000 }, (_, n): MadeCell[] => [
    `A-${Math.floor(n / 40)}`,
    null,
    `Кеды ${Math.floor(n / 40)} ${'летние '.repeat(40)}`,
    20 + (n % 40),
    'белый',
    1,
    2,
    3,
  ]);
  const path = join(folder, 'long.csv');
  await writeFile(path, csvOf([...ROWS.slice(0, 3), ...rows]));
  const args = [CLI, '--format', 'price-list', '--source', 'lan', '--no-images', '--plan', ...CONFIRM, path];
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--max-old-space-size=64', ...args], {
    env: env(),
    encoding: 'utf8',
  });
  expect(stderr).not.toContain('heap');
  expect(status).toBe(0);
  expect(stdout).toContain('created 500,');
}, 120_000);
