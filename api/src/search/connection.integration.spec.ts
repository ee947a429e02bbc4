import pg from 'pg';
import { projectChanges } from '../testing/fill-catalogue.js';
import { codeOf } from '../testing/orders.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { ListingFollower } from './index.js';
import { ProductSort } from './listings/listing.enums.js';

const PRODUCTS = 60;
const slugs = Array.from({ length: PRODUCTS }, (_, n) => `veter-${String(n).padStart(2, '0')}`);

let api: TestApi;
let client: pg.Client;

beforeAll(async () => {
  api = await startTestApi([
    ...slugs.map((slug, n) =>
      feedProduct(slug, {
        publishedAt: new Date(Date.UTC(2026, 0, 1 + (n % 7))).toISOString(),
        colours: [{ name: n % 2 ? 'чёрный' : 'белый' }],
        items: [
          { size: '42', price: 100_000 + (n % 5) * 1000, oldPrice: n % 3 ? 200_000 : null },
          { size: '43', price: 150_000 - (n % 4) * 1000 },
        ],
      }),
    ),
    { kind: 'collection', slug: 'autumn', title: 'Осень', position: 1, products: slugs.slice(10, 40).reverse() },
  ]);
  client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  // Different popularities, with ties.
  await change(`UPDATE "product" SET "viewCount" = right("slug", 2)::int % 6`);
});
afterAll(async () => {
  await client.end();
  await api.close();
});

/** Changes the catalogue, and waits until listings know. */
async function change(sql: string, values: unknown[] = []): Promise<void> {
  await client.query(sql, values);
  await projectChanges(api.databaseUrl);
  await api.app.get(ListingFollower).catchUp();
}

interface Part {
  edges: { cursor: string; node: { slug: string; item: { id: string } } }[];
  nodes: { slug: string }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount: number;
}

const QUERY = `query ($dto: FilteredProductsInput, $first: Int!, $after: String) {
  filteredProductsConnection(dto: $dto, first: $first, after: $after) {
    edges { cursor node { slug item { id } } } nodes { slug }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount
  }
}`;
const ask = (dto: object, first: number, after?: string | null) => api.ask(QUERY, { dto, first, after });

async function part(dto: object, first: number, after?: string | null): Promise<Part> {
  const { data, errors } = await ask(dto, first, after);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.filteredProductsConnection as Part;
}

async function walk(dto: object, first: number, meanwhile = (_step: number) => Promise.resolve()): Promise<string[]> {
  const seen: string[] = [];
  let after: string | null = null;
  for (let step = 0; ; step += 1) {
    const { edges, pageInfo }: Part = await part(dto, first, after);
    seen.push(...edges.map(({ node }) => node.slug));
    if (!pageInfo.hasNextPage) return seen;
    after = pageInfo.endCursor;
    await meanwhile(step);
  }
}

async function listed(dto: object): Promise<string[]> {
  const query = `query ($dto: FilteredProductsInput) { filteredProducts(dto: $dto, pagination: { limit: 100 }) { items { slug } } }`;
  const { data } = await api.ask(query, { dto });
  return (data!.filteredProducts as { items: { slug: string }[] }).items.map(({ slug }) => slug);
}

const LISTINGS = [
  ...Object.keys(ProductSort).map((sort) => ({ sort })),
  { size: ['43'], sort: 'CHEAP_FIRST' },
  { sale: ['LESS_THAN_50', 'MORE_THAN_50'], sort: 'SALE_FIRST' },
  { collection: ['autumn'] },
  {},
];

it.each(LISTINGS)('a product list by %p has the same order by cursor as by page', async (dto) => {
  const whole = await listed(dto);
  expect(whole.length).toBeGreaterThan(20);
  expect(await walk(dto, 7)).toEqual(whole);
});

