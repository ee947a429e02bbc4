import type { Answer } from '../../graphql/api';
import { RowsStore, type Slice } from './rows-store';

type Given = Answer<Slice<string>> | Promise<Answer<Slice<string>>>;

const slice = (rows: string[], next: string | null = null): Given => ({ data: { rows, next } });
const lost: Given = { fault: { code: 'NO_SIGNAL', message: '', details: {} } };

/** A list that gets these answers one after another, and remembers where each began. */
function listOf(...answers: Given[]) {
  const asked: (string | null)[] = [];
  const store = new RowsStore<string>(
    (after) => {
      asked.push(after);
      return Promise.resolve(answers.shift()!);
    },
    (row) => row,
  );
  return { store, asked };
}

it('RowsStore reads the next rows by cursor and shows each row once', async () => {
  const { store, asked } = listOf(slice(['c', 'b'], 'behind b'), slice(['b', 'a']));
  await store.read();
  await store.more();
  expect([store.rows, store.hasMore, asked]).toEqual([['c', 'b', 'a'], false, [null, 'behind b']]);
});

it('RowsStore reloads as many rows as were shown before', async () => {
  const { store } = listOf(slice(['c'], '1'), slice(['b'], '2'), slice(['d'], '1'), slice(['c'], '2'));
  await store.read();
  await store.more();
  await store.read();
  expect([store.rows, store.hasMore]).toEqual([['d', 'c'], true]);
});

it('RowsStore keeps its rows when the API does not respond', async () => {
  const { store } = listOf(slice(['a']), lost);
  await store.read();
  await store.read();
  expect([store.rows, store.fault?.code]).toEqual([['a'], 'NO_SIGNAL']);
});

it('RowsStore ignores a response that arrives after a later response', async () => {
  let late: (answer: Answer<Slice<string>>) => void = () => undefined;
  const { store } = listOf(new Promise((done) => (late = done)), slice(['b']));
  const first = store.read();
  await store.read();
  late({ data: { rows: ['a'], next: null } });
  await first;
  expect(store.rows).toEqual(['b']);
});
