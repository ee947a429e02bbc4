import { jest } from '@jest/globals';
import pg from 'pg';
import { FindProduct } from './catalog/find-product.js';
import type { FeedRecordInput } from './feeds/feed-record.js';
import { pickStorage } from './media/index.js';
import { ListingFollower } from './search/index.js';
import { projectChanges } from './testing/fill-catalogue.js';
import { feedProduct as product, startTestApi, supplier, type TestApi } from './testing/test-api.js';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30" fill="#c00"/></svg>';

const records: FeedRecordInput[] = [
  { kind: 'brand', name: 'Таволга', positionScore: 10, logoUrl: 'storage:logos/tavolga.svg' },
  { kind: 'category', slug: 'shoes', name: 'Обувь' },
  { kind: 'category', slug: 'sneakers', name: 'Кроссовки', parent: 'shoes' },
  { kind: 'directory', slug: 'sale', name: 'Скидки', position: 2, filters: [{ name: 'Скидки', filterType: 'SALE' }] },
  {
    kind: 'directory',
    slug: 'men',
    name: 'Мужское',
    position: 1,
    filters: [{ name: 'Мужское', filterType: 'SEX', value: 'MALE' }],
  },
  product('runner', {
    name: 'Чёрные беговые кроссовки Ветер',
    brands: ['Таволга'],
    colours: [{ name: 'Чёрный', hex: '#111111' }],
    sex: 'MALE',
    material: ['MESH'],
    seasons: ['SUMMER'],
    description: '<p>Лёгкие</p><script>alert(1)</script>',
    items: [
      { size: '42', price: 900_000 },
      { size: '43', price: 500_000, oldPrice: 1_000_000, supplier: supplier('TR'), deliveryIsoCode: 'TR' },
    ],
  }),
  product('court', {
    name: 'Белые кеды Берег',
    brands: ['Рябина'],
    colours: [{ name: 'Белый', hex: '#ffffff' }],
    sex: 'FEMALE',
    items: [
      { size: '38', price: 700_000, loyaltyPrice: 650_000 },
      { size: '39', price: 710_000, stock: 0 },
    ],
  }),
  product('gone', { name: 'Распроданные', items: [{ size: '42', price: 100_000, stock: 0 }] }),
];

let api: TestApi;
const ask: TestApi['ask'] = (...args) => api.ask(...args);

beforeAll(async () => {
  api = await startTestApi(records);
  const storage = await pickStorage({ STORAGE_FOLDER: api.storageFolder });
  await storage.put('test/runner.svg', Buffer.from(PICTURE), 'image/svg+xml');
});

afterAll(() => api.close());

async function slugs(dto: string): Promise<string[]> {
  const { data, errors } = await ask(`{ filteredProducts(dto: ${dto}) { items { slug } } }`);
  expect(errors).toBeUndefined();
  return (data!.filteredProducts as { items: { slug: string }[] }).items.map(({ slug }) => slug);
}

