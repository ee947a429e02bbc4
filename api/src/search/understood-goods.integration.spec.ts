import pg from 'pg';
import { projectChanges } from '../testing/fill-catalogue.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { ListingFollower } from './index.js';

let api: TestApi;

const TRAINERS = [
  { name: 'Обувь', slug: 'shoes' },
  { name: 'Кроссовки', slug: 'trainers' },
];
const SANDALS = [
  { name: 'Обувь', slug: 'shoes' },
  { name: 'Сандалии', slug: 'sandals' },
];
const shoe = (slug: string, size: string, rest: object = {}) =>
  feedProduct(slug, {
    name: 'Кроссовки Ветер',
    sex: 'MALE',
    category: TRAINERS,
    brands: ['Nordval'],
    items: [{ size, price: 100_000 }],
    ...rest,
  });

beforeAll(async () => {
  api = await startTestApi([
    shoe('eu-43', '43'),
    shoe('us-95', 'US 9.5'),
    shoe('eu-44', '44', { brands: ['Sivka'] }),
    shoe('womens', '41', { sex: 'UNISEX', name: "Women's Sivka Run Shoes", brands: ['Sivka'] }),
    shoe('cap', 'One size', { name: 'Бейсболка Nordval', category: [{ name: 'Аксессуары', slug: 'accessories' }] }),
    shoe('short', 'L', { name: 'Linen Short Sleeve Shirt', category: [{ name: 'Рубашки', slug: 'shirts' }] }),
    shoe('long', 'L', { name: 'Рубашка с длинным рукавом', category: [{ name: 'Рубашки', slug: 'shirts' }] }),
    ...['1', '2', '3', '4'].map((end) => shoe(`julan-${end}`, '39', { name: `Julan Wind ${end}`, brands: ['Sivka'] })),
    shoe('julan-tee', 'L', {
      name: 'Julan',
      viewCount: 9,
      brands: ['Sivka'],
      category: [{ name: 'Футболки', slug: 'tees' }],
    }),
    shoe('boots', '39', { name: 'Ботинки', brands: ['Sivka'], category: [{ name: 'Ботинки', slug: 'boots' }] }),
    shoe('sandal', '39', { name: "Women's Sandal", brands: ['Sivka'], sex: 'FEMALE', viewCount: 1, category: SANDALS }),
    shoe('mens-sandal', '47', { name: "Men's Sandal", brands: ['Sivka'], viewCount: 9, category: SANDALS }),
    ...Object.entries({ black: 'чёрный', blue: 'синий', green: 'зелёный', white: 'белый' }).map(([slug, colour]) =>
      shoe(`backpack-${slug}`, 'One size', {
        name: `Рюкзак ${colour}`,
        brands: ['Sivka'],
        category: [{ name: 'Рюкзаки', slug: 'packs' }],
      }),
    ),
    ...['wallet', 'tote'].map((slug, place) =>
      shoe(slug, 'One size', {
        name: place ? 'Сумка Лён' : 'Кошелёк Лён',
        viewCount: place ? 1 : 9,
        category: [{ name: 'Сумки', slug: 'bags' }],
      }),
    ),
    shoe('dress-10', '10', {
      name: 'Платье лён',
      sex: 'FEMALE',
      brands: ['Sivka'],
      category: [{ name: 'Платья', slug: 'dresses' }],
    }),
    ...['Тёмный', 'Рыжий'].map((name, place) =>
      shoe(`scarf-${place}`, 'One size', {
        ...{ name: `Шарф ${name}`, brands: ['Sivka'], category: [{ name: 'Шарфы', slug: 'scarves' }] },
        ...(place === 0 && { colours: [{ name: 'Бордовый' }] }),
      }),
    ),
    shoe('scarf-named', 'One size', {
      name: 'Шарф бордовый',
      brands: ['Sivka'],
      category: [{ name: 'Шарфы', slug: 'scarves' }],
    }),
    shoe('coat-winter', 'L', {
      name: 'Пальто Вьюга',
      brands: ['Sivka'],
      seasons: ['WINTER'],
      category: [{ name: 'Пальто', slug: 'coats' }],
    }),
    shoe('coat-other', 'L', { name: 'Пальто Бриз', brands: ['Sivka'], category: [{ name: 'Пальто', slug: 'coats' }] }),
    shoe('us-10', 'US 10', { brands: ['Kamen'] }),
    shoe('print', 'L', { name: 'Платье с телефоном', category: [{ name: 'Платья', slug: 'dresses' }] }),
  ]);
  await read();
}, 120_000);
afterAll(() => api?.close());

