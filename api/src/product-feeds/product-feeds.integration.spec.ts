import { jest } from '@jest/globals';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import pg from 'pg';
import { Clients } from '../clients/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { Statements } from '../platform/database/statements.js';
import { childText, xmlElements, type XmlElement } from '../platform/files/xml-elements.js';
import { catalogContent } from '../testing/feeds/catalog-state.js';
import { importText } from '../testing/feeds/import-text.js';
import { projectChanges } from '../testing/fill-catalogue.js';
import { createPrisma } from '../testing/prisma-client.js';
import { operator } from '../testing/operators.js';
import { feedProduct, startTestApi, supplier, type TestApi } from '../testing/test-api.js';
import { createTestDatabase } from '../testing/test-database.js';
import type { FeedsConfig } from './feeds.config.js';

const SHOE = feedProduct('tayga', {
  name: 'Кеды «Тайга» & <Ко>',
  description: '<p>Верх: <b>замша</b> &amp; сетка.</p><ul><li>до −5 °C</li></ul>',
  brands: [{ name: "Veltrok's", slug: 'veltrok' }],
  colours: [
    { name: 'Хаки', slug: 'khaki', hex: '#77815c' },
    { name: 'Белый', slug: 'white', hex: '#ffffff' },
  ],
  model: { slug: 'tayga-model', name: 'Тайга' },
  sex: 'MALE',
  properties: { sole: 'Резина' },
  items: [
    { size: '42', sku: 'VEL-42', price: 649_000, oldPrice: 899_000, stock: 2 },
    // The page shows the cheaper supplier, whose size is the same.
    {
      size: '42',
      sku: 'TR-42',
      price: 639_050,
      oldPrice: null,
      stock: 4,
      supplier: supplier('TR'),
      deliveryIsoCode: 'TR',
    },
    { size: '43', sku: '4006381333931', price: 649_000, loyaltyPrice: 500_000, stock: 0 },
  ],
});
const DRESS = feedProduct('dress', {
  name: 'Платье',
  brands: [{ name: 'Ветер', slug: 'veter' }],
  category: [{ name: 'Одежда', slug: 'clothes' }],
  sex: 'FEMALE',
  children: true,
  items: [
    { size: 'M', price: 100_000, stock: 5 },
    { size: '52 RU', sku: 'D-52', price: 100_000, stock: 1 },
  ],
});

let api: TestApi;
let database: pg.Pool;

