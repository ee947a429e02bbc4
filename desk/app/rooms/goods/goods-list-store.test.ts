import type { Answer, DeskApi } from '../../graphql/api';
import { filtersIn } from './goods-filters';
import { GoodsListStore } from './goods-list-store';

const offer = (id: string, more: object = {}) => ({
  id,
  productId: `product-${id}`,
  productName: 'Кеды',
  size: '42',
  price: 100_000,
  oldPrice: null,
  stock: 5,
  reserved: 1,
  version: 'v1',
  ...more,
});
const slice = (ids: string[], endCursor: string | null = null) => ({
  data: {
    offersConnection: {
      nodes: ids.map((id) => offer(id)),
      pageInfo: { endCursor, hasNextPage: endCursor !== null },
      totalCount: 9,
    },
    productsConnection: { totalCount: 3, traitCounts: [{ trait: 'NO_STOCK', count: 2 }] },
  },
});
const fault = (code: string, details: object = {}) => ({ fault: { code, message: 'Нет', details } });
const filters = filtersIn(new URLSearchParams());

/** An API that gives these answers one after another, and remembers what was asked. */
function apiOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { api: { ask } as unknown as DeskApi, asked };
}
const idsOf = ({ rows }: GoodsListStore) => rows.map(({ id }) => id);

it('GoodsListStore reads pages of rows by cursor, each row once, with the total count', async () => {
  const { api, asked } = apiOf(slice(['a', 'b'], 'behind b'), slice(['b', 'c']));
  const list = new GoodsListStore(api);
  await list.show(filters);
  expect([idsOf(list), list.total, list.traits.get('NO_STOCK')]).toEqual([['a', 'b'], 9, 2]);
  await list.more();
  await list.more();
  expect(idsOf(list)).toEqual(['a', 'b', 'c']);
  expect(asked.map(({ after }) => after)).toEqual([null, 'behind b']);
});

it('GoodsListStore keeps its rows for the same filters and starts anew for other filters', async () => {
  const { api, asked } = apiOf(slice(['a']), slice(['b']));
  const list = new GoodsListStore(api);
  await list.show(filters);
  list.select(['a']);
  await list.show({ ...filters });
  expect([asked.length, list.chosen.length]).toEqual([1, 1]);
  await list.show({ ...filters, search: 'Tempo' });
  expect([idsOf(list), list.chosen.length]).toEqual([['b'], 0]);
});

it('GoodsListStore saves a price with the version shown and updates the row from the response', async () => {
  const saved = { data: { saveProductItem: offer('a', { price: 90_000, version: 'v2' }) } };
  const { api, asked } = apiOf(slice(['a']), saved);
  const list = new GoodsListStore(api);
  await list.show(filters);
  expect(await list.edits.save(list.rows[0]!, { price: 90_000 })).toBeUndefined();
  expect(asked[1]).toEqual({ dto: { id: 'a', version: 'v1', price: 90_000 } });
  expect(list.rows[0]).toMatchObject({ price: 90_000, version: 'v2' });
});

it('GoodsListStore shows the current values of an item changed by another operator and overwrites nothing', async () => {
  const current = { price: 120_000, oldPrice: 130_000, stock: 3, reserved: 2 };
  const { api } = apiOf(slice(['a']), fault('CONFLICT', { version: 'v7', current }));
  const list = new GoodsListStore(api);
  await list.show(filters);
  expect(await list.edits.save(list.rows[0]!, { price: 90_000 })).toEqual({ conflict: { price: 120_000, stock: 3 } });
  expect(list.rows[0]).toMatchObject({ ...current, version: 'v7' });
});

it('GoodsListStore leaves the row unchanged when the API refuses a change', async () => {
  const { api } = apiOf(slice(['a']), fault('STOCK_BELOW_RESERVED'));
  const list = new GoodsListStore(api);
  await list.show(filters);
  expect(await list.edits.save(list.rows[0]!, { stock: 0 })).toMatchObject({ fault: { code: 'STOCK_BELOW_RESERVED' } });
  expect(list.rows[0]).toMatchObject({ stock: 5, version: 'v1' });
});

it('GoodsListStore offers all brands when the shop has more than one page of them', async () => {
  const page = (slug: string) => ({ items: [{ slug, name: slug }], pagination: { totalPages: 3 } });
  const { api, asked } = apiOf(
    { data: { brands: page('a'), categories: [] } },
    { data: { brands: page('b') } },
    { data: { brands: page('c') } },
  );
  const list = new GoodsListStore(api);
  await list.readDirectory();
  expect(list.directory?.brands.items.map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
  expect(asked.map(({ page: one }) => one)).toEqual([undefined, 2, 3]);
});

it('GoodsListStore has no brands, and reads them again, when a page of them does not come', async () => {
  const page = (slug: string) => ({ items: [{ slug, name: slug }], pagination: { totalPages: 2 } });
  const first = { data: { brands: page('a'), categories: [] } };
  const { api } = apiOf(first, { fault: { code: 'NO_SIGNAL', message: '', details: {} } }, first, {
    data: { brands: page('b') },
  });
  const list = new GoodsListStore(api);
  await list.readDirectory();
  expect(list.directory).toBeUndefined();
  await list.readDirectory();
  expect(list.directory?.brands.items.map(({ slug }) => slug)).toEqual(['a', 'b']);
});
