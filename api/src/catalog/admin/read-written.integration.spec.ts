import { jest } from '@jest/globals';
import pg from 'pg';
import { importRecords } from '../../testing/feeds/import-text.js';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';

let api: TestApi;
let database: pg.Pool;
let admin: Operator;

const boots = (price: number) =>
  feedProduct('boots', {
    brands: ['Таволга'],
    items: [
      { size: '42', price, stock: 5 },
      { size: '43', price: 20_000 },
    ],
  });

beforeAll(async () => {
  api = await startTestApi([boots(10_000), { kind: 'badge', slug: 'hit', title: 'Хит' }]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  admin = await operator(api, 'ADMIN');
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const ask = async (document: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await admin.admin(document, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data as Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- the answers of several calls
};
const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await database.query<Row>(sql, values)).rows;

const PRODUCT = `id name brands brandSlugs badges badgeIds sizeGuide createdAt colours colorPalletes { name hex slug }
  properties { sole material toeStyle } seoTags { title description keywords } videos { url position }
  images { id url alt position state sourceUrl }`;
const OFFER = `id productId productName productSlug size supplier suppliedBy { name type isoCode } sku barcode source externalId
  bonusCalcState price oldPrice loyaltyPrice priceSetBy
  priceHistory { previousPrice price oldPrice loyaltyPrice setBy source changedAt }`;

it('a product is read with the values it was saved with, by id or external id', async () => {
  const dto = {
    ...{ externalId: 'KED-1', name: 'Кеды', brands: ['tavolga'], badges: ['hit'], sizeGuide: 'Маломерят' },
    ...{ colours: [{ name: 'белый' }], properties: { sole: 'резина' }, seoTags: { title: 'Кеды на лето' } },
  };
  const { saveProduct } = await ask(`mutation ($dto: SaveProductInput!) { saveProduct(dto: $dto) { ${PRODUCT} } }`, {
    dto,
  });
  expect(saveProduct).toMatchObject({
    ...{ name: 'Кеды', brandSlugs: ['tavolga'], badges: ['hit'], sizeGuide: 'Маломерят', images: [], videos: [] },
    ...{ colours: ['Белый'], colorPalletes: [{ name: 'Белый', hex: expect.stringMatching(/^#/) }] },
    ...{ properties: { sole: 'резина', material: null }, seoTags: { title: 'Кеды на лето' } },
  });
  const one = `query ($dto: ProductKeyInput!) { operatorProduct(dto: $dto) { ${PRODUCT} } }`;
  expect((await ask(one, { dto: { id: saveProduct.id } })).operatorProduct).toEqual(saveProduct);
  expect((await ask(one, { dto: { externalId: 'KED-1' } })).operatorProduct).toEqual(saveProduct);
  const nobody = '00000000-0000-4000-8000-00000000dead';
  const codes = [{}, { id: nobody }, { externalId: 'other' }, { id: nobody, externalId: 'KED-1' }];
  expect(await Promise.all(codes.map(async (key) => codeOf(await admin.admin(one, { dto: key }))))).toEqual([
    'BAD_USER_INPUT',
    'PRODUCT_NOT_FOUND',
    'PRODUCT_NOT_FOUND',
    'BAD_USER_INPUT',
  ]);
  const offer = 'query ($id: ID!) { operatorOffer(dto: { id: $id }) { id } }';
  expect(codeOf(await admin.admin(offer, { id: nobody }))).toBe('ITEM_NOT_FOUND');
});

it('pictures return their texts and order, and keep their ids when reordered', async () => {
  const [boot] = await rows<{ id: string }>(`SELECT "id" FROM "product" WHERE "slug" = 'boots'`);
  await rows(
    `INSERT INTO "product_image" ("productId", "position", "alt", "sourceUrl") VALUES ($1, 1, 'сзади', 'https://supplier.example/2.jpg')`,
    [boot!.id],
  );
  const images = async () =>
    (
      await ask(
        `query ($id: ID!) { operatorProduct(dto: { id: $id }) { images { id url alt position state sourceUrl } } }`,
        boot,
      )
    ).operatorProduct.images as { id: string; url: string; alt: string }[];
  const [first, second] = await images();
  expect(first).toMatchObject({ url: 'test/boots.svg', alt: 'вид сбоку', position: 0, state: 'STORED' });
  expect(second).toMatchObject({ url: null, alt: 'сзади', position: 1, state: 'PENDING' });
  const { mkdirSync, writeFileSync } = await import('node:fs');
  for (const key of ['test/boots.svg', 'originals/aa/bb/aabb']) {
    mkdirSync(`${api.storageFolder}/${key.slice(0, key.lastIndexOf('/'))}`, { recursive: true });
    writeFileSync(`${api.storageFolder}/${key}`, 'picture');
  }
  const set = (dto: object) =>
    ask('mutation ($dto: SetProductMediaInput!) { setProductMedia(dto: $dto) { images { id url alt position } } }', {
      dto: { ...boot, images: dto },
    });
  const { setProductMedia } = await set([
    { url: 'originals/aa/bb/aabb', alt: 'спереди' },
    { url: first!.url, alt: 'сбоку' },
  ]);
  expect(setProductMedia.images).toEqual([
    { id: expect.not.stringMatching(first!.id), url: 'originals/aa/bb/aabb', alt: 'спереди', position: 0 },
    { id: first!.id, url: 'test/boots.svg', alt: 'сбоку', position: 1 },
  ]);
});

it('the price history of an offer lists each change with its author or feed, newest first', async () => {
  const [item] = await rows<{ id: string }>(`SELECT i."id" FROM "product_item" i WHERE i."externalId" = 'boots-0'`);
  const read = async () =>
    (await ask(`query ($id: ID!) { operatorOffer(dto: { id: $id }) { ${OFFER} } }`, item)).operatorOffer;
  expect(await read()).toMatchObject({
    ...{ productSlug: 'boots', size: '42', externalId: 'boots-0', bonusCalcState: null, priceHistory: [] },
    suppliedBy: { name: 'Склад', type: 'CONTRACTOR', isoCode: 'RU' },
  });
  await importRecords(api.databaseUrl, [boots(9_000)]);
  await ask(
    'mutation ($id: ID!) { setPrices(dto: { items: [{ id: $id, price: 8000, oldPrice: 12000 }] }) { id } }',
    item,
  );
  await ask('mutation ($id: ID!) { setPrices(dto: { items: [{ id: $id, price: 8000 }] }) { id } }', item);
  const { priceHistory, priceSetBy } = await read();
  expect(priceHistory).toEqual([
    {
      previousPrice: 9_000,
      price: 8_000,
      oldPrice: 12_000,
      loyaltyPrice: null,
      setBy: priceSetBy,
      source: null,
      changedAt: expect.any(String),
    },
    {
      previousPrice: 10_000,
      price: 9_000,
      oldPrice: null,
      loyaltyPrice: null,
      setBy: null,
      source: 'jsonl',
      changedAt: expect.any(String),
    },
  ]);
});

it('the number of SQL statements does not grow with the number of products and offers read', async () => {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  const asked = async (limit: number) => {
    query.mockClear();
    await ask(
      `query ($limit: Int!) { products(pagination: { page: 1, limit: $limit }) { items { ${PRODUCT} items { ${OFFER} } } } }`,
      { limit },
    );
    return query.mock.calls.length;
  };
  // Notes what was changed before.
  await asked(1);
  const few = await asked(1);
  expect(await asked(2)).toBe(few);
  query.mockRestore();
});