beforeAll(async () => {
  api = await startTestApi(
    [
      SHOE,
      DRESS,
      feedProduct('bag', { category: [], items: [{ size: 'ONE SIZE', price: 100_000 }] }),
      feedProduct('hidden', { active: false, items: [{ size: '42', price: 100_000 }] }),
      feedProduct('no-offers', { items: [{ size: '42', price: 100_000, active: false }] }),
    ],
    { STOREFRONT_URL: 'https://meet.example/', DELIVERY_FREE_FROM: '6000', PRODUCT_FEEDS_PER_HOUR: '20' },
  );
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

let clients = 0;
const someClient = () => ({
  'x-meet-client-address': `198.19.${(clients += 1)}.2`,
  'x-meet-edge-secret': process.env.EDGE_SECRET!,
});
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${api.origin}/feeds/${path}`, { method, headers: { ...someClient(), ...headers } });

async function elements(path: string, name: string): Promise<XmlElement[]> {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const text = await answer.text();
  const found: XmlElement[] = [];
  for await (const element of xmlElements(piecesOf(text), new Set([name]))) found.push(element);
  return found;
}
async function* piecesOf(text: string) {
  yield text;
}
const offers = (query = '') => elements(`yandex.yml${query}`, 'offer');
const items = (query = '') => elements(`google.xml${query}`, 'item');
const byEnd = (all: XmlElement[], end: string) =>
  all.find((one) => (one.attributes['id'] ?? childText(one, 'g:id'))!.endsWith(end))!;
const idOf = async (slug: string): Promise<string> => {
  const { rows } = await database.query<{ id: string }>('SELECT "id" FROM "product" WHERE "slug" = $1', [slug]);
  return rows[0]!.id;
};

describe('YML', () => {
  it('the YML feed has an offer for each size on sale at the guest’s price', async () => {
    const all = await offers();
    expect(all).toHaveLength(5);
    const [shoe, sold] = [byEnd(all, '-42'), byEnd(all, '-43')];
    expect(shoe.attributes).toEqual({
      id: `${await idOf('tayga')}-42`,
      available: 'true',
      group_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const texts = Object.fromEntries(shoe.children.map(({ name, text }) => [name, text]));
    expect(texts).toMatchObject({
      url: 'https://meet.example/product/tayga?size=42',
      price: '6390.50',
      currencyId: 'RUB',
      picture: 'https://meet.example/_ipx/f_jpeg%2Cq_80%2Cw_1280/test/tayga.svg',
      name: 'Кеды «Тайга» & <Ко>, 42',
      vendor: "Veltrok's",
      vendorCode: 'TR-42',
      description: '<p>Верх: замша &amp; сетка.</p><ul><li>до −5 °C</li></ul>',
      count: '4',
    });
    expect(texts).not.toHaveProperty('oldprice');
    // Free from 6,000 roubles, and nobody knows how long it takes from abroad.
    expect(shoe.children.find(({ name }) => name === 'delivery-options')!.children[0]!.attributes).toEqual({
      cost: '0',
      days: '',
    });
    const params = shoe.children.filter(({ name }) => name === 'param');
    expect(params.map(({ attributes, text }) => [attributes['name'], attributes['unit'] ?? null, text])).toEqual([
      ['Размер', 'EU', '42'],
      ['Цвет', null, 'Хаки/Белый'],
      ['Пол', null, 'Мужской'],
      ['Возраст', null, 'Взрослый'],
      ['Материал подошвы', null, 'Резина'],
    ]);
    expect([sold.attributes['available'], childText(sold, 'count'), childText(sold, 'price')]).toEqual([
      'false',
      '0',
      '6490.00',
    ]);
    expect(childText(sold, 'barcode')).toBe('4006381333931');
  });

  it('the YML feed lists the categories of its products and a default one', async () => {
    const tree = await elements('yandex.yml', 'category');
    const names = new Map(tree.map(({ attributes, text }) => [attributes['id']!, text]));
    const parents = Object.fromEntries(
      tree.map(({ attributes, text }) => [text, names.get(attributes['parentId'] ?? '') ?? null]),
    );
    expect(parents).toEqual({ 'Все товары': null, Обувь: null, Кроссовки: 'Обувь', Одежда: null });
    const all = await offers();
    const categoryOf = (end: string) => names.get(childText(byEnd(all, end), 'categoryId')!);
    expect([categoryOf('-42'), categoryOf('-m'), categoryOf('-one-size')]).toEqual([
      'Кроссовки',
      'Одежда',
      'Все товары',
    ]);
  });

  it('a feed offer keeps its id when another supplier becomes the cheapest', async () => {
    await database.query('UPDATE "product_item" SET "stock" = 0, "reserved" = 0 WHERE "sku" = $1', ['TR-42']);
    const shoe = byEnd(await offers(), '-42');
    await database.query('UPDATE "product_item" SET "stock" = 4 WHERE "sku" = $1', ['TR-42']);
    expect([shoe.attributes['id'], childText(shoe, 'vendorCode')]).toEqual([`${await idOf('tayga')}-42`, 'VEL-42']);
    expect([childText(shoe, 'price'), childText(shoe, 'oldprice')]).toEqual(['6490.00', '8990.00']);
  });
});

it('the Google feed lists the same product sizes as the YML feed', async () => {
  const all = await items();
  expect(all).toHaveLength(5);
  const of = (end: string) => {
    const one = byEnd(all, end);
    return Object.fromEntries(one.children.map(({ name, text }) => [name.replace('g:', ''), text]));
  };
  expect(of('-42')).toMatchObject({
    id: `${await idOf('tayga')}-42`,
    title: 'Кеды «Тайга» & <Ко>, 42',
    description: 'Верх: замша & сетка. до −5 °C',
    link: 'https://meet.example/product/tayga?size=42',
    availability: 'in_stock',
    price: '6390.50 RUB',
    brand: "Veltrok's",
    mpn: 'TR-42',
    condition: 'new',
    product_type: 'Обувь > Кроссовки',
    color: 'Хаки/Белый',
    gender: 'male',
    age_group: 'adult',
    size: '42',
    size_system: 'EU',
  });
  expect(of('-43')).toMatchObject({ availability: 'out_of_stock', gtin: '4006381333931', price: '6490.00 RUB' });
  const [letter, russian] = [of('-m'), of('-52-ru')];
  expect(letter).toMatchObject({ size: 'M', gender: 'female', age_group: 'kids', identifier_exists: 'no' });
  expect([letter['size_system'], russian['size'], russian['size_system']]).toEqual([undefined, '52 RU', undefined]);
  const shipping = byEnd(all, '-m').children.find(({ name }) => name === 'g:shipping')!;
  expect(shipping.children.map(({ name, text }) => [name, text])).toEqual([
    ['g:country', 'RU'],
    ['g:price', '790.00 RUB'],
  ]);
});

it('the Google feed uses the taxonomy number of the nearest category', async () => {
  const admin = await operator(api, 'ADMIN');
  const set = async (slug: string, googleProductCategory: number | null) => {
    const { data, errors } = await admin.admin(
      'mutation ($dto: SaveCategoryInput!) { saveCategory(dto: $dto) { googleProductCategory } }',
      { dto: { slug, googleProductCategory } },
    );
    expect(errors).toBeUndefined();
    expect(data!.saveCategory).toEqual({ googleProductCategory });
  };
  const given = async () => {
    const all = await items();
    return Object.fromEntries(
      ['-42', '-m', '-one-size'].map((end) => [end, childText(byEnd(all, end), 'g:google_product_category')]),
    );
  };
  const { rows } = await database.query<{ slug: string }>(
    `SELECT c."slug" FROM "product" p JOIN "category" c ON c."id" IN (p."productCategoryId", p."productTypeId")
     WHERE p."slug" = 'tayga' ORDER BY c."level"`,
  );
  const [outer, inner] = rows.map(({ slug }) => slug) as [string, string];
  const none = { '-42': null, '-m': null, '-one-size': null };
  expect(await given()).toEqual(none);
  await set(outer, 187);
  expect(await given()).toEqual({ ...none, '-42': '187' });
  await set(inner, 1003);
  await set('clothes', 1604);
  expect(await given()).toEqual({ ...none, '-42': '1003', '-m': '1604' });
  await set(inner, null);
  expect(await given()).toEqual({ ...none, '-42': '187', '-m': '1604' });
  const { errors } = await admin.admin(
    'mutation { saveCategory(dto: { slug: "clothes", googleProductCategory: 0 }) { id } }',
  );
  expect(errors![0]!.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ field: 'dto.googleProductCategory' }],
  });
  await Promise.all([set(outer, null), set('clothes', null)]);
});

it('the Google feed shows a sale as old price and sale price', async () => {
  await database.query('UPDATE "product_item" SET "active" = false WHERE "sku" = $1', ['TR-42']);
  const shoe = byEnd(await items(), '-42');
  await database.query('UPDATE "product_item" SET "active" = true WHERE "sku" = $1', ['TR-42']);
  expect([childText(shoe, 'g:price'), childText(shoe, 'g:sale_price')]).toEqual(['8990.00 RUB', '6490.00 RUB']);
});

it.each([
  ['yml', 'yandex.yml'],
  ['google-xml', 'google.xml'],
] as const)(
  'a feed imported with the importer of %s gives the same products, prices and sizes',
  async (format, path) => {
    const text = await (await get(path)).text();
    const other = await createTestDatabase();
    const prisma = createPrisma(other.url, 2);
    try {
      const result = await importText(other.url, format, text, { source: 'test' });
      expect(result).toMatchObject({ created: 3, rejected: 0, warnings: 0, issues: [] });
      const content = await catalogContent(prisma, other.url);
      const products = content.flatMap((line) => (line.startsWith('{"kind":"product"') ? [JSON.parse(line)] : []));
      const seen = Object.fromEntries(
        products.map((product) => [
          product.name,
          product.items.map((item: { size: string; price: number; oldPrice: number | null; stock: number }) => [
            item.size,
            item.price,
            item.oldPrice,
            // Google has no word for a number of units: what is in stock gets the importer's default.
            format === 'yml' ? item.stock : item.stock > 0,
          ]),
        ]),
      );
      const has = (units: number) => (format === 'yml' ? units : units > 0);
      expect(seen).toEqual({
        'Кеды «Тайга» & <Ко>': [
          ['42 EU', 639_050, null, has(4)],
          ['43 EU', 649_000, null, has(0)],
        ],
        Платье: [
          ['M', 100_000, null, has(5)],
          ['52 RU', 100_000, null, has(1)],
        ],
        bag: [['ONE SIZE', 100_000, null, has(3)]],
      });
      const shoe = products.find(({ name }) => name.startsWith('Кеды'));
      expect(shoe).toMatchObject({ sex: 'MALE', children: false, brands: [{ name: "Veltrok's" }] });
      expect(shoe.category.map(({ name }: { name: string }) => name)).toEqual(['Обувь', 'Кроссовки']);
      expect(shoe.colours.map(({ name }: { name: string }) => name)).toHaveLength(2);
      expect(products.find(({ name }) => name === 'Платье')).toMatchObject({ sex: 'FEMALE', children: true });
    } finally {
      await prisma.$disconnect();
      await other.drop();
    }
  },
);

describe('parameters', () => {
  it('feed URL parameters select a brand, or a category with its subcategories', async () => {
    const count = async (query: string) => (await offers(query)).length;
    expect([await count('?category=shoes'), await count('?brand=veter')]).toEqual([2, 2]);
    expect(await count('?category=shoes&brand=veter')).toBe(0);
  });

  it('a feed URL parameter selects the API client whose product pages are linked', async () => {
    const key = (letter: string) => `meet_pk_${letter.repeat(32)}`;
    await database.query(
      `INSERT INTO "api_client" ("name", "key", "origins", "returnAddresses", "productUrl") VALUES
       ('with pages', $1, '{}', '{}', 'https://m.example/goods/{slug}'), ('without', $2, '{}', '{}', NULL)`,
      [key('a'), key('b')],
    );
    await api.app.get(Clients).refresh();
    const shoe = byEnd(await offers(`?client=${key('a')}`), '-42');
    expect(childText(shoe, 'url')).toBe('https://m.example/goods/tayga');
    const refusal = async (letter: string) => {
      const answer = await get(`google.xml?client=${key(letter)}`);
      return [answer.status, await answer.json()];
    };
    expect(await refusal('b')).toMatchObject([400, { code: 'BAD_USER_INPUT', fields: [{ field: 'client' }] }]);
    expect(await refusal('c')).toMatchObject([403, { code: 'CLIENT_REFUSED' }]);
  });

  it.each([
    ['?category=nothing', 'category', '«nothing» здесь нет'],
    ['?brand=nothing', 'brand', '«nothing» здесь нет'],
    ['?brand=veter&brand=veltrok', 'brand', 'ничто не может повторяться'],
    ['?categroy=shoes', 'categroy', 'такого параметра нет'],
  ])('the feed parameter %s is refused with a reason', async (query, field, message) => {
    const answer = await get(`yandex.yml${query}`);
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
      400,
      'no-store',
      null,
    ]);
    expect(await answer.json()).toEqual({
      code: 'BAD_USER_INPUT',
      message: `${field}: ${message}`,
      fields: [{ field, message }],
    });
  });
});

describe('a reader', () => {
  it('a feed request with the current ETag gets 304 until the catalogue changes', async () => {
    const first = await get('google.xml');
    const etag = first.headers.get('etag')!;
    expect([first.headers.get('cache-control'), first.headers.get('vary')]).toEqual([
      'public, max-age=300',
      'accept-encoding',
    ]);
    await first.text();
    const again = await get('google.xml', { 'if-none-match': etag });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect((await get('yandex.yml', { 'if-none-match': etag })).status).toBe(200);
    await database.query(`UPDATE "price_details" SET "price" = "price" + 100 WHERE "itemId" IN (
      SELECT "id" FROM "product_item" WHERE "sku" = 'D-52')`);
    const changed = await get('google.xml', { 'if-none-match': etag });
    expect([changed.status, (await changed.text()).includes('1001.00 RUB')]).toEqual([200, true]);
    await projectChanges(api.databaseUrl);
    expect((await get('google.xml', { 'if-none-match': changed.headers.get('etag')! })).status).toBe(200);
  });

  it('a reader with an old ETag gets the feed again after an order', async () => {
    await projectChanges(api.databaseUrl);
    const etag = (await get('yandex.yml')).headers.get('etag')!;
    await database.query(
      `INSERT INTO "live_event" ("subjectType", "subjectId", "isNew") VALUES ('ORDER', gen_random_uuid(), true)`,
    );
    expect((await get('yandex.yml', { 'if-none-match': etag })).status).toBe(200);
  });

  it('feeds are served compressed, and HEAD requests return headers only', async () => {
    const packed = await get('yandex.yml', { 'accept-encoding': 'gzip' });
    const plain = await get('yandex.yml', { 'accept-encoding': 'identity' });
    expect([packed.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['gzip', null]);
    // A minute may have begun between the two.
    const undated = (xml: string): string => xml.replace(/ date="[^"]*"/, '');
    expect(undated(await packed.text())).toBe(undated(await plain.text()));
    const head = await get('yandex.yml', {}, 'HEAD');
    const saying = ['etag', 'content-type', 'cache-control', 'content-length'];
    expect([head.status, ...saying.map((name) => head.headers.get(name))]).toEqual([
      200,
      ...saying.map((name) => plain.headers.get(name)),
    ]);
  });

  it('product feed downloads are rate-limited, while 304 responses are free', async () => {
    const client = someClient();
    const etag = (await get('yandex.yml?brand=veter', client)).headers.get('etag')!;
    const statuses = [];
    for (let n = 0; n < 20; n += 1) statuses.push((await get('yandex.yml?brand=veter', client)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(19);
    const refused = await get('yandex.yml?brand=veter', client);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await get('yandex.yml?brand=veter', { ...client, 'if-none-match': etag })).status).toBe(304);
  });

  it('a feed is streamed in batches and stops when the reader disconnects', async () => {
    await database.query(`
      INSERT INTO "product" ("slug", "name", "description")
      SELECT 'many-' || n, 'Товар', repeat('описание ', 300) FROM generate_series(1, 2000) n;
      INSERT INTO "product_item" ("productId", "sizeId", "supplierId", "stock")
      SELECT p."id", z."id", u."id", 1 FROM "product" p, (SELECT "id" FROM "size" LIMIT 1) z, (SELECT "id" FROM "supplier" LIMIT 1) u
      WHERE p."slug" LIKE 'many-%';
      INSERT INTO "price_details" ("itemId", "price")
      SELECT i."id", 100000 FROM "product_item" i JOIN "product" p ON p."id" = i."productId" WHERE p."slug" LIKE 'many-%'`);
    const statements = api.app.get(Statements);
    const rows = jest.spyOn(statements, 'rows');
    const sent = () => rows.mock.calls.filter(([{ name }]) => name.startsWith('product-feed-')).length;
    try {
      expect(await offers()).toHaveLength(2005);
      // The version and the categories, then 21 batches of 100.
      expect(sent()).toBe(23);
      rows.mockClear();
      const { port } = new URL(api.origin);
      const asked = httpRequest({ host: '127.0.0.1', port, path: '/feeds/yandex.yml', headers: someClient() });
      asked.end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      await once(answer, 'readable');
      // Nobody takes more of it: what the sockets hold is full, and no batch is read ahead.
      await new Promise((done) => setTimeout(done, 500));
      const waiting = sent();
      asked.destroy();
      await new Promise((done) => setTimeout(done, 500));
      expect(waiting).toBeLessThan(23);
      expect(sent()).toBe(waiting);
    } finally {
      rows.mockRestore();
    }
  });
});

it('product feeds return 404 when a setting disables them', async () => {
  const config = api.app.get<FeedsConfig>(CONFIG);
  config.PRODUCT_FEEDS = false;
  try {
    expect((await get('yandex.yml')).status).toBe(404);
  } finally {
    config.PRODUCT_FEEDS = true;
  }
});
