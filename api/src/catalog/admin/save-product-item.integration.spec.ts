import pg from 'pg';
import sharp from 'sharp';
import { importRecords } from '../../testing/feeds/import-text.js';
import { projectChanges } from '../../testing/fill-catalogue.js';
import { askAdmin, operator, type Operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { feedProduct, startTestApi, supplier, type Answer, type TestApi } from '../../testing/test-api.js';
import { until } from '../../testing/until.js';

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
/** Access token of a program that may do what an ERP needs. */
let erp: string;

beforeAll(async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '42', price: 10_000 }] })]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  admin = await operator(api, 'ADMIN');
  erp = await programWith('READ_CATALOGUE', 'WRITE_CATALOGUE', 'WRITE_ITEMS', 'PRICES', 'STOCK', 'UPLOAD');
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await database.query<Row>(sql, values)).rows;

async function programWith(...scopes: string[]): Promise<string> {
  const { data } = await admin.admin('mutation ($dto: SaveProgramInput!) { saveProgram(dto: $dto) { token } }', {
    dto: { name: scopes.join(' ').slice(0, 60), scopes },
  });
  return (data!.saveProgram as { token: string }).token;
}

const SAVED = 'id productId size supplier sku externalId active stock reserved price oldPrice loyaltyPrice priceSetBy';
interface Saved {
  id: string;
  productId: string;
}
const save = (dto: object, token = erp) =>
  askAdmin(api, `mutation ($dto: SaveProductItemInput!) { saveProductItem(dto: $dto) { ${SAVED} } }`, { dto }, token);
const answered = <T>({ data, errors }: Answer) => {
  if (!data) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as T;
};
const saved = async (dto: object) => answered<Saved>(await save(dto));
const product = async (externalId: string) =>
  answered<{ id: string; slug: string }>(
    await askAdmin(
      api,
      'mutation ($dto: SaveProductInput!) { saveProduct(dto: $dto) { id slug } }',
      { dto: { externalId, name: `Кеды ${externalId}`, category: 'sneakers' } },
      erp,
    ),
  );
const faultsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields?.map(({ field }) => field);
const of = (externalId: string) => ({ product: { externalId } });
const SIZE = { size: '42', supplier: supplier('RU') };

it('saveProductItem creates an offer, finds it by any of its names, and changes only sent fields', async () => {
  const { id: productId } = await product('one');
  const made = await saved({
    ...of('one'),
    ...SIZE,
    externalId: 'one-42',
    sku: 'A-1',
    stock: 5,
    price: 9_000,
    oldPrice: 12_000,
  });
  expect(made).toMatchObject({
    ...{ productId, size: '42', supplier: 'Склад', sku: 'A-1', externalId: 'one-42', active: true },
    ...{ stock: 5, reserved: 0, price: 9_000, oldPrice: 12_000, loyaltyPrice: null },
    priceSetBy: expect.stringContaining('WRITE_CATALOGUE') as string,
  });
  expect(await saved({ ...of('one'), externalId: 'one-42', loyaltyPrice: 8_500 })).toEqual({
    ...made,
    loyaltyPrice: 8_500,
  });
  expect(await saved({ product: { id: productId }, ...SIZE, oldPrice: null })).toEqual({
    ...made,
    ...{ loyaltyPrice: 8_500, oldPrice: null },
  });
  expect(await saved({ id: made.id, sku: null, stock: 2, active: false })).toEqual({
    ...made,
    ...{ loyaltyPrice: 8_500, oldPrice: null, sku: null, stock: 2, active: false },
  });
});

