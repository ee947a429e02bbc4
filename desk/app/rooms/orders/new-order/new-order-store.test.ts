import type { DeskApi } from '../../../graphql/api';
import { emptyDelivery } from '../delivery/delivery-draft';
import { NewOrderStore } from './new-order-store';

const offer = {
  ...{ id: 'o', productName: 'Кеды', size: '42', supplier: 'Склад', price: 100 },
  ...{ stock: 5, reserved: 0, maxPerOrder: 9 },
};
const delivery = {
  ...emptyDelivery,
  ...{ town: { id: 'm', title: 'Москва', region: 'Москва' }, street: 'Лесная', house: '7' },
};
const quoted = (totalPrice: number) => ({ data: { quoteOrderForShopper: { totalPrice } } });
const refused = (code: string) => ({ fault: { code, message: 'Нельзя', details: {} } });

function storeOf(...answers: unknown[]) {
  const asked: { dto: Record<string, unknown> }[] = [];
  const ask = (_document: string, variables: { dto: Record<string, unknown> }) => {
    asked.push(variables);
    return Promise.resolve(answers.shift());
  };
  const store = new NewOrderStore({ ask } as unknown as DeskApi);
  store.put(offer);
  store.change({ delivery, name: 'Вера', phone: '+79990000000' });
  return { store, asked };
}

it('NewOrderStore places the order at the price that the quote showed', async () => {
  const { store, asked } = storeOf(quoted(300), { data: { createOrderForShopper: { number: 12 } } });
  await store.ask();
  expect(await store.place()).toBe(12);
  expect(asked[1]!.dto).toMatchObject({ totalPrice: 300, items: [{ id: 'o', quantity: 1 }] });
});

it('NewOrderStore does not place an order when the price has changed, and shows the new price', async () => {
  const { store } = storeOf(quoted(300), refused('TOTAL_CHANGED'), quoted(350));
  await store.ask();
  expect(await store.place()).toBeNull();
  expect(store.quote?.totalPrice).toBe(350);
  expect(store.refusal?.code).toBe('TOTAL_CHANGED');
});

it('NewOrderStore retries a lost request with the same idempotency key and uses another for other orders', async () => {
  const { store, asked } = storeOf(quoted(300), refused('NO_SIGNAL'), refused('NO_SIGNAL'), refused('NO_SIGNAL'));
  await store.ask();
  await store.place();
  await store.place();
  store.change({ comment: 'Позвонить' });
  await store.place();
  const [first, again, other] = asked.slice(1).map(({ dto }) => dto['idempotencyKey']);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it('NewOrderStore places no order while a field is missing and names the field', async () => {
  const { store, asked } = storeOf(quoted(300));
  store.change({ phone: ' ' });
  await store.ask();
  expect(store.missing).toEqual([]);
  expect(await store.place()).toBeNull();
  expect(store.missing).toEqual(['phone']);
  expect(asked).toHaveLength(1);
});

it('NewOrderStore hides the quoted price when the goods of the order change', async () => {
  const { store } = storeOf(quoted(300));
  await store.ask();
  store.setQuantity('o', 2);
  expect(store.quote).toBeUndefined();
});

const services = (online: string, onDelivery: string) => ({
  data: {
    shopServices: [
      { kind: 'ONLINE_PAYMENT', state: online },
      { kind: 'PAYMENT_ON_DELIVERY', state: onDelivery },
    ],
  },
});

it.each([
  ['ON', 'OFF', ['PAYMENT_ON_DELIVERY'], 'SBP'],
  ['OFF', 'ON', ['ONLINE_PAYMENT'], 'ON_DELIVERY'],
  ['OFF', 'OFF', ['ONLINE_PAYMENT', 'PAYMENT_ON_DELIVERY'], 'SBP'],
])('NewOrderStore offers what works when online payment is %s and on delivery %s', async (online, later, off, type) => {
  const store = new NewOrderStore({ ask: () => Promise.resolve(services(online, later)) } as unknown as DeskApi);
  await store.readServices();
  expect(store.off).toEqual(off);
  expect(store.draft.paymentType).toBe(type);
});
