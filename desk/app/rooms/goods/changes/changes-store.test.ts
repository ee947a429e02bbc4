import type { Answer, DeskApi } from '../../../graphql/api';
import { ChangesStore } from './changes-store';

const page = (...ids: string[]) => ({
  data: { bulkJobs: { items: ids.map((id) => ({ id })), pagination: { totalItems: ids.length } } },
});

function storeOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { store: new ChangesStore({ ask } as unknown as DeskApi), asked };
}

it('a change is undone by its id, and the list is read anew', async () => {
  const { store, asked } = storeOf(page('a'), { data: { undoBulkPrices: { id: 'b' } } }, page('b', 'a'));
  await store.show(1);
  await store.undo('a');
  expect(asked).toEqual([{ page: 1, limit: 50 }, { id: 'a' }, { page: 1, limit: 50 }]);
  expect(store.rows.map(({ id }) => id)).toEqual(['b', 'a']);
  expect([store.undoing, store.undoFault]).toEqual([undefined, undefined]);
});

it('tells why a change was not undone, and keeps the list', async () => {
  const fault = { code: 'NO_SIGNAL', message: '', details: {} };
  const { store } = storeOf(page('a'), { fault }, { fault });
  await store.show(1);
  await store.undo('a');
  expect([store.undoFault, store.rows.length]).toEqual([fault, 1]);
});
