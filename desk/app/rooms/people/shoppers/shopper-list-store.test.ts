import type { DeskApi } from '../../../graphql/api';
import { filtersIn } from './shopper-filters';
import { ShopperListStore } from './shopper-list-store';

const page = (ids: string[], endCursor: string | null = null) => ({
  data: {
    shoppersConnection: {
      nodes: ids.map((id) => ({ id })),
      pageInfo: { endCursor, hasNextPage: endCursor !== null },
      stateCounts: [{ state: 'USER', count: 7 }],
    },
  },
});
const filters = (search = '') => filtersIn(new URLSearchParams({ search }));

function listOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift());
  };
  return { store: new ShopperListStore({ ask } as unknown as DeskApi), asked };
}

const idsOf = ({ list }: ShopperListStore) => list.rows.map(({ id }) => id);

it('ShopperListStore reads rows with counts and further rows by cursor', async () => {
  const { store, asked } = listOf(page(['b'], 'behind b'), page(['a']));
  await store.show(filters('Анна'), 'search=Анна');
  await store.list.more();
  expect([idsOf(store), store.counts.get('USER'), store.address]).toEqual([['b', 'a'], 7, 'search=Анна']);
  expect(asked.map(({ dto, after }) => [dto, after])).toEqual([
    [{ search: 'Анна' }, null],
    [{ search: 'Анна' }, 'behind b'],
  ]);
});

it('ShopperListStore keeps its rows for the same filters and clears them for other filters', async () => {
  const { store } = listOf(page(['a']), page(['a']), new Promise(() => undefined));
  await store.show(filters(), '');
  const again = store.show(filters(), '');
  expect(idsOf(store)).toEqual(['a']);
  await again;
  void store.show(filters('Анна'), '');
  expect(idsOf(store)).toEqual([]);
});