async function read(): Promise<void> {
  await projectChanges(api.databaseUrl);
  await api.app.get(ListingFollower).catchUp();
}

interface Found {
  items: { slug: string }[];
  understood: { nearest: boolean; exactItems: number | null; filters: { name: string; applied: boolean }[] };
}

async function search(query: string) {
  const { data, errors } = await api.ask(
    `query ($dto: SearchFilteredProductsInput!) { found: searchFilteredProducts(dto: $dto) {
       items { slug } understood { nearest exactItems filters { name applied } } } }`,
    { dto: { query } },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  const { items, understood } = data.found as Found;
  return {
    slugs: items.map(({ slug }) => slug).sort(),
    nearest: understood.nearest,
    exactItems: understood.exactItems,
    chips: understood.filters.map(({ name, applied }) => (applied ? name : `not ${name}`)),
  };
}

async function inOrder(query: string): Promise<string[]> {
  const { data } = await api.ask(
    `query ($dto: SearchFilteredProductsInput!) { found: searchFilteredProducts(dto: $dto) { items { slug } } }`,
    { dto: { query } },
  );
  return (data!.found as Found).items.map(({ slug }) => slug);
}

it.each(['us 9.5 nordval', 'кроссовки eu 43', 'кроссовки 27.5 см', 'сорок третий размер'])(
  'the search «%s» finds shoes by their size in any size system',
  async (query) => {
    expect((await search(query)).slugs).toEqual(['eu-43', 'us-95']);
  },
);

it('a search for a small size finds the number on a dress, and the American size of shoes', async () => {
  expect((await search('dress size 10')).slugs).toEqual(['dress-10']);
  expect((await search('shoes size 10')).slugs).toEqual(['eu-44', 'us-10']);
});

it('a search by size shows the size with its system and reports sizes without products', async () => {
  expect((await search('кроссовки us 9.5')).chips).toContain('US 9,5');
  expect(await search('кроссовки us 15')).toMatchObject({
    nearest: true,
    chips: expect.arrayContaining(['not US 15']),
  });
});

it('the shop’s own size table decides a size search as soon as the table is changed', async () => {
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO "size_grid" ("slug", "sex", "brandId") SELECT 'sivka-men', 'MALE', "id" FROM "brand" WHERE "slug" = 'sivka' RETURNING "id"`,
    );
    await client.query(
      `INSERT INTO "size_grid_row" ("sizeGridId", "position", "eu", "us") VALUES ($1, 1, '44', '9.5')`,
      [rows[0]!.id],
    );
    await read();
    expect((await search('us 9.5')).slugs).toEqual(['eu-43', 'eu-44', 'us-95', 'womens']);
    await client.query(`DELETE FROM "size_grid_row" WHERE "sizeGridId" = $1`, [rows[0]!.id]);
    await read();
    expect((await search('us 9.5')).slugs).toEqual(['eu-43', 'us-95', 'womens']);
  } finally {
    await client.end();
  }
});

it('a search for women’s shoes uses the product name when the feed lacks the sex', async () => {
  expect((await search('женские кроссовки')).slugs).toEqual(['womens']);
});

it('a search that only excludes finds everything else', async () => {
  const { slugs, nearest } = await search('не sivka');
  expect(slugs).toEqual(expect.arrayContaining(['eu-43', 'cap']));
  expect(slugs).not.toContain('eu-44');
  expect(nearest).toBe(false);
});

it('a search by the product’s id in the feed finds the product', async () => {
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  try {
    await client.query(
      `UPDATE "product_source" SET "externalId" = '10016283' WHERE "productId" = (SELECT "id" FROM "product" WHERE "slug" = 'cap')`,
    );
    await client.query(`UPDATE "product" SET "viewCount" = 1 WHERE "slug" = 'cap'`);
  } finally {
    await client.end();
  }
  await read();
  expect((await search('10016283')).slugs).toEqual(['cap']);
});

it('a search in Russian finds a property named in English, but not its opposite', async () => {
  expect(await search('рубашка с коротким рукавом')).toMatchObject({ exactItems: 1 });
  expect((await inOrder('рубашка с коротким рукавом'))[0]).toBe('short');
});

it('a search for goods that the shop lacks reports them missing despite prints of that name', async () => {
  expect(await search('телефон')).toMatchObject({ slugs: [], nearest: false, chips: ['not Телефоны'] });
  expect(await search('красный диван')).toMatchObject({ slugs: [] });
  expect((await search('платье с телефоном')).slugs).toEqual(['print']);
});

it('a search for a brand alone starts with the kind of product that the brand mostly makes', async () => {
  expect((await inOrder('nordval')).at(-1)).toBe('cap');
});

it('a search for the name of a line alone starts with the kind of product that it mostly is', async () => {
  expect((await inOrder('жулан')).at(-1)).toBe('julan-tee');
  const { slugs, chips } = await search('ботинки julan');
  expect({ slugs, chips }).toEqual({ slugs: ['julan-1', 'julan-2', 'julan-3', 'julan-4'], chips: ['not Ботинки'] });
});

it('a search that finds very few goods of a kind shows the others of the kind after them', async () => {
  const { data } = await api.ask(
    `query ($dto: SearchFilteredProductsInput!, $page: PaginationInput!) {
       found: searchFilteredProducts(dto: $dto, pagination: $page) {
         items { slug } understood { nearest exactItems } pagination { totalItems } }
       sorted: searchFilteredProducts(dto: { query: "зелёный рюкзак", sort: CHEAP_FIRST }) {
         items { slug } understood { nearest exactItems } } }`,
    { dto: { query: 'зелёный рюкзак' }, page: { page: 1, limit: 2 } },
  );
  expect(data).toMatchObject({
    found: {
      items: [{ slug: 'backpack-green' }, { slug: expect.stringMatching(/^backpack-/) }],
      understood: { nearest: true, exactItems: 1 },
      pagination: { totalItems: 4 },
    },
    sorted: { items: [{ slug: 'backpack-green' }], understood: { nearest: false, exactItems: null } },
  });
});

it('a search for a kind that women wear shows those of the wider kind for women first', async () => {
  expect(await inOrder('босоножки')).toEqual(['sandal', 'mens-sandal']);
  expect(await search('босоножки')).toMatchObject({ nearest: true });
});

it('wallets, which a shop keeps among bags, come after the bags', async () => {
  const found = (await inOrder('сумка лён ')).filter((slug) => slug === 'wallet' || slug === 'tote');
  expect(found).toEqual(['tote', 'wallet']);
  expect((await inOrder('кошелёк лён '))[0]).toBe('wallet');
});

it('a search for a kind orders goods by the words of their names when nobody has looked at them', async () => {
  expect(await inOrder('shirt ')).toEqual(['short', 'long']);
  expect(await inOrder('рубашка ')).toEqual(['long', 'short']);
});

it('a search by a colour that few products state also finds those whose names say it', async () => {
  expect(await search('шарф бордо ')).toEqual({
    ...{ slugs: ['scarf-0', 'scarf-named'], nearest: false, exactItems: null },
    chips: expect.arrayContaining(['Бордовый']),
  });
});

it('a search by a season that few products state shows the others of the kind after them, and says so', async () => {
  expect(await inOrder('зимнее пальто ')).toEqual(['coat-winter', 'coat-other']);
  expect(await search('зимнее пальто ')).toMatchObject({ nearest: true, chips: expect.arrayContaining(['not Зима']) });
});

it('a search that orders by price shows similar goods after very few, by price too', async () => {
  expect((await inOrder('зелёный рюкзак недорого '))[0]).toBe('backpack-green');
  expect((await search('зелёный рюкзак недорого ')).slugs).toHaveLength(4);
});
