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

it('ChangesStore undoes a change by its id and reads the list again', async () => {
  const { store, asked } = storeOf(page('a'), { data: { undone: { stayed: 2 } } }, page('a'));
  await store.show(1);
  await store.undo({ id: 'a', kind: 'STOCK' });
  expect(asked).toEqual([{ page: 1, limit: 50 }, { id: 'a' }, { page: 1, limit: 50 }]);
  expect([store.busy, store.refusal, store.stayed]).toEqual([undefined, undefined, 2]);
});

it('ChangesStore tells why a change was not undone and keeps the list when the undo fails', async () => {
  const fault = { code: 'NO_SIGNAL', message: '', details: {} };
  const { store } = storeOf(page('a'), { fault }, { fault });
  await store.show(1);
  await store.undo({ id: 'a', kind: 'STOCK' });
  expect([store.refusal, store.rows.length]).toEqual([{ of: 'undo', fault }, 1]);
});

it('ChangesStore stops a change by its id and reads the list again', async () => {
  const { store, asked } = storeOf(page('a'), { data: { stopped: { id: 'a' } } }, page('a'));
  await store.show(1);
  await store.stop({ id: 'a', kind: 'PRICES' });
  expect(asked).toEqual([{ page: 1, limit: 50 }, { id: 'a' }, { page: 1, limit: 50 }]);
  expect([store.busy, store.refusal]).toEqual([undefined, undefined]);
});

it('ChangesStore tells why a change was not stopped', async () => {
  const fault = { code: 'NO_SIGNAL', message: '', details: {} };
  const { store } = storeOf(page('a'), { fault }, page('a'));
  await store.show(1);
  await store.stop({ id: 'a', kind: 'PRODUCTS' });
  expect(store.refusal).toEqual({ of: 'stop', fault });
});
