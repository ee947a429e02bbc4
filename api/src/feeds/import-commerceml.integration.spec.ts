import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { catalogContent, catalogRows } from '../testing/feeds/catalog-state.js';
import {
  CATALOGUE,
  catalogueFile,
  OFFERS,
  offersFile,
  prices,
  priceTypes,
  requisite,
  SPLIT,
} from '../testing/feeds/commerceml-files.js';
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
  folder = await mkdtemp(join(tmpdir(), 'meet-1c-'));
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await prisma.product.deleteMany();
  await prisma.commerceMlGood.deleteMany();
});

async function importFiles(
  files: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  const paths = await Promise.all(
    Object.entries(files).map(async ([name, content]) => {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    }),
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [CLI, '--format', 'commerceml', '--no-images', ...args, ...paths],
    { env: { ...process.env, DATABASE_URL: database.url, NODE_OPTIONS: '', TMPDIR: folder }, encoding: 'utf8' },
  );
  return { code: status, output: stdout + stderr };
}

const whole = { 'import.xml': CATALOGUE, 'offers.xml': OFFERS };

const products = () =>
  prisma.product.findMany({
    orderBy: { name: 'asc' },
    include: {
      properties: true,
      brands: { include: { brand: true } },
      colorPalletes: { include: { colour: true } },
      productType: true,
      productCategory: true,
      items: { include: { size: true, priceDetails: true }, orderBy: { externalId: 'asc' } },
    },
  });
const items = async () =>
  Object.fromEntries(
    (await products()).flatMap((product) =>
      product.items.map((item) => [
        item.externalId,
        [item.size.name, Number(item.priceDetails?.price), item.stock, item.active && product.active],
      ]),
    ),
  );

it('an import from 1С creates products with groups, brand, properties, colours, sizes, retail price and stock', async () => {
  const { code, output } = await importFiles(whole);
  expect(output).toContain('created 3, updated 0');
  expect(output).toContain('requisites that are not read: Полка');
  expect(code).toBe(0);
  expect(await items()).toEqual({
    'boots#a': ['37', 699_000, 3, true],
    'boots#b': ['38', 699_050, 2, true],
    'boots#c': ['37', 749_000, 5, true],
    cap: ['ONE SIZE', 99_000, 0, true],
  });
  const boots = (await products()).find(({ items: [item] }) => item?.externalId === 'boots#a')!;
  expect(boots).toMatchObject({
    name: 'Ботинки «Тундра»',
    description: 'Тёплые &amp; сухие',
    sex: 'FEMALE',
    seasons: ['WINTER'],
    brands: [{ brand: { name: 'Лань' } }],
    colorPalletes: [{ colour: { name: 'Чёрный' } }],
    productCategory: { name: 'Обувь' },
    productType: { name: 'Ботинки и сапоги' },
    properties: { sole: 'ТЭП', seasons: 'Зима', additionalInfo: 'Вес: 1.2' },
  });
});

it('a repeated 1С exchange changes no row, even with split files in another order', async () => {
  await importFiles(whole);
  const before = await catalogRows(prisma);
  expect((await importFiles(whole)).output).toContain('0 changes');
  expect(await catalogRows(prisma)).toEqual(before);
  const { 'offers0_1.xml': offers, 'prices0_1.xml': amounts, 'rests0_1.xml': rests } = SPLIT;
  const split = {
    'rests0_1.xml': rests,
    'prices0_1.xml': amounts,
    'import0_1.xml': CATALOGUE,
    'offers0_1.xml': offers,
  };
  expect((await importFiles(split)).output).toContain('0 changes');
  expect(await catalogRows(prisma)).toEqual(before);
});

it('importing 1С files one by one gives the same shop as importing them together', async () => {
  await importFiles(whole);
  const before = await catalogContent(prisma, database.url);
  await prisma.product.deleteMany();
  await prisma.commerceMlGood.deleteMany();
  const first = await importFiles({ 'import0_1.xml': CATALOGUE });
  expect(first.output).toContain('no offer yet');
  expect(await prisma.product.count()).toBe(0);
  for (const [name, content] of Object.entries(SPLIT)) await importFiles({ [name]: content });
  expect(await catalogContent(prisma, database.url)).toEqual(before);
});

it('a 1С file with only prices or stock changes only those fields of the listed products', async () => {
  await importFiles(whole);
  const before = await items();
  const amounts = offersFile(`<Предложение><Ид>boots#a</Ид>${prices({ Розничная: 5990 })}</Предложение>`, '', true);
  expect((await importFiles({ 'prices.xml': amounts })).output).toContain('created 0, updated 1');
  expect(await items()).toEqual({ ...before, 'boots#a': ['37', 599_000, 3, true] });
  const rests = offersFile('<Предложение><Ид>cap</Ид><Количество>7</Количество></Предложение>', '', true);
  expect((await importFiles({ 'rests.xml': rests })).output).toContain('created 0, updated 1');
  expect(await items()).toEqual({
    ...before,
    'boots#a': ['37', 599_000, 3, true],
    cap: ['ONE SIZE', 99_000, 7, true],
  });
  const texts = catalogueFile('<Товар><Ид>cap</Ид><Наименование>Кепка «Ветер»</Наименование></Товар>', '', true);
  await importFiles({ 'import.xml': texts });
  expect(await prisma.product.findFirst({ where: { name: 'Кепка «Ветер»' } })).toBeTruthy();
  expect((await items())['cap']).toEqual(['ONE SIZE', 99_000, 7, true]);
});

