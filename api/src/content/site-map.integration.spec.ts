import pg from 'pg';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { RENDERER } from './render-markdown.js';

interface Entry {
  slug: string;
  updatedAt: string;
  pictures: string[];
}

let api: TestApi;
let database: pg.Pool;

const shoe = (slug: string, changes: object = {}) =>
  feedProduct(slug, { items: [{ size: '42', price: 10_000 }], ...changes });

beforeAll(async () => {
  api = await startTestApi([
    shoe('first', { publishedAt: '2026-01-01T00:00:00Z' }),
    shoe('last', { publishedAt: '2026-03-01T00:00:00Z' }),
    shoe('hidden', { active: false, brands: ['Скрытая'], category: [{ name: 'Скрытые' }] }),
    { kind: 'collection', slug: 'autumn', title: 'Осень', position: 1, products: ['first'] },
    { kind: 'collection', slug: 'over', title: 'Лето', position: 2, products: ['first'], active: false },
    {
      kind: 'directory',
      slug: 'sneakers',
      name: 'Кроссовки',
      position: 1,
      filters: [{ name: 'Тип', filterType: 'CATEGORY', value: 'sneakers' }],
    },
  ]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  await database.query(`
    WITH entry AS (
      INSERT INTO "content_entry" ("kind", "slug", "finishAt")
      VALUES ('ARTICLE', 'care', NULL), ('ARTICLE', 'old', '2026-02-01'), ('PAGE', 'delivery/how-it-works', NULL)
      RETURNING "id"
    )
    INSERT INTO "content_revision" ("entryId", "number", "title", "markdown", "html", "renderer", "readingMinutes", "publishAt",
      "posterUrl", "authorId")
    SELECT "id", 1, 'Уход', 'Текст', '<p>Текст</p>', ${RENDERER}, 1, '2026-01-02', 'storage:blog/care.webp', "id" FROM entry`);
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

async function read(kind: string, part = 1): Promise<{ total: number; parts: number; entries: Entry[] }> {
  const { data, errors } = await api.ask(
    `{ siteMap(dto: { kind: ${kind}, part: ${part} }) { total parts updatedAt entries { slug name updatedAt pictures } } }`,
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.siteMap as Awaited<ReturnType<typeof read>>;
}
const slugs = async (kind: string) => (await read(kind)).entries.map(({ slug }) => slug);

it('the sitemap lists products on sale in the order added, with their pictures', async () => {
  await database.query(`
    INSERT INTO "product_image" ("productId", "position", "sourceUrl", "storageKey", "state")
    SELECT "id", 100 + n, 'https://feed.example/' || n, 'goods/' || n || '.webp', 'STORED' FROM "product", generate_series(1, 12) n
    WHERE "slug" = 'first'`);
  const { total, parts, entries } = await read('PRODUCT');
  expect([total, parts, entries.map(({ slug }) => slug)]).toEqual([2, 1, ['first', 'last']]);
  const [first, last] = entries.map(({ pictures }) => pictures);
  expect([first!.length, first![0], last]).toEqual([10, 'test/first.svg', ['test/last.svg']]);
});

it('the sitemap lists each section once, as a menu entry or by its full path', async () => {
  const sections = await slugs('SECTION');
  expect(sections).toContain('sneakers');
  expect(sections.filter((slug) => slug.split('/').at(-1) === 'sneakers')).toHaveLength(1);
  expect(sections).toContain('shoes');
  expect(sections.join()).not.toContain('skryt');
});

it('the sitemap omits content that is not currently shown', async () => {
  expect(await slugs('BRAND')).not.toContain('skrytaya');
  expect(await slugs('COLLECTION')).toEqual(['autumn']);
  expect(await slugs('ARTICLE')).toEqual(['care']);
});

it('the sitemap lists articles and pages with the time of their published text', async () => {
  const [page] = (await read('PAGE')).entries;
  expect(page).toMatchObject({
    slug: 'delivery/how-it-works',
    updatedAt: '2026-01-02T00:00:00.000Z',
    pictures: ['blog/care.webp'],
  });
});

it('the sitemap returns no entries for a part number beyond the last part', async () => {
  expect((await read('PRODUCT', 2)).entries).toEqual([]);
});

it('the sitemap’s totals change when an entry is removed', async () => {
  const before = await read('PRODUCT');
  await database.query(`UPDATE "product" SET "active" = false WHERE "slug" = 'last'`);
  expect((await read('PRODUCT')).total).toBe(before.total - 1);
});
