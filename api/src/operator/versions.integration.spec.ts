import { mkdirSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { operator, type Operator } from '../testing/operators.js';
import { orderOf, place } from '../testing/orders.js';
import { signIn, somePhone } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
let other: Operator;
let product: string;
let item: string;
let uuid: string;

beforeAll(async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '42', price: 10_000, stock: 50 }] })], {
    PAYMENT_PROVIDER: 'sandbox',
    DATABASE_POOL_SIZE: '8',
  });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  [admin, other] = await Promise.all([operator(api, 'ADMIN'), operator(api, 'ADMIN')]);
  const { rows } = await database.query<{ product: string; item: string }>(
    'SELECT "productId" AS "product", "id" AS "item" FROM "product_item"',
  );
  ({ product, item } = rows[0]!);
  mkdirSync(`${api.storageFolder}/originals/aa/bb`, { recursive: true });
  writeFileSync(`${api.storageFolder}/${picture}`, 'picture');
  ({ uuid } = await place(await signIn(api, somePhone()), orderOf([{ id: item, price: 10_000 }])));
}, 60_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
});

/** A call that changes something, two changes of it, and how its version is read. */
interface Call {
  input: string;
  /** Makes it, unless it is there. */
  made?: object;
  key: () => object;
  changes: [object, object];
  /** What the call selects of its result. */
  result: string;
  read: (id: string) => string;
}

const inList = (query: string) => (id: string) => {
  const path = query.split('.');
  return `{ ${path.join(' { ')} { id version } ${' }'.repeat(path.length)} # ${id}`;
};
const picture = 'originals/aa/bb/aabb';

const CALLS: Record<string, Call> = {
  saveProduct: {
    ...{ input: 'SaveProductInput', key: () => ({ id: product }), changes: [{ name: 'Кеды' }, { name: 'Ботинки' }] },
    ...{ result: '{ id version }', read: (id) => `{ it: operatorProduct(dto: { id: "${id}" }) { id version } }` },
  },
  saveProductItem: {
    ...{ input: 'SaveProductItemInput', key: () => ({ id: item }), changes: [{ sku: 'A' }, { sku: 'B' }] },
    ...{ result: '{ id version }', read: (id) => `{ it: operatorOffer(dto: { id: "${id}" }) { id version } }` },
  },
  saveBrand: {
    ...{ input: 'SaveBrandInput', made: { name: 'Таволга' }, key: () => ({}) },
    ...{ changes: [{ name: 'Таволга 1' }, { name: 'Таволга 2' }], result: '{ id version }' },
    read: inList('brands.items'),
  },
  saveCategory: {
    ...{ input: 'SaveCategoryInput', made: { name: 'Сумки' }, key: () => ({}) },
    ...{ changes: [{ position: 4 }, { position: 5 }], result: '{ id version }', read: inList('categories') },
  },
  saveCollection: {
    ...{ input: 'SaveCollectionInput', made: {}, key: () => ({ slug: 'spring', title: 'Весна' }), result: '' },
    ...{ changes: [{ description: 'Одно' }, { description: 'Другое' }], read: inList('showcase.collections') },
  },
  saveBadge: {
    ...{ input: 'SaveBadgeInput', made: {}, result: '', read: inList('showcase.badges') },
    key: () => ({ slug: 'hit', textColour: '#111111', backgroundColour: '#ffffff' }),
    changes: [{ title: 'Хит' }, { title: 'Новинка' }],
  },
  saveBanner: {
    ...{ input: 'SaveBannerInput', made: {}, result: '', read: inList('banners') },
    key: () => ({ place: 'home', posterUrl: picture }),
    changes: [{ title: 'Скидки' }, { title: 'Ещё скидки' }],
  },
  saveAnnouncement: {
    ...{ input: 'SaveAnnouncementInput', made: {}, key: () => ({}), result: '', read: inList('announcements') },
    changes: [{ text: 'Закрыто' }, { text: 'Открыто' }],
  },
  editPromocode: {
    ...{ input: 'EditPromocodeInput', key: () => ({}), result: '{ id version }', read: inList('promocodes.items') },
    changes: [{ minimum: 100 }, { minimum: 200 }],
  },
  setOrderExternalId: {
    ...{ input: 'SetOrderExternalIdInput', key: () => ({ orderUuid: uuid }), result: '{ id: uuid version }' },
    ...{
      changes: [{ externalId: 'A' }, { externalId: 'B' }],
      read: (id) => `{ it: order(dto: { uuid: "${id}" }) { id: uuid version } }`,
    },
  },
};

