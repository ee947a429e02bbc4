import { mkdirSync, writeFileSync } from 'node:fs';
import { buildSchema, getNamedType, isInputObjectType, type GraphQLInputType } from 'graphql';
import pg from 'pg';
import { operator, type Operator } from '../testing/operators.js';
import { orderOf, place } from '../testing/orders.js';
import { signIn, somePhone } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { committedSchema } from '../testing/unaccounted-calls.js';

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
let other: Operator;
let product: string;
let item: string;
let uuid: string;
let question: string;

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
  const shopper = await signIn(api, somePhone());
  ({ uuid } = await place(shopper, orderOf([{ id: item, price: 10_000 }])));
  const { data } = await shopper.ask('mutation ($dto: AskQuestionInput!) { askQuestion(dto: $dto) { id } }', {
    dto: { productId: product, text: 'Тёплые ли они?' },
  });
  question = (data!.askQuestion as { id: string }).id;
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
  saveColour: {
    ...{ input: 'SaveColourInput', made: { name: 'Хвоя', hex: '#123524' }, key: () => ({}) },
    ...{ changes: [{ name: 'Хвоя 1' }, { name: 'Хвоя 2' }], result: '{ id version }', read: inList('colours') },
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
  saveDirectory: {
    ...{ input: 'SaveDirectoryInput', made: {}, result: '', read: inList('showcase.directories') },
    ...{ key: () => ({ slug: 'menu', filters: [] }), changes: [{ name: 'Обувь' }, { name: 'Кеды' }] },
  },
  saveRedirect: {
    ...{ input: 'SaveRedirectInput', made: {}, result: '', read: inList('redirectList.items') },
    key: () => ({ kind: 'EXACT', source: '/old' }),
    changes: [{ target: '/new' }, { target: '/newer' }],
  },
  saveUrlMetadata: {
    ...{ input: 'SaveUrlMetadataInput', made: {}, result: '', read: inList('urlMetadataList.items') },
    ...{ key: () => ({ url: '/blog' }), changes: [{ title: 'Блог' }, { title: 'Статьи' }] },
  },
  saveRole: {
    ...{ input: 'SaveRoleInput', made: { permissions: ['REVIEWS'] }, key: () => ({}) },
    ...{ changes: [{ name: 'Отзывы' }, { name: 'Отвечают' }], result: '{ id version }', read: inList('roles') },
  },
  saveProgram: {
    ...{ input: 'SaveProgramInput', made: {}, key: () => ({ scopes: ['READ_CATALOGUE'] }) },
    changes: [{ name: '1С' }, { name: 'Склад' }],
    ...{ result: '{ program { id version } }', read: inList('programs') },
  },
  saveWebhook: {
    ...{ input: 'SaveWebhookInput', made: {}, key: () => ({ url: 'https://erp.example/', events: ['order.paid'] }) },
    changes: [{ description: 'Одно' }, { description: 'Другое' }],
    ...{ result: '{ webhook { id version } }', read: inList('webhooks') },
  },
  saveClient: {
    ...{ input: 'SaveClientInput', made: {}, key: () => ({}), changes: [{ name: 'Сайт' }, { name: 'Витрина' }] },
    ...{ result: '{ id version }', read: inList('clients') },
  },
  saveFeedSource: {
    ...{ input: 'SaveFeedSourceInput', made: {}, key: () => ({ name: 'склад', format: 'YML' }) },
    changes: [{ defaultStock: 3 }, { defaultStock: 4 }],
    ...{ result: '{ id version }', read: inList('feedSources') },
  },
  editPromocode: {
    ...{ input: 'EditPromocodeInput', key: () => ({}), result: '{ id version }', read: inList('promocodes.items') },
    changes: [{ minimum: 100 }, { minimum: 200 }],
  },
  answerQuestion: {
    ...{ input: 'AnswerQuestionInput', key: () => ({ id: question }), result: '{ id version }' },
    changes: [{ text: 'Да, тёплые' }, { text: 'Нет, лёгкие' }],
    read: inList('questions.nodes'),
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
  '%s: the second of two changes based on the same version is refused with both states',
  async (call, { input, made, key, changes: [first, second], result, read }) => {
    const save = `mutation ($dto: ${input}!) { it: ${call}(dto: $dto) ${result} }`;
    const idOf = ({ data, error }: Awaited<ReturnType<typeof ask>>): string => {
      if (error) throw new Error(JSON.stringify(error));
      const it = data!.it as unknown as string | { id: string } | Record<string, { id: string }>;
      if (typeof it === 'string') return it;
      return typeof it.id === 'string' ? it.id : Object.values(it as Record<string, { id: string }>)[0]!.id;
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
    else if (call === 'answerQuestion') id = question;
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

it('the version of an offer changes with its stock but not with its reserved units', async () => {
  const read = (id: string) => `{ it: operatorOffer(dto: { id: "${id}" }) { id version } }`;
  const version = await versionOf(read, item);
  await database.query('UPDATE "product_item" SET "reserved" = "reserved" + 1 WHERE "id" = $1', [item]);
  expect(await versionOf(read, item)).toBe(version);
  await database.query('UPDATE "product_item" SET "stock" = "stock" - 1, "reserved" = "reserved" - 1 WHERE "id" = $1', [
    item,
  ]);
  expect(await versionOf(read, item)).not.toBe(version);
});

describe('a call that answers with no version of its own', () => {
  const brand = async () =>
    (await ask(admin, 'mutation { saveBrand(dto: { name: "Рысь", slug: "rys" }) { id } }')).data!
      .saveBrand as unknown as {
      id: string;
    };
  const field = { owner: 'ORDER', code: 'erp' };
  const offer = (id: string) => `{ it: operatorOffer(dto: { id: "${id}" }) { id version } }`;
  const versionOfField = async () => {
    const { data } = await ask(admin, '{ customFields(dto: { owner: ORDER }) { code version } }');
    return (data!.customFields as unknown as { code: string; version: string }[])[0]!.version;
  };

  it.each<[string, string, () => Promise<{ dto: (version: string | null) => object; version: () => Promise<string> }>]>(
    [
      [
        'setProductMedia',
        'SetProductMediaInput',
        async () => ({
          dto: (version) => ({ id: product, images: [{ url: picture, alt: 'спереди' }], version }),
          version: () => versionOf((id) => `{ it: operatorProduct(dto: { id: "${id}" }) { id version } }`, product),
        }),
      ],
      [
        'setBrandLogo',
        'SetBrandLogoInput',
        async () => {
          const { id } = await brand();
          return {
            dto: (version) => ({ id, logoUrl: picture, version }),
            version: () => versionOf(inList('brands.items'), id),
          };
        },
      ],
      [
        'setPrices',
        'SetPricesInput',
        async () => ({
          dto: (version) => ({ items: [{ id: item, price: 12_300, version }] }),
          version: () => versionOf(offer, item),
        }),
      ],
      [
        'setStock',
        'SetStockInput',
        async () => ({
          dto: (version) => ({ items: [{ id: item, stock: 40, version }] }),
          version: () => versionOf(offer, item),
        }),
      ],
      [
        'saveCustomField',
        'SaveCustomFieldInput',
        async () => {
          const made = await ask(
            admin,
            'mutation ($dto: SaveCustomFieldInput!) { saveCustomField(dto: $dto) { code } }',
            {
              dto: { ...field, name: 'Номер', type: 'TEXT', visibility: 'OPERATORS' },
            },
          );
          expect(made).toMatchObject({ data: { saveCustomField: { code: 'erp' } } });
          return { dto: (version) => ({ ...field, name: 'Номер в 1С', version }), version: versionOfField };
        },
      ],
    ],
  )('%s is refused as of another version, and changes nothing', async (call, input, made) => {
    const { dto, version } = await made();
    const selected = ['setProductMedia', 'setPrices', 'setStock'].includes(call)
      ? '{ id }'
      : call === 'saveCustomField'
        ? '{ code }'
        : '';
    const save = (seen: string | null) =>
      ask(admin, `mutation ($dto: ${input}!) { ${call}(dto: $dto) ${selected} }`, { dto: dto(seen) });
    const before = await version();
    const { error } = await save('a'.repeat(16));
    expect(error).toMatchObject({ code: 'CONFLICT', version: before, current: expect.any(Object) });
    expect(await version()).toBe(before);
    expect((await save(before)).error).toBeUndefined();
    expect(await version()).not.toBe(before);
    expect((await save(null)).error).toBeUndefined();
  });
});

/** Calls that change something and take no version, by the reason. */
const WITHOUT: Record<string, string[]> = {
  'keeps each text as a revision of its own; nothing is written over': ['saveContent'],
  'goes in its time': ['editProduct', 'setAccessLevel'],
  'gives one value, whatever the former one was': ['setRole'],
  'changes the named values alone': ['editShopper', 'setOrderCustomFields', 'setShopperCustomFields'],
  'writes rows of a file, which name no version': ['setPricesInBulk', 'setStockInBulk'],
  'changes the named values of many': ['setProductsInBulk'],
  'belongs to one operator': ['saveView'],
  'is one list that is sent whole': ['saveJudgedQuery', 'saveLoyaltyLevels'],
  'takes `updatedAt` of the order: ORDER_MOVED_ON': ['editOrder'],
};

it('every saving mutation accepts the version that was read, or is listed with a reason', () => {
  const schema = buildSchema(committedSchema('api/admin-schema.graphql'));
  const takes = (type: GraphQLInputType): boolean => {
    const named = getNamedType(type);
    if (!isInputObjectType(named)) return false;
    const fields = named.getFields();
    return Boolean(fields.version) || (Boolean(fields.items) && takes(fields.items!.type));
  };
  const saving = Object.values(schema.getMutationType()!.getFields()).filter(({ name }) =>
    /^(save|edit|set)[A-Z]/.test(name),
  );
  const bare = saving.filter(({ args }) => !args.some(({ type }) => takes(type))).map(({ name }) => name);
  expect(bare.sort()).toEqual(Object.values(WITHOUT).flat().sort());
});