describe('product', () => {
  it('product returns one product with its offers, prices and sanitised description', async () => {
    const { data } = await ask(`{ product(dto: { slug: "runner" }) {
      name description sex material brands { name } productType { slug } sizes { name } images { url }
      items { size { name } isSold deliverySpeed available priceDetails { price oldPrice sale cashback supplier { name } } } } }`);
    expect(data!.product).toEqual({
      name: 'Чёрные беговые кроссовки Ветер',
      description: '<p>Лёгкие</p>',
      sex: 'MALE',
      material: ['MESH'],
      brands: [{ name: 'Таволга' }],
      productType: { slug: 'sneakers' },
      sizes: [{ name: '42' }, { name: '43' }],
      images: [{ url: 'test/runner.svg' }],
      items: [
        {
          size: { name: '42' },
          isSold: false,
          deliverySpeed: 'FAST',
          available: 3,
          priceDetails: { price: 900_000, oldPrice: null, sale: 0, cashback: 270, supplier: { name: 'Склад' } },
        },
        {
          size: { name: '43' },
          isSold: false,
          deliverySpeed: 'SLOW',
          available: 3,
          priceDetails: { price: 500_000, oldPrice: 1_000_000, sale: 50, cashback: 150, supplier: { name: 'Atölye' } },
        },
      ],
    });
  });

  it('the product query returns a sold-out product', async () => {
    const { data } = await ask('{ product(dto: { slug: "gone" }) { items { isSold available } } }');
    expect(data!.product).toEqual({ items: [{ isSold: true, available: 0 }] });
  });

  it('product returns null with PRODUCT_NOT_FOUND for an unknown slug', async () => {
    const { data, errors } = await ask('{ product(dto: { slug: "no-such" }) { name } }');
    expect(data).toEqual({ product: null });
    expect(errors![0]).toMatchObject({ path: ['product'], extensions: { code: 'PRODUCT_NOT_FOUND' } });
  });

  it('product finds a product by id or by slug, and refuses both together', async () => {
    const { data } = await ask('{ product(dto: { slug: "gone" }) { id slug } }');
    const { id } = data!.product as { id: string };
    expect((await ask(`{ product(dto: { id: "${id}" }) { id slug } }`)).data).toEqual(data);
    const unknown = await ask('{ product(dto: { id: "00000000-0000-4000-8000-000000000000" }) { id } }');
    expect(unknown.errors![0]!.extensions.code).toBe('PRODUCT_NOT_FOUND');
    for (const dto of ['{}', `{ slug: "gone", id: "${id}" }`]) {
      const { errors } = await ask(`{ product(dto: ${dto}) { id } }`);
      expect(errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
    }
  });
});

describe('filteredProducts', () => {
  it('filteredProducts lists products that can be bought, each with its cheapest matching offer', async () => {
    const { data } = await ask(`{ filteredProducts(dto: { size: ["42"] }) {
      items { slug brands { name } images { url } sizes { name } sizeOffers { slug price deliverySpeed }
        item { size { name } priceDetails { price sale } } }
      pagination { page limit totalPages totalItems } } }`);
    expect(data!.filteredProducts).toEqual({
      items: [
        {
          slug: 'runner',
          brands: [{ name: 'Таволга' }],
          images: [{ url: 'test/runner.svg' }],
          sizes: [{ name: '42' }, { name: '43' }],
          sizeOffers: [{ slug: '43', price: 500_000, deliverySpeed: 'SLOW' }],
          item: { size: { name: '42' }, priceDetails: { price: 900_000, sale: 0 } },
        },
      ],
      pagination: { page: 1, limit: 24, totalPages: 1, totalItems: 1 },
    });
  });

  it('filteredProducts requires one offer to match both the size and the sale filter', async () => {
    expect(await slugs('{ size: ["43"], sale: [MORE_THAN_50] }')).toEqual(['runner']);
    expect(await slugs('{ size: ["42"], sale: [MORE_THAN_50] }')).toEqual([]);
  });

  it('filteredProducts sorts by the price shown on the card', async () => {
    expect(await slugs('{ sort: CHEAP_FIRST }')).toEqual(['runner', 'court']);
    expect(await slugs('{ sort: CHEAP_FIRST, deliverySpeed: [FAST] }')).toEqual(['court', 'runner']);
  });

  it('filteredProducts filters by section: a category or a menu entry', async () => {
    expect(await slugs('{ section: "sneakers", sort: CHEAP_FIRST }')).toEqual(['runner', 'court']);
    expect(await slugs('{ section: "sale" }')).toEqual(['runner']);
    expect(await slugs('{ section: "men" }')).toEqual(['runner']);
  });

  it.each([
    ['a limit above 100', '(pagination: { limit: 101 })', 'pagination.limit'],
    ['a negative page', '(pagination: { page: -1 })', 'pagination.page'],
    ['page 0', '(pagination: { page: 0 })', 'pagination.page'],
    ['an inverted price range', '(dto: { price: { min: 2, max: 1 } })', 'dto.price.max'],
    ['the character U+0000', '(dto: { section: "a\\u0000b" })', 'dto.section'],
    ['the character U+0000 in a list', '(dto: { brand: ["ok", "\\u0000"] })', 'dto.brand'],
  ])('filteredProducts refuses %s with BAD_USER_INPUT and names the field', async (_, args, field) => {
    const { errors } = await ask(`{ filteredProducts${args} { items { slug } } }`);
    expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  });

  it('filteredProducts refuses a price filter that is not a valid amount of money', async () => {
    const { errors } = await ask(
      'query ($dto: FilteredProductsInput) { filteredProducts(dto: $dto) { items { slug } } }',
      {
        dto: { price: { min: -1 } },
      },
    );
    expect(errors![0]).toMatchObject({
      message: expect.stringContaining('dto.price.min'),
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('filteredProducts returns SECTION_NOT_FOUND for an unknown section', async () => {
    const { errors } = await ask('{ filteredProducts(dto: { section: "no-such" }) { items { slug } } }');
    expect(errors![0]!.extensions.code).toBe('SECTION_NOT_FOUND');
  });
});

describe('filters', () => {
  it('filterList counts, for each filter value, the products that would remain with that value', async () => {
    const { data } = await ask(`{ filterList(dto: { colorPallete: ["black"] }) {
      brand { name count } size { value count } sex { value count } colorPallete { name count } price { min max } } }`);
    const list = data!.filterList as Record<string, unknown>;
    expect(list.size).toEqual([
      { value: '38', count: 0 },
      { value: '42', count: 1 },
      { value: '43', count: 1 },
    ]);
    expect(list.sex).toEqual([
      { value: 'MALE', count: 1 },
      { value: 'FEMALE', count: 0 },
    ]);
    expect(list.brand).toEqual(
      expect.arrayContaining([
        { name: 'Таволга', count: 1 },
        { name: 'Рябина', count: 0 },
      ]),
    );
    expect(list.colorPallete).toEqual(
      expect.arrayContaining([
        { name: 'Чёрный', count: 1 },
        { name: 'Белый', count: 1 },
      ]),
    );
    expect(list.price).toEqual({ min: 500_000, max: 900_000 });
  });

  it('getDirectoryFilters returns the filters of one section only', async () => {
    const { data } = await ask(
      '{ getDirectoryFilters(dto: { slug: "sale" }) { size { value count } brand { name } } }',
    );
    expect(data!.getDirectoryFilters).toEqual({ size: [{ value: '43', count: 1 }], brand: [{ name: 'Таволга' }] });
  });
});

describe('searchFilteredProducts', () => {
  const search = async (query: string) => {
    const { data } = await ask(
      'query ($query: String!) { searchFilteredProducts(dto: { query: $query }) { items { slug } pagination { limit } suggestions { kind text } filterList { size { value } } } }',
      { query },
    );
    return data!.searchFilteredProducts as {
      items: { slug: string }[];
      pagination: { limit: number };
      suggestions: unknown[];
      filterList: { size: unknown[] };
    };
  };

  it.each([
    ['кроссовки', 'runner'],
    ['беговой кроссовок', 'runner'],
    ['черные кросовки', 'runner'],
    ['кед', 'court'],
    ['таволга', 'runner'],
  ])('searchFilteredProducts for «%s» returns %s first', async (query, slug) => {
    expect((await search(query)).items[0]?.slug).toBe(slug);
  });

  it('searchFilteredProducts returns pages of 8, suggestions, and counts within the results', async () => {
    const found = await search('таволга');
    expect(found.pagination.limit).toBe(8);
    expect(found.suggestions).toContainEqual({ kind: 'BRAND', text: 'Таволга' });
    expect(found.filterList.size).toEqual([{ value: '42' }, { value: '43' }]);
  });

  it('searchFilteredProducts suggests nothing for words that the shopper excludes', async () => {
    expect((await search('кроссовки таволга')).suggestions).toContainEqual({ kind: 'BRAND', text: 'Таволга' });
    const { suggestions } = await search('кроссовки кроме Таволга');
    expect(suggestions).not.toContainEqual({ kind: 'BRAND', text: 'Таволга' });
  });

  it('searchFilteredProducts finds nothing for unknown words and accepts any punctuation', async () => {
    expect((await search('пылесос')).items).toEqual([]);
    expect((await search(`'; DROP TABLE "product"; -- :* & | ! ( <->`)).items).toEqual([]);
    expect((await search('   ')).items).toEqual([]);
  });
});

describe('menu and brands', () => {
  it('directoryList returns menu entries in order of position, with their filters', async () => {
    const { data } = await ask('{ directoryList { slug name position filters { filterType value } } }');
    expect(data!.directoryList).toEqual([
      { slug: 'men', name: 'Мужское', position: 1, filters: [{ filterType: 'SEX', value: 'MALE' }] },
      { slug: 'sale', name: 'Скидки', position: 2, filters: [{ filterType: 'SALE', value: null }] },
    ]);
  });

  it('catalogSection returns the section of the last path segment, or SECTION_NOT_FOUND if it is unknown', async () => {
    const { data } = await ask(
      '{ catalogSection(dto: { path: ["any", "sneakers"] }) { slug name path breadcrumbs { slug } } }',
    );
    expect(data!.catalogSection).toEqual({
      slug: 'sneakers',
      name: 'Кроссовки',
      path: ['shoes', 'sneakers'],
      breadcrumbs: [{ slug: 'shoes' }, { slug: 'sneakers' }],
    });
    const { errors } = await ask('{ catalogSection(dto: { path: ["shoes", "no-such"] }) { slug } }');
    expect(errors![0]!.extensions.code).toBe('SECTION_NOT_FOUND');
  });

  it('brandList returns brands by pages and filters by part of the name', async () => {
    const { data } = await ask('{ brandList(pagination: { limit: 1 }) { items { name } pagination { totalItems } } }');
    expect(data!.brandList).toEqual({ items: [{ name: 'Таволга' }], pagination: { totalItems: 2 } });
    const found = await ask('{ brandList(dto: { query: "ябин" }) { items { name } } }');
    expect(found.data!.brandList).toEqual({ items: [{ name: 'Рябина' }] });
  });

  it('brandList returns one brand by its slug, with its logo as an image-proxy path', async () => {
    const { data } = await ask('{ brandList(dto: { slug: "tavolga" }) { items { name logoUrl } } }');
    expect(data!.brandList).toEqual({ items: [{ name: 'Таволга', logoUrl: 'logos/tavolga.svg' }] });
    const none = await ask('{ brandList(dto: { slug: "no-such" }) { items { name } } }');
    expect(none.data!.brandList).toEqual({ items: [] });
  });
});

describe('changes reach listings', () => {
  it('product lists show a changed price, stock or brand name, and drop a product taken off sale', async () => {
    const client = new pg.Client({ connectionString: api.databaseUrl });
    await client.connect();
    const follower = api.app.get(ListingFollower);
    const change = async (sql: string) => {
      await client.query(sql);
      await projectChanges(api.databaseUrl);
      await follower.catchUp();
    };
    try {
      await change(`UPDATE "price_details" SET "price" = 100, "loyaltyPrice" = 90 WHERE "loyaltyPrice" IS NOT NULL`);
      expect(await slugs('{ price: { max: 100 } }')).toEqual(['court']);
      await change(
        `UPDATE "product_item" SET "stock" = 1 WHERE "productId" = (SELECT "id" FROM "product" WHERE "slug" = 'gone')`,
      );
      expect(await slugs('{ size: ["42"] }')).toEqual(expect.arrayContaining(['gone', 'runner']));
      await change(`UPDATE "brand" SET "name" = 'Калина' WHERE "name" = 'Рябина'`);
      const { data } = await ask('{ filterList { brand { name } } }');
      expect((data!.filterList as { brand: unknown[] }).brand).toContainEqual({ name: 'Калина' });
      await change(`UPDATE "product" SET "active" = false WHERE "slug" = 'gone'`);
      expect(await slugs('{ size: ["42"] }')).toEqual(['runner']);
      await change(`DELETE FROM "product" WHERE "slug" = 'court'`);
      expect(await slugs('{}')).toEqual(['runner']);
    } finally {
      await client.end();
    }
  });
});

describe('health', () => {
  it('health endpoints report that the API is alive and ready', async () => {
    expect((await fetch(`${api.origin}/health/live`)).status).toBe(200);
    expect(await (await fetch(`${api.origin}/health/ready`)).json()).toEqual({
      status: 'ok',
      checks: { database: true, listing: true },
    });
  });
});

describe('the image proxy', () => {
  it('the image proxy returns the requested size and format, and serves repeated requests from its cache', async () => {
    for (let times = 0; times < 2; times += 1) {
      const answer = await fetch(`${api.origin}/_ipx/f_webp,w_320/test/runner.svg`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(8, 12)
          .toString(),
      ).toBe('WEBP');
    }
  });

  it('the image proxy returns 304 if the client has the current picture', async () => {
    const url = `${api.origin}/_ipx/f_webp,w_320/test/runner.svg`;
    const { headers } = await fetch(url);
    expect((await fetch(url, { headers: { 'if-none-match': headers.get('etag')! } })).status).toBe(304);
  });

  it.each([
    ['/_ipx/f_webp,w_321/test/runner.svg', 400],
    ['/_ipx/f_webp/..%2f..%2fsecret.svg', 400],
    ['/_ipx/f_webp/https://example.com/x.png', 400],
    ['/_ipx/f_webp,w_320/test/none.svg', 404],
  ])('the image proxy answers a request for %s with status %i', async (url, status) => {
    expect((await fetch(api.origin + url)).status).toBe(status);
  });
});

describe('the schema', () => {
  it('the API refuses introspection in production', async () => {
    const { errors } = await ask('{ __schema { types { name } } }');
    expect(errors).toBeDefined();
  });

  it('the API returns only an error id to the client for an unexpected error', async () => {
    jest.spyOn(FindProduct.prototype, 'bySlug').mockRejectedValueOnce(new Error('invalid sql: SELECT 1'));
    const { errors } = await ask('{ product(dto: { slug: "a" }) { name } }');
    expect(errors![0]!.extensions.code).toBe('INTERNAL_SERVER_ERROR');
    expect(errors![0]!.message).not.toMatch(/invalid byte|utf|sql/i);
  });
});

it('the same GraphQL fragment works on a product page and on its card, compiled or interpreted', async () => {
  const query = `
    fragment BrandName on NamedBrand { __typename slug name }
    fragment SizeName on NamedSize { slug name }
    fragment ColourName on NamedColour { __typename slug name hex }
    fragment Shown on Picture { url position }
    { product(dto: { slug: "runner" }) { brands { ...BrandName } colorPalletes { ...ColourName } sizes { __typename ...SizeName } images { ...Shown } }
      filteredProducts(dto: { brand: ["tavolga"] }, pagination: { page: 1, limit: 1 }) {
        items { brands { ...BrandName } colorPalletes { ...ColourName } sizes { __typename ...SizeName } images { ...Shown } } } }`;
  const answers: string[] = [];
  for (let n = 0; n < 12; n += 1) answers.push(JSON.stringify(await ask(query)));
  expect(new Set(answers).size).toBe(1);
  expect(JSON.parse(answers[0]!)).toMatchObject({
    data: {
      product: {
        brands: [{ __typename: 'Brand', slug: 'tavolga', name: 'Таволга' }],
        colorPalletes: [{ __typename: 'ColorPallete', hex: '#111111' }],
      },
      filteredProducts: {
        items: [
          {
            brands: [{ __typename: 'CardBrand', slug: 'tavolga', name: 'Таволга' }],
            colorPalletes: [{ __typename: 'CardColour', hex: '#111111' }],
          },
        ],
      },
    },
  });
});
