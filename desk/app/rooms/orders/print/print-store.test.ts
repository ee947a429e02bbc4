import type { DeskApi } from '../../../graphql/api';
import { PrintStore } from './print-store';

const found = (number: number) => ({ data: { ordersConnection: { nodes: [{ number }] } } });
const nothing = { data: { ordersConnection: { nodes: [] } } };

function storeOf(named: unknown[], answer: (number: number) => unknown) {
  const ask = (_document: string, { number }: { number: number }) => Promise.resolve(answer(number));
  return new PrintStore({ ask } as unknown as DeskApi, named.map(String));
}

it('PrintStore prints orders in the order of the URL and lists numbers without an order', async () => {
  const store = storeOf([9, 1, 2, 3, 'x', 8, 4], (number) => (number === 2 ? nothing : found(number)));
  await store.read();
  expect(store.orders.map(({ number }) => number)).toEqual([9, 1, 3, 8, 4]);
  expect(store.lost).toEqual(['x', '2']);
});

it('PrintStore prints nothing when one of the orders cannot be read', async () => {
  const fault = { code: 'NO_SIGNAL', message: '', details: {} };
  const store = storeOf([1, 2], (number) => (number === 2 ? { fault } : found(number)));
  await store.read();
  expect(store.orders).toEqual([]);
  expect(store.fault).toEqual(fault);
});
