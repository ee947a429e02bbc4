import type { Answer, DeskApi } from '../../graphql/api';
import type { QueueKind } from '../../graphql/generated/graphql';
import { QueueListStore } from './queue-list-store';

const line = (id: string, kind: QueueKind = 'RETURN', state = 'NEW') => ({
  id,
  kind,
  state,
  about: `О ${id}`,
  number: 7,
});
const page = (nodes: object[], endCursor: string | null = null) => ({
  data: {
    queue: {
      nodes,
      pageInfo: { endCursor, hasNextPage: endCursor !== null },
      stateCounts: [{ state: 'RETURN', count: 3 }],
    },
    awaited: { totalCount: 2 },
  },
});
const fault = { fault: { code: 'RETURN_MOVED_ON', message: 'Уже решено', details: {} } };
const all = { part: null, search: '' };

/** An API that gives these answers one after another, and remembers what was asked. */
function apiOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { api: { ask } as unknown as DeskApi, asked };
}
const idsOf = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);

it('QueueListStore reads rows with counts and further rows by cursor, each entry once', async () => {
  const { api, asked } = apiOf(page([line('a')], 'behind a'), page([line('a'), line('b')]));
  const list = new QueueListStore(api, ['RETURNS']);
  await list.show(all);
  expect([idsOf(list.rows), list.hasMore, list.counts.get('RETURN'), list.awaited]).toEqual([['a'], true, 3, 2]);
  await list.more();
  expect([idsOf(list.rows), list.hasMore]).toEqual([['a', 'b'], false]);
  expect(asked.map(({ after }) => after)).toEqual([null, 'behind a']);
});

it('QueueListStore shows neither rows nor an empty queue before another section is read', async () => {
  const { api } = apiOf(page([line('a')]), page([]));
  const list = new QueueListStore(api, ['RETURNS']);
  await list.show(all);
  const shown = list.show({ part: 'REVIEW', search: '' });
  expect([list.rows, list.readAt]).toEqual([[], 0]);
  await shown;
  expect(list.readAt).toBeGreaterThan(0);
});

it('QueueListStore requests no awaited returns when the operator may not see returns', async () => {
  const { api, asked } = apiOf(page([]));
  await new QueueListStore(api, ['REVIEWS']).show(all);
  expect(asked[0]).toMatchObject({ returns: false });
});

it('QueueListStore loads further rows for a search and finds entries by name and number', async () => {
  const { api } = apiOf(page([line('a')], 'behind a'), page([line('b', 'REVIEW')]));
  const list = new QueueListStore(api, []);
  await list.show({ part: null, search: 'О b' });
  expect(idsOf(list.rows)).toEqual(['a', 'b']);
  expect(idsOf(list.shown)).toEqual(['b']);
});

it('QueueListStore shows returns whose goods are on their way behind those that wait for the shop', async () => {
  const awaited = {
    data: {
      returnRequestsConnection: {
        nodes: [{ id: 'r', number: 4, state: 'APPROVED' }],
        pageInfo: { endCursor: null, hasNextPage: false },
      },
    },
  };
  const { api } = apiOf(page([line('a')]), awaited);
  const list = new QueueListStore(api, ['RETURNS']);
  await list.show({ part: 'RETURN', search: '' });
  expect(list.rows).toMatchObject([{ id: 'a' }, { id: 'r', kind: 'RETURN', number: 4, state: 'APPROVED' }]);
});

it('QueueListStore keeps refused entries selected with their reasons after a bulk step', async () => {
  const { api } = apiOf(page([line('a'), line('b')]), { data: {} }, fault, page([line('b')]));
  const list = new QueueListStore(api, ['RETURNS']);
  await list.show(all);
  list.select(['a', 'b']);
  await list.moveSelected();
  expect(list.moved).toMatchObject({ count: 1, refused: [{ line: { id: 'b' }, message: 'Уже решено' }] });
  expect([...list.selected]).toEqual(['b']);
});

it('QueueListStore continues with the entry after the settled entry, or else before it', async () => {
  const { api } = apiOf(page([line('a'), line('b')]));
  const list = new QueueListStore(api, []);
  await list.show(all);
  expect([list.nextTo('a')?.id, list.nextTo('b')?.id, list.nextTo('c')]).toEqual(['b', 'a', undefined]);
});

it('QueueListStore keeps its rows when the API does not respond', async () => {
  const { api } = apiOf(page([line('a')]), { fault: { code: 'NO_SIGNAL', message: '', details: {} } });
  const list = new QueueListStore(api, []);
  await list.show(all);
  await list.read();
  expect([idsOf(list.rows), list.fault?.code]).toEqual([['a'], 'NO_SIGNAL']);
});
