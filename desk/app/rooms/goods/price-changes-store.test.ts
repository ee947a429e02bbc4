import type { Answer, DeskApi } from '../../graphql/api';
import type { OfferLineFragment } from '../../graphql/generated/graphql';
import type { PriceChange } from './percent';
import { PriceChangesStore } from './price-changes-store';

const change = (id: string, from: number, to: number) =>
  ({ offer: { id }, from, to }) as PriceChange<OfferLineFragment>;
const taken = { data: { setPricesInBulk: { id: 'job', state: 'WAITING', total: 2, handled: 0 } } };
const undone = (stayed: number) => ({ data: { undone: { stayed } } });
const look = (state: string, handled: number, refused: object[] = []) => ({
  data: { bulkJob: { id: 'job', state, handled, refused: refused.length }, bulkJobRows: { items: refused } },
});
const silence = { fault: { code: 'NO_SIGNAL', message: '', details: {} } };

function storeOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { store: new PriceChangesStore({ ask } as unknown as DeskApi, () => Promise.resolve()), asked };
}

it('bulk price changes are followed to the end despite a failed poll, and refusals are listed', async () => {
  const refused = [{ position: 1, itemId: 'b', refusal: 'PRICE_NOT_BELOW_OLD' }];
  const { store, asked } = storeOf(taken, look('RUNNING', 1), silence, look('DONE', 2, refused));
  const changes = [change('a', 1000, 900), change('b', 2000, 1800)];
  await store.start(changes, 'key');
  expect(asked[0]).toEqual({
    dto: {
      idempotencyKey: 'key',
      rows: [
        { id: 'a', price: 900 },
        { id: 'b', price: 1800 },
      ],
    },
  });
  expect([store.state, store.applied, store.fault]).toEqual(['done', 1, undefined]);
  expect(store.refused).toEqual([{ change: changes[1], refusal: 'PRICE_NOT_BELOW_OLD' }]);
});

it('the shop undoes a bulk price change by its id, and prices that were changed since are counted', async () => {
  const refused = [{ position: 2, itemId: 'c', refusal: 'PRICE_NOT_BELOW_OLD' }];
  const { store, asked } = storeOf(taken, look('DONE', 3, refused), undone(1));
  await store.start([change('a', 1000, 900), change('b', 2000, 1800), change('c', 2000, 1800)], 'key');
  await store.undo();
  expect(asked.slice(2)).toEqual([{ id: 'job' }]);
  expect([store.state, store.undone]).toEqual(['done', { restored: 1, stayed: 1 }]);
});

it('a bulk price change whose undo fails is told so and can be undone again', async () => {
  const { store } = storeOf(taken, look('DONE', 1), silence, undone(0));
  await store.start([change('a', 1000, 900)], 'key');
  await store.undo();
  expect([store.state, store.fault?.code, store.undone]).toEqual(['done', 'NO_SIGNAL', undefined]);
  await store.undo();
  expect([store.fault, store.undone]).toEqual([undefined, { restored: 1, stayed: 0 }]);
});

it('bulk price changes that could not be submitted are reported and can be submitted again', async () => {
  const { store } = storeOf(silence, taken, look('DONE', 1));
  await store.start([change('a', 1000, 900)], 'key');
  expect([store.state, store.fault?.code]).toEqual(['none', 'NO_SIGNAL']);
  await store.start([change('a', 1000, 900)], 'key');
  expect([store.state, store.fault]).toEqual(['done', undefined]);
});

it('all refused prices of a bulk price change are read, however many there are', async () => {
  const many = Array.from({ length: 150 }, (_, place) => change(`i${place}`, 1000, 900));
  const refused = many.slice(1).map((_, place) => ({ position: place + 1, itemId: 'x', refusal: 'ITEM_NOT_FOUND' }));
  const ended = (rows: object[]) => ({
    data: { bulkJob: { id: 'job', state: 'DONE', handled: 150, refused: 149 }, bulkJobRows: { items: rows } },
  });
  const { store, asked } = storeOf(taken, ended(refused.slice(0, 100)), ended(refused.slice(100)));
  await store.start(many, 'key');
  expect(asked.slice(1, 3)).toEqual([
    { id: 'job', page: 1 },
    { id: 'job', page: 2 },
  ]);
  expect([store.state, store.refused.length, store.applied]).toEqual(['done', 149, 1]);
});