it('products deleted in 1С and offers missing from a full package go off sale', async () => {
  await importFiles(whole);
  const deleted = catalogueFile(
    `<Товар Статус="Удален"><Ид>cap</Ид><Наименование>Кепка</Наименование></Товар>
     <Товар><Ид>never</Ид><Наименование>Шарф</Наименование><ЗначенияРеквизитов>${requisite('ПометкаУдаления', 'true')}</ЗначенияРеквизитов></Товар>`,
    '',
    true,
  );
  expect((await importFiles({ 'import.xml': deleted })).code).toBe(0);
  expect(await prisma.product.count()).toBe(3);
  const left = OFFERS.replace(/<Предложение><Ид>boots#b<[^]*?<\/Предложение>/u, '');
  await importFiles({ 'offers.xml': left });
  expect(await items()).toMatchObject({
    'boots#a': ['37', 699_000, 3, true],
    'boots#b': ['38', 699_050, 2, false],
    cap: ['ONE SIZE', 99_000, 0, false],
  });
});

it('an import from 1С with several price types imports nothing until an option chooses the type', async () => {
  const unclear = (text: string) => text.replaceAll('Розничная', 'Интернет-магазин');
  const files = { 'import.xml': CATALOGUE, 'offers.xml': unclear(OFFERS) };
  const asked = await importFiles(files);
  expect(asked.code).toBe(1);
  expect(asked.output).toContain('COMMERCEML_PRICE_TYPE_UNCLEAR');
  expect(asked.output).toContain('«Интернет-магазин», «Оптовая»');
  expect([await prisma.product.count(), await prisma.commerceMlGood.count()]).toEqual([0, 0]);
  const wrong = await importFiles(files, '--price-type', 'РРЦ');
  expect(wrong.output).toContain('COMMERCEML_NO_PRICE_TYPE');
  await importFiles(files, '--price-type', 'интернет-магазин', '--old-price-type', 'type-Оптовая');
  expect(await items()).toMatchObject({ cap: ['ONE SIZE', 99_000, 0, true] });
  const wholesale = { 'import.xml': CATALOGUE, 'offers.xml': offersFile('', priceTypes('Оптовая')) };
  await prisma.commerceMlGood.deleteMany();
  expect((await importFiles(wholesale)).output).toContain('COMMERCEML_PRICE_TYPE_UNCLEAR');
});

it('the 1С import reads sizes from names, prices with thousandths, and reports prices for several units', async () => {
  const offer = (id: string, name: string, price: string, units = '1') =>
    `<Предложение><Ид>tee#${id}</Ид><Наименование>Футболка (${name})</Наименование><Цены><Цена><ИдТипаЦены>t</ИдТипаЦены>
     <ЦенаЗаЕдиницу>${price}</ЦенаЗаЕдиницу><Валюта>руб</Валюта><Коэффициент>${units}</Коэффициент></Цена></Цены><Количество>1</Количество></Предложение>`;
  const { output } = await importFiles({
    'import.xml': catalogueFile('<Товар><Ид>tee</Ид><Наименование>Футболка</Наименование></Товар>'),
    'offers.xml': offersFile(
      offer('1', 'M, белый', '149.000') + offer('2', '52', '1 490,50') + offer('3', 'XL, белый', '900', '10'),
    ),
  });
  expect(output).toContain('the price is for 10 units');
  expect(await items()).toEqual({ 'tee#1': ['M', 14_900, 1, true], 'tee#2': ['52', 149_050, 1, true] });
});

it('the 1С import refuses files of another format and products without a description, naming each', async () => {
  expect((await importFiles({ 'a.xml': '<yml_catalog/>' })).output).toContain('is this CommerceML 2?');
  const { output } = await importFiles({ 'offers.xml': OFFERS });
  expect(output).toContain('no file has described this good yet');
  expect(await prisma.product.count()).toBe(0);
});

it('a full 1С catalogue takes missing products off sale only if declared complete, a changes file never', async () => {
  await importFiles(whole);
  const only = (text: string) => text.replace(/<(Товар|Предложение)><Ид>boots[^]*?<\/\1>/gu, '');
  const files = { 'import.xml': only(CATALOGUE), 'offers.xml': only(OFFERS) };
  expect((await importFiles(files)).output).toContain(
    '2 products that came from this source are not in the feed and stay',
  );
  expect((await importFiles(files, '--complete', '--unguarded')).code).toBe(0);
  expect(await items()).toMatchObject({ 'boots#a': ['37', 699_000, 3, false], cap: ['ONE SIZE', 99_000, 0, true] });
  const changes = { 'import.xml': catalogueFile('', '', true) };
  expect((await importFiles(changes, '--complete')).output).toContain('COMMERCEML_ONLY_CHANGES');
});

it('a dry run of 1С files, with --plan or before a strict import, stores nothing', async () => {
  expect((await importFiles(whole, '--plan')).output).toContain('created 3');
  expect((await importFiles(whole, '--strict')).code).toBe(2);
  expect([await prisma.product.count(), await prisma.commerceMlGood.count()]).toEqual([0, 0]);
  const clear = { ...whole, 'import.xml': CATALOGUE.replace(requisite('Полка', 'Б-4'), '') };
  expect((await importFiles(clear, '--strict')).output).toContain('created 3');
  expect(await prisma.commerceMlGood.count()).toBe(3);
});