it('an offer saved by a program is sold with its pictures without a restart', async () => {
  const { id, slug } = await product('shown');
  await saved({ ...of('shown'), ...SIZE, externalId: 'shown-42', stock: 1, price: 7_700 });
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#206040' } })
    .jpeg()
    .toBuffer();
  const dto = { purpose: 'PRODUCT', fileName: 'a.jpg', contentType: 'image/jpeg', byteSize: bytes.length };
  const ticket = answered<{ url: string }>(
    await askAdmin(
      api,
      'mutation ($dto: CreateUploadInput!) { createOperatorUpload(dto: $dto) { url } }',
      { dto },
      erp,
    ),
  );
  const sent = await fetch(api.origin + ticket.url, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${erp}` },
    body: new Uint8Array(bytes),
  });
  const { url } = (await sent.json()) as { url: string };
  const images = [{ url, alt: 'сбоку' }];
  answered(
    await askAdmin(
      api,
      'mutation ($dto: SetProductMediaInput!) { setProductMedia(dto: $dto) { id } }',
      { dto: { id, images } },
      erp,
    ),
  );
  const cards = async () => {
    await projectChanges(api.databaseUrl);
    const { data } = await api.ask('{ filteredProducts(dto: {}) { items { slug images { url } } } }');
    return (data!.filteredProducts as { items: { slug: string; images: { url: string }[] }[] }).items;
  };
  await until(async () => (await cards()).some((card) => card.slug === slug && card.images[0]?.url === url));
  const { data } = await api.ask(
    `{ product(dto: { slug: "${slug}" }) { images { url alt } items { size { name } available priceDetails { price } } } }`,
  );
  expect(data!.product).toEqual({
    images,
    items: [{ size: { name: '42' }, available: 1, priceDetails: { price: 7_700 } }],
  });
});

it('saveProductItem notifies webhooks of the new product, its price and its stock', async () => {
  await rows(
    `INSERT INTO "webhook_endpoint" ("url", "events", "secret")
     VALUES ('https://erp.example/', '{product.saved,price.changed,stock.changed}', 'x')`,
  );
  try {
    const { id } = await product('told');
    const offer = await saved({ ...of('told'), ...SIZE, stock: 1, price: 5_000 });
    const noted = await rows(
      `SELECT DISTINCT "kind" FROM "webhook_change" WHERE "subjectId" IN ($1, $2) ORDER BY "kind"`,
      [id, offer.id],
    );
    expect(noted).toEqual([{ kind: 'price' }, { kind: 'product' }, { kind: 'stock' }]);
  } finally {
    await rows(`DELETE FROM "webhook_endpoint"`);
  }
});

it('saveProductItem creates a single offer when two calls arrive at once', async () => {
  await product('race');
  for (const size of ['40', '41', '42', '43']) {
    const dto = { ...of('race'), size, supplier: supplier('RU'), stock: 1, price: 5_000 };
    const [first, second] = await Promise.all([saved(dto), saved(dto)]);
    expect(first.id).toBe(second.id);
  }
});

it('saveProductItem protects its prices from a feed as setPrices does, and stock continues from its value', async () => {
  await product('fed');
  await saved({ ...of('fed'), ...SIZE, externalId: 'fed-42', stock: 5, price: 9_000 });
  const [offer] = await rows<{ id: string }>(`SELECT "id" FROM "product_item" WHERE "externalId" = 'fed-42'`);
  await rows(`UPDATE "product_item" SET "stock" = 4 WHERE "id" = $1`, [offer!.id]);
  const summary = await importRecords(api.databaseUrl, [
    {
      ...feedProduct('fed', {
        name: 'Кеды фида',
        items: [{ size: '42', price: 11_000, stock: 8, externalId: 'fed-42' }],
      }),
      source: 'api',
    },
  ]);
  expect(summary).toMatchObject({ created: 0, updated: 1, kept: 1 });
  expect(
    await rows(
      `SELECT p."name", i."id", i."stock", d."price"::int FROM "product_item" i JOIN "product" p ON p."id" = i."productId"
       JOIN "price_details" d ON d."itemId" = i."id" WHERE i."externalId" = 'fed-42'`,
    ),
  ).toEqual([{ name: 'Кеды фида', id: offer!.id, stock: 7, price: 9_000 }]);
});

it('saveProductItem refuses an invalid offer completely and writes nothing', async () => {
  const { id: productId } = await product('no');
  const made = await saved({ ...of('no'), ...SIZE, externalId: 'no-42', stock: 5, price: 9_000 });
  await saved({ ...of('no'), ...SIZE, size: '43', externalId: 'no-43', stock: 5, price: 9_000 });
  await rows(`UPDATE "product_item" SET "reserved" = 2 WHERE "id" = $1`, [made.id]);
  const answer = await save({ id: made.id, sku: 'lost', stock: 1 });
  expect(answer.errors![0]!.extensions).toMatchObject({ code: 'STOCK_BELOW_RESERVED', reserved: 2 });
  expect(await rows(`SELECT "sku" FROM "product_item" WHERE "id" = $1`, [made.id])).toEqual([{ sku: null }]);
  expect(faultsOf(await save({ id: made.id, oldPrice: 9_000 }))).toEqual(['dto.oldPrice']);
  expect(faultsOf(await save({ id: made.id, size: '44' }))).toEqual(['dto.size']);
  expect(faultsOf(await save({ id: made.id, supplier: supplier('TR') }))).toEqual(['dto.supplier']);
  expect(faultsOf(await save({ product: { id: productId }, externalId: 'new' }))).toEqual(['dto.size', 'dto.supplier']);
  expect(faultsOf(await save({ id: made.id, product: { id: productId } }))).toEqual(['dto']);
  expect(faultsOf(await save({ product: {}, ...SIZE }))).toEqual(['dto.product']);
  expect(faultsOf(await save({ ...of('no'), ...SIZE, size: '45', bonusCalcState: 'NONE' }))).toEqual([
    'dto.bonusCalcState',
  ]);
  expect(codeOf(await save({ id: made.id, externalId: 'no-43' }))).toBe('NAME_TAKEN');
  expect(codeOf(await save({ ...of('no'), ...SIZE, externalId: 'other' }))).toBe('NAME_TAKEN');
  expect(codeOf(await save({ ...of('not-there'), ...SIZE }))).toBe('PRODUCT_NOT_FOUND');
  expect(codeOf(await save({ id: productId, stock: 1 }))).toBe('ITEM_NOT_FOUND');
  expect(await rows(`SELECT FROM "product_item" WHERE "productId" = $1`, [productId])).toHaveLength(2);
});

it('saveProductItem lets a program write prices and stock only with the matching scopes', async () => {
  await product('scopes');
  const limited = await programWith('WRITE_ITEMS');
  const missing = async (dto: object) =>
    (await save({ ...of('scopes'), ...SIZE, ...dto }, limited)).errors?.[0]?.extensions;
  expect(await missing({ price: 5_000 })).toMatchObject({ code: 'FORBIDDEN', scope: 'PRICES' });
  expect(await missing({ oldPrice: null })).toMatchObject({ code: 'FORBIDDEN', scope: 'PRICES' });
  expect(await missing({ stock: 1 })).toMatchObject({ code: 'FORBIDDEN', scope: 'STOCK' });
  expect(await missing({ sku: 'A' })).toBeUndefined();
});

it('saveProductItem creates a separate supplier when only the slug of the names is the same', async () => {
  await product('suppliers');
  const named = (name: string) => ({ ...of('suppliers'), size: '42', supplier: { ...supplier('RU'), name } });
  const [latin, cyrillic] = [await saved(named('Veltrok')), await saved(named('Велтрок'))];
  expect(cyrillic.id).not.toBe(latin.id);
  expect((await saved(named('Велтрок'))).id).toBe(cyrillic.id);
});
