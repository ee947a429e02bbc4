import pg from 'pg';
import { feedProduct, startTestApi, type FeedRecordInput, type TestApi } from '../../testing/test-api.js';

const boots = [
  { name: 'Обувь', slug: 'shoes' },
  { name: 'Ботинки', slug: 'boots' },
];
const row = (eu: string, cm: string) => ({ eu, cm });

const records: FeedRecordInput[] = [
  { kind: 'brand', name: 'Таволга' },
  { kind: 'category', slug: 'shoes', name: 'Обувь' },
  { kind: 'category', slug: 'boots', name: 'Ботинки', parent: 'shoes' },
  { kind: 'badge', slug: 'hit', title: 'Хит', textColour: '#ffffff', backgroundColour: '#101010' },
  { kind: 'sizeGrid', slug: 'men', sex: 'MALE', rows: [row('42', '27')] },
  { kind: 'sizeGrid', slug: 'men-boots', sex: 'MALE', category: 'boots', rows: [row('42', '27.5'), row('43', '28')] },
  { kind: 'sizeGrid', slug: 'tavolga', sex: 'MALE', brand: 'tavolga', rows: [row('42', '26,5')] },
  feedProduct('veter-black', {
    model: { name: 'Ветер' },
    brands: ['Таволга'],
    badges: ['hit'],
    sex: 'MALE',
    colours: [{ name: 'Чёрный' }],
    unitSold: 5,
    lastSoldAt: '2026-11-01T00:00:00.000Z',
    items: [
      { size: '42', price: 500_000, oldPrice: 600_000 },
      { size: '43', price: 450_000 },
    ],
  }),
  feedProduct('veter-white', {
    model: { name: 'Ветер' },
    brands: ['Таволга'],
    colours: [{ name: 'Белый' }],
    items: [{ size: '42', price: 510_000, stock: 0 }],
  }),
  feedProduct('bereg', {
    colours: [{ name: 'Чёрный' }],
    unitSold: 9,
    lastSoldAt: '2026-11-02T00:00:00.000Z',
    publishedAt: '2026-11-10T00:00:00.000Z',
    items: [{ size: '42', price: 470_000 }],
  }),
  feedProduct('dorogie', { colours: [{ name: 'Белый' }], items: [{ size: '42', price: 5_000_000 }] }),
  feedProduct('detskie', { children: true, colours: [{ name: 'Чёрный' }], items: [{ size: '30', price: 450_000 }] }),
  feedProduct('sapog', { category: boots, sex: 'MALE', items: [{ size: '42', price: 450_000 }] }),
  {
    kind: 'collection',
    slug: 'autumn',
    title: 'Осень',
    posterUrl: 'storage:posters/autumn.svg',
    darkPosterUrl: 'storage:posters/autumn-dark.svg',
    position: 1,
    products: ['sapog', 'veter-white', 'bereg'],
  },
  {
    kind: 'collection',
    slug: 'outside',
    title: 'Чужой плакат',
    posterUrl: 'https://elsewhere.example/poster.jpg',
    position: 2,
    products: [],
  },
  { kind: 'collection', slug: 'past', title: 'Прошлое', finishAt: '2026-01-01T00:00:00.000Z', products: ['bereg'] },
  { kind: 'collection', slug: 'hidden', title: 'Скрытое', active: false, products: ['bereg'] },
];

let api: TestApi;
const ids: Record<string, string> = {};

beforeAll(async () => {
  api = await startTestApi(records);
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ slug: string; id: string }>('SELECT "slug", "id" FROM "product"');
  for (const { slug, id } of rows) ids[slug] = id;
  await client.end();
});

afterAll(() => api.close());

async function cards(call: string): Promise<{ slug: string; item: unknown }[]> {
  const { data, errors } = await api.ask(`{ ${call} { slug item { size { name } } } }`);
  expect(errors).toBeUndefined();
  return Object.values(data!)[0] as { slug: string; item: unknown }[];
}

const slugs = async (call: string) => (await cards(call)).map(({ slug }) => slug);

