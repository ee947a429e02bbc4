import type { Answer, DeskApi } from '../../graphql/api';
import { PriceChangesStore } from './price-changes-store';

const dto = { idempotencyKey: 'a key of sixteen', ids: ['a', 'b'], change: { percent: -10, rounding: 'TEN' as const } };
const prepared = {
  data: { preparePricesInBulk: { job: { id: 'job' }, found: 2, applied: 2, refusals: [], examples: [] } },
};
const taken = { data: { applyBulkPrices: { id: 'job', state: 'WAITING', total: 2, handled: 0 } } };
const undone = (stayed: number) => ({ data: { undone: { stayed } } });
const look = (state: string, handled: number, refused: object[] = []) => ({
  data: {
    bulkJob: { id: 'job', state, handled, applied: handled - refused.length, refused: refused.length },
    bulkJobRows: { items: refused },
  },
});
const silence = { fault: { code: 'NO_SIGNAL', message: '', details: {} } };

async function storeOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  const store = new PriceChangesStore({ ask } as unknown as DeskApi, () => Promise.resolve());
  await store.prepare(dto);
  return { store, asked };
}

it('prepared prices are applied by their id and followed to the end despite a failed poll, and refusals are listed', async () => {
  const refused = [{ position: 1, itemId: 'b', refusal: 'PRICE_CHANGED' }];
  const { store, asked } = await storeOf(prepared, taken, look('RUNNING', 1), silence, look('DONE', 2, refused));
  expect(store.preview?.applied).toBe(2);
  await store.apply();
  expect(asked).toEqual([{ dto }, { id: 'job' }, { id: 'job' }, { id: 'job' }, { id: 'job' }]);
  expect([store.state, store.job?.applied, store.fault, store.preview]).toEqual(['done', 1, undefined, undefined]);
  expect(store.refused).toEqual(refused);
});

it('nothing is applied while nothing is prepared, or when what was prepared does not fit any more', async () => {
  const { store, asked } = await storeOf(silence, prepared);
  expect(store.fault?.code).toBe('NO_SIGNAL');
  await store.apply();
  await store.prepare(dto);
  store.drop();
  await store.apply();
  expect([asked.length, store.state]).toEqual([2, 'none']);
});

it('the shop undoes a bulk price change by its id, and prices that were changed since are counted', async () => {
  const refused = [{ position: 2, itemId: 'c', refusal: 'PRICE_NOT_BELOW_OLD' }];
  const { store, asked } = await storeOf(prepared, taken, look('DONE', 3, refused), undone(1));
  await store.apply();
  await store.undo();
  expect(asked.slice(3)).toEqual([{ id: 'job' }]);
  expect([store.state, store.undone]).toEqual(['done', { restored: 1, stayed: 1 }]);
});

it('a bulk price change whose undo fails is told so and can be undone again', async () => {
  const { store } = await storeOf(prepared, taken, look('DONE', 1), silence, undone(0));
  await store.apply();
  await store.undo();
  expect([store.state, store.fault?.code, store.undone]).toEqual(['done', 'NO_SIGNAL', undefined]);
  await store.undo();
  expect([store.fault, store.undone]).toEqual([undefined, { restored: 1, stayed: 0 }]);
});

it('prepared prices that could not be applied are reported and can be applied again', async () => {
  const { store } = await storeOf(prepared, silence, taken, look('DONE', 1));
  await store.apply();
  expect([store.state, store.fault?.code, store.preview?.job.id]).toEqual(['none', 'NO_SIGNAL', 'job']);
  await store.apply();
  expect([store.state, store.fault]).toEqual(['done', undefined]);
});
