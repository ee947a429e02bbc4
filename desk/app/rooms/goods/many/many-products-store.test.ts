import type { Answer, DeskApi } from '../../../graphql/api';
import { ManyProductsStore } from './many-products-store';

const look = (state: string, handled: number) => ({ id: 'job', state, handled, total: 2, applied: handled });
const silence = { fault: { code: 'NO_SIGNAL', message: '', details: {} } };
const dto = { idempotencyKey: 'a key of sixteen', ids: ['a', 'b'], change: { active: false } };

function storeOf(...answers: unknown[]) {
  const asked: unknown[] = [];
  const ask = (_document: string, variables: unknown) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { store: new ManyProductsStore({ ask } as unknown as DeskApi, () => Promise.resolve()), asked };
}

it('a change of many products is followed to the end despite a failed poll', async () => {
  const { store, asked } = storeOf({ data: { setProductsInBulk: look('WAITING', 0) } }, silence, {
    data: { bulkJob: look('DONE', 2) },
  });
  await store.start(dto);
  expect(asked).toEqual([{ dto }, { id: 'job' }, { id: 'job' }]);
  expect([store.job?.state, store.job?.applied, store.fault, store.isBusy]).toEqual(['DONE', 2, undefined, false]);
});

it('a change of many products that was not accepted is told and can be sent again', async () => {
  const { store } = storeOf(silence, { data: { setProductsInBulk: look('DONE', 2) } });
  await store.start(dto);
  expect([store.job, store.fault?.code, store.isBusy]).toEqual([undefined, 'NO_SIGNAL', false]);
  await store.start(dto);
  expect([store.job?.state, store.fault]).toEqual(['DONE', undefined]);
});

it('an undone change of many products says how much stays', async () => {
  const { store, asked } = storeOf(
    { data: { setProductsInBulk: look('DONE', 2) } },
    { data: { undone: { stayed: 1 } } },
  );
  await store.start(dto);
  await store.undo();
  expect(asked.at(-1)).toEqual({ id: 'job' });
  expect(store.stayed).toBe(1);
});