describe('productList', () => {
  it('productList returns products in the requested order, sold-out products without an offer, and omits unknown ids', async () => {
    const asked = [ids.bereg, ids['veter-white'], '00000000-0000-4000-8000-000000000000', ids['veter-black']];
    expect(await cards(`productList(dto: { productIds: ${JSON.stringify(asked)} })`)).toEqual([
      { slug: 'bereg', item: { size: { name: '42' } } },
      { slug: 'veter-white', item: null },
      { slug: 'veter-black', item: { size: { name: '43' } } },
    ]);
  });

  it('productList refuses invalid ids and more than a hundred', async () => {
    for (const productIds of [['nonsense'], Array.from({ length: 101 }, () => ids.bereg)]) {
      const { errors } = await api.ask('query ($ids: [ID!]!) { productList(dto: { productIds: $ids }) { slug } }', {
        ids: productIds,
      });
      expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'dto.productIds' }] });
    }
  });
});

describe('sameModelProducts', () => {
  it('sameModelProducts returns other colourways, including sold-out ones', async () => {
    expect(await slugs(`sameModelProducts(dto: { productId: "${ids['veter-black']}" })`)).toEqual(['veter-white']);
    expect(await slugs(`sameModelProducts(dto: { productId: "${ids.bereg}" })`)).toEqual([]);
  });
});

describe('similarProducts', () => {
  it('similarProducts returns other models of the same type and age by price and colour', async () => {
    expect(await slugs(`similarProducts(dto: { productId: "${ids['veter-black']}" })`)).toEqual(['bereg', 'dorogie']);
  });

  it('similarProducts returns similar products for a sold-out product, too', async () => {
    expect(await slugs(`similarProducts(dto: { productId: "${ids['veter-white']}" })`)).toContain('bereg');
  });
});

describe('promoSelection and recentlyBoughtProducts', () => {
  it('promoSelection sorts BESTSELLERS by sales and NEW_RELEASES by publication date', async () => {
    expect((await slugs('promoSelection(dto: { type: BESTSELLERS })')).slice(0, 2)).toEqual(['bereg', 'veter-black']);
    expect((await slugs('promoSelection(dto: { type: NEW_RELEASES })'))[0]).toBe('bereg');
  });

  it('recentlyBoughtProducts returns the products sold most recently first', async () => {
    expect(await slugs('recentlyBoughtProducts')).toEqual(['bereg', 'veter-black']);
  });
});

describe('collectionBundle', () => {
  it('collectionBundle returns current collections with their products in the order set by operators', async () => {
    const { data } = await api.ask(
      '{ collectionBundle { slug title posterUrl darkPosterUrl products { slug item { size { name } } } } }',
    );
    expect(data!.collectionBundle).toEqual([
      {
        slug: 'autumn',
        title: 'Осень',
        posterUrl: 'posters/autumn.svg',
        darkPosterUrl: 'posters/autumn-dark.svg',
        products: [
          { slug: 'sapog', item: { size: { name: '42' } } },
          { slug: 'veter-white', item: null },
          { slug: 'bereg', item: { size: { name: '42' } } },
        ],
      },
      // A poster whose URL is on another host is not shown.
      { slug: 'outside', title: 'Чужой плакат', posterUrl: null, darkPosterUrl: null, products: [] },
    ]);
    expect((await api.ask('{ collectionBundle(dto: { slug: "hidden" }) { slug } }')).data!.collectionBundle).toEqual(
      [],
    );
  });
});

