import pg from 'pg';
import { projectChanges } from '../testing/fill-catalogue.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { ListingFollower } from './index.js';

let api: TestApi;

const shoe = (slug: string, colours: string[], rest: object = {}) =>
  feedProduct(slug, {
    name: 'Кроссовки Ветер',
    sex: 'FEMALE',
    colours: colours.map((name) => ({ name })),
    items: [{ size: '38', price: 100_000 }],
    ...rest,
  });

beforeAll(async () => {
  api = await startTestApi([
    shoe('white', ['белый']),
    shoe('white-and-blue', ['белый', 'синий']),
    shoe('blue-and-white', ['синий', 'белый']),
    shoe('black', ['чёрный']),
    shoe('grey', ['серый'], { name: 'Grey Storm Hoodie', sex: 'MALE', category: [{ name: 'Худи', slug: 'hoodies' }] }),
    shoe('untold', [], { name: 'Grey Storm Hoodie II', sex: 'MALE', category: [{ name: 'Худи', slug: 'hoodies' }] }),
    shoe('red', ['красный'], {
      sex: 'MALE',
      name: 'Grey Storm Hoodie III',
      category: [{ name: 'Худи', slug: 'hoodies' }],
    }),
    shoe('girls', ['белый'], { children: true }),
    shoe('gaiters', ['красный'], {
      children: true,
      name: 'Гетры Ветер',
      category: [{ name: 'Гетры', slug: 'gaiters' }],
    }),
    {
      kind: 'directory',
      slug: 'women',
      name: 'Женское',
      position: 1,
      filters: [{ name: 'Пол', filterType: 'SEX', value: 'FEMALE' }],
    },
  ]);
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  await client.query(
    `UPDATE "product" SET "viewCount" = CASE "slug" WHEN 'blue-and-white' THEN 90 WHEN 'white' THEN 20 WHEN 'red' THEN 99 ELSE 10 END`,
  );
  await client.end();
  await projectChanges(api.databaseUrl);
  await api.app.get(ListingFollower).catchUp();
});
afterAll(() => api?.close());

async function slugsOf(field: string, dto: object): Promise<string[]> {
  const input = field === 'filteredProducts' ? 'FilteredProductsInput' : 'SearchFilteredProductsInput!';
  const { data, errors } = await api.ask(`query ($dto: ${input}) { found: ${field}(dto: $dto) { items { slug } } }`, {
    dto,
  });
  if (!data) throw new Error(JSON.stringify(errors));
  return (data.found as { items: { slug: string }[] }).items.map(({ slug }) => slug);
}
const searched = (query: string, more: object = {}) => slugsOf('searchFilteredProducts', { query, ...more });
const listed = (dto: object) => slugsOf('filteredProducts', dto);

describe('a colour that is asked for', () => {
  it.each(['белые кроссовки', 'белые ветер'])(
    'the search for «%s» begins with products that have this main colour',
    async (query) => {
      expect(await searched(query, { age: ['ADULT'] })).toEqual(['white', 'white-and-blue', 'blue-and-white']);
    },
  );

  it('a search by a colour in names puts products last that are told to have others only', async () => {
    expect((await searched('grey storm')).slice(0, 2).sort()).toEqual(['grey', 'untold']);
    expect((await searched('grey storm')).at(-1)).toBe('red');
  });

  it('a colour filter puts the main colour first by popularity, but keeps the order by price', async () => {
    const colour = { colorPallete: ['white'], age: ['ADULT'] };
    expect(await listed(colour)).toEqual(['white', 'white-and-blue', 'blue-and-white']);
    expect(await listed({ ...colour, sort: 'CHEAP_FIRST' })).toHaveLength(3);
  });
});

describe('women and men are adults unless somebody says otherwise', () => {
  const adults = ['black', 'blue-and-white', 'white', 'white-and-blue'];

  it('a search for women’s goods leaves out children’s goods unless words or filters ask for them', async () => {
    expect((await searched('женские кроссовки')).sort()).toEqual(adults);
    expect((await searched('женские ветер')).sort()).toEqual(adults);
    expect(await searched('детские женские кроссовки')).toEqual(['girls']);
    expect(await searched('женские кроссовки', { age: ['CHILDREN'] })).toEqual(['girls']);
  });

  it('a section for women leaves out children’s goods, while the filter by sex includes them', async () => {
    expect((await listed({ section: 'women' })).sort()).toEqual(adults);
    expect((await listed({ section: 'women', age: ['CHILDREN'] })).sort()).toEqual(['gaiters', 'girls']);
    expect((await listed({ sex: 'FEMALE' })).sort()).toEqual([...adults, 'gaiters', 'girls'].sort());
  });

  it('a search for women’s goods that finds only children’s goods shows them', async () => {
    expect(await searched('женские гетры')).toEqual(['gaiters']);
  });
});