async function ask(by: Operator, query: string, variables: object = {}) {
  const { data, errors } = await by.admin(query, variables as Record<string, unknown>);
  return {
    data: data as Record<string, never> | null,
    error: errors?.[0]?.extensions as Record<string, unknown> | undefined,
  };
}

/** Returns the version of the thing with this id, wherever it stands in the answer. */
async function versionOf(read: (id: string) => string, id: string): Promise<string> {
  const { data, error } = await ask(admin, read(id));
  if (error) throw new Error(JSON.stringify(error));
  const find = (value: unknown): string | undefined => {
    if (!value || typeof value !== 'object') return undefined;
    const thing = value as Record<string, unknown>;
    return thing.id === id ? (thing.version as string) : Object.values(thing).map(find).find(Boolean);
  };
  return find(data)!;
}

it.each(Object.entries(CALLS))(
  '%s: of two who saw the same version the second is refused with both states',
  async (call, { input, made, key, changes: [first, second], result, read }) => {
    const save = `mutation ($dto: ${input}!) { it: ${call}(dto: $dto) ${result} }`;
    const idOf = ({ data, error }: Awaited<ReturnType<typeof ask>>): string => {
      if (error) throw new Error(JSON.stringify(error));
      const it = data!.it as unknown as string | { id: string };
      return typeof it === 'string' ? it : it.id;
    };
    let known: object = key();
    let id = product;
    if (made) id = idOf(await ask(admin, save, { dto: { ...key(), ...first, ...made } }));
    else if (call === 'editPromocode')
      id = idOf(
        await ask(admin, 'mutation { it: createPromocode(dto: { code: "ВЕСНА", kind: PERCENT, percent: 5 }) { id } }'),
      );
    else if (call === 'saveProductItem') id = item;
    else if (call === 'setOrderExternalId') id = uuid;
    if (made || call === 'editPromocode') known = { ...known, id };

    const version = await versionOf(read, id);
    expect(version).toMatch(/^[\w-]{16}$/);
    const dto = (change: object, seen: string | null) => ({ ...known, ...first, ...change, version: seen });
    // Two at once: they wait for each other, and one of them sees what the other has written.
    const both = await Promise.all([
      ask(admin, save, { dto: dto({ ...second }, version) }),
      ask(other, save, { dto: dto({ ...second, ...changed(second) }, version) }),
    ]);
    const [refused] = both.filter(({ error }) => error);
    expect(both.filter(({ error }) => !error).length).toBe(1);
    const present = await versionOf(read, id);
    expect(present).not.toBe(version);
    expect(refused!.error).toMatchObject({
      code: 'CONFLICT',
      version: present,
      current: expect.any(Object),
      given: expect.objectContaining(Object.fromEntries(Object.keys(second).map((name) => [name, expect.anything()]))),
    });
    expect((await ask(other, save, { dto: dto(first, present) })).error).toBeUndefined();
    // Who does not say what they saw is not asked.
    expect((await ask(other, save, { dto: dto(second, null) })).error).toBeUndefined();
  },
);

/** Another value of the same kind. */
const changed = (change: object) =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      typeof value === 'number' ? value + 7 : `${value as string} 7`,
    ]),
  );

it('units that orders hold are no part of an offer’s version, and its stock is', async () => {
  const read = (id: string) => `{ it: operatorOffer(dto: { id: "${id}" }) { id version } }`;
  const version = await versionOf(read, item);
  await database.query('UPDATE "product_item" SET "reserved" = "reserved" + 1 WHERE "id" = $1', [item]);
  expect(await versionOf(read, item)).toBe(version);
  await database.query('UPDATE "product_item" SET "stock" = "stock" - 1, "reserved" = "reserved" - 1 WHERE "id" = $1', [
    item,
  ]);
  expect(await versionOf(read, item)).not.toBe(version);
});