describe('a collection of any size', () => {
  const PAGE = `query ($slug: String, $page: Int!) { collectionBundle(dto: { slug: $slug }) {
    productPage(pagination: { page: $page, limit: 2 }) { items { slug item { id } } pagination { totalPages totalItems } } } }`;
  const pageOf = async (page: number) => {
    const { data } = await api.ask(PAGE, { slug: 'autumn', page });
    const [{ productPage }] = data!.collectionBundle as [
      { productPage: { items: { slug: string; item: unknown }[]; pagination: object } },
    ];
    return productPage;
  };
  const listed = async (dto: string) => {
    const { data } = await api.ask(`{ filteredProducts(dto: ${dto}) { items { slug } pagination { totalItems } } }`);
    const { items } = data!.filteredProducts as { items: { slug: string }[] };
    return items.map(({ slug }) => slug);
  };

  it('a collection returns all its products by pages in its order, sold-out products without an offer', async () => {
    const [first, second] = [await pageOf(1), await pageOf(2)];
    expect(first.items).toEqual([
      { slug: 'sapog', item: { id: expect.any(String) } },
      { slug: 'veter-white', item: null },
    ]);
    expect(second.items.map(({ slug }) => slug)).toEqual(['bereg']);
    expect(second.pagination).toEqual({ totalPages: 2, totalItems: 3 });
  });

  it('productPage is refused without the slug of one collection', async () => {
    const { errors } = await api.ask(PAGE, { slug: null, page: 1 });
    expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'dto.slug' }] });
  });

  it('a product list filtered by one collection keeps the order of the collection', async () => {
    expect(await listed('{ collection: ["autumn"] }')).toEqual(['sapog', 'bereg']);
    expect(await listed('{ collection: ["autumn"], sort: EXPENSIVE_FIRST }')).toEqual(['bereg', 'sapog']);
    expect(await listed('{ collection: ["autumn"], categories: ["boots"] }')).toEqual(['sapog']);
    expect(await listed('{ collection: ["past", "nothing"] }')).toEqual([]);
    const { data } = await api.ask('{ filterList(dto: { sex: MALE }) { collection { value name count } } }');
    const { collection } = data!.filterList as { collection: { value: string; count: number }[] };
    expect(collection.map(({ value }) => value)).toEqual(['autumn']);
    expect(collection[0]).toMatchObject({ name: 'Осень', count: 2 });
  });

  it('a text search filtered by a collection finds only products of that collection', async () => {
    const search = async (collection: string) => {
      const { data } = await api.ask(
        `{ searchFilteredProducts(dto: { query: "bereg", collection: ["${collection}"] }) { items { slug } } }`,
      );
      return (data!.searchFilteredProducts as { items: { slug: string }[] }).items.map(({ slug }) => slug);
    };
    expect(await search('autumn')).toContain('bereg');
    expect(await search('past')).toEqual([]);
  });
});

describe('sizeGrid', () => {
  const grid = async (slug: string) => {
    const { data } = await api.ask(`{ sizeGrid(dto: { productId: "${ids[slug]}" }) { sex rows { eu cm uk } } }`);
    return data!.sizeGrid;
  };

  it('sizeGrid prefers the brand’s own size table, then the table of the category', async () => {
    expect(await grid('veter-black')).toEqual({ sex: 'MALE', rows: [{ eu: '42', cm: '26.5', uk: null }] });
    expect(await grid('sapog')).toEqual({
      sex: 'MALE',
      rows: [
        { eu: '42', cm: '27.5', uk: null },
        { eu: '43', cm: '28', uk: null },
      ],
    });
    expect(await grid('bereg')).toMatchObject({ rows: [{ cm: '27' }] });
  });
});

describe('findProducts and findProductItems, under both spellings', () => {
  it('findProducts searches by words under both spellings of its name', async () => {
    expect(await slugs('findProducts(dto: { query: "таволга" })')).toEqual(['veter-black']);
    expect(await slugs('findProucts(dto: { query: "таволга" })')).toEqual(['veter-black']);
  });

  it('findProductItems returns offers with the data that cart lines show', async () => {
    const client = new pg.Client({ connectionString: api.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ id: string }>('SELECT "id" FROM "product_item" WHERE "externalId" = $1', [
      'veter-black-0',
    ]);
    await client.end();
    const asked = `(dto: { productItemIds: ["${rows[0]!.id}"] }) { slug name size { name } images { url position } available priceDetails { price oldPrice sale cashback } }`;
    const { data } = await api.ask(`{ findProductItems${asked} findProuctItems${asked} }`);
    const line = {
      slug: 'veter-black',
      name: 'veter-black',
      size: { name: '42' },
      images: [{ url: 'test/veter-black.svg', position: 0 }],
      available: true,
      priceDetails: { price: 500_000, oldPrice: 600_000, sale: 16, cashback: 150 },
    };
    expect(data).toEqual({ findProductItems: [line], findProuctItems: [line] });
  });
});

it('product badges include their colours', async () => {
  const { data } = await api.ask(
    '{ product(dto: { slug: "veter-black" }) { badges { title colours { text background } } } }',
  );
  expect(data!.product).toEqual({ badges: [{ title: 'Хит', colours: { text: '#ffffff', background: '#101010' } }] });
});