it.each(LISTINGS)(
  'a product list by %p by cursor returns each unchanged product once during other changes',
  async (dto) => {
    const before = await listed(dto);
    const touched = slugs.filter((_, n) => n % 4 === 0);
    const seen = await walk(dto, 9, async (step) => {
      const [gone, back, cheap] = [0, 1, 2].map((n) => touched[(step * 3 + n) % touched.length]);
      await change(
        `WITH priced AS (UPDATE "price_details" SET "price" = $4 WHERE "itemId" IN
         (SELECT i."id" FROM "product_item" i JOIN "product" p ON p."id" = i."productId" WHERE p."slug" = $3))
       UPDATE "product" SET "deletedAt" = CASE WHEN "slug" = $1 THEN now() END, "viewCount" = "viewCount" + 1
       WHERE "slug" IN ($1, $2)`,
        [gone, back, cheap, 60_000 + step * 10_000],
      );
    });
    await change(`UPDATE "product" SET "deletedAt" = NULL`);
    const untouched = (some: string[]) => some.filter((slug) => !touched.includes(slug));
    expect(untouched(seen)).toEqual(untouched(before));
    expect(untouched(seen).length).toBeGreaterThan(15);
  },
);

it('a product list continues after a cursor whose product is gone', async () => {
  const { edges } = await part({ sort: 'NEW_FIRST' }, 100);
  await change(`UPDATE "product" SET "deletedAt" = now() WHERE "slug" = $1`, [edges[9]!.node.slug]);
  expect((await part({ sort: 'NEW_FIRST' }, 3, edges[9]!.cursor)).nodes).toEqual(
    edges.slice(10, 13).map(({ node: { slug } }) => ({ slug })),
  );
  await change(`UPDATE "product" SET "deletedAt" = NULL`);
});

it('a product connection returns its page info and total count', async () => {
  const start = await part({}, 2);
  expect(start.nodes).toEqual(start.edges.map(({ node: { slug } }) => ({ slug })));
  expect(start).toMatchObject({
    totalCount: PRODUCTS,
    pageInfo: {
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: start.edges[0]!.cursor,
      endCursor: start.edges[1]!.cursor,
    },
  });
  const rest = await part({}, 100, start.pageInfo.endCursor);
  expect(rest.edges).toHaveLength(PRODUCTS - 2);
  expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  expect(await part({}, 5, rest.pageInfo.endCursor)).toEqual({
    ...{ edges: [], nodes: [], totalCount: PRODUCTS },
    pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
  });
});

it('a product connection returns 24 entries by default, and accepts 1 to 100', async () => {
  const { data } = await api.ask('{ filteredProductsConnection { nodes { slug } } }');
  expect((data!.filteredProductsConnection as Part).nodes).toHaveLength(24);
  for (const first of [0, -1, 101]) {
    const answer = await ask({}, first);
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
    expect(answer.errors![0]!.extensions.fields).toMatchObject([{ field: 'first' }]);
  }
});

it('a product connection refuses an invalid cursor or a cursor of another sort or filter', async () => {
  const { pageInfo } = await part({ sort: 'CHEAP_FIRST', colorPallete: ['black', 'white'] }, 2);
  const after = pageInfo.endCursor!;
  const codes = async (dto: object, cursor: string) => codeOf(await ask(dto, 2, cursor));
  for (const dto of [{ sort: 'CHEAP_FIRST' }, { sort: 'NEW_FIRST', colorPallete: ['black', 'white'] }, {}])
    expect(await codes(dto, after)).toBe('CURSOR_INVALID');
  for (const broken of ['', 'x', after.slice(0, -3), '%00', '2'])
    expect(await codes({ sort: 'CHEAP_FIRST', colorPallete: ['black', 'white'] }, broken)).toBe('CURSOR_INVALID');
  expect(await codes({}, 'x'.repeat(501))).toBe('BAD_USER_INPUT');
  // The same filters, written in another way.
  const same = { sort: 'CHEAP_FIRST', colorPallete: ['white', 'black', 'white'], sex: 'ANY', brand: [], section: null };
  expect(await codes(same, after)).toBeUndefined();
});
