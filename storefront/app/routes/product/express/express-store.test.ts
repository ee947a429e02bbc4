import { jest } from '@jest/globals';
import type { LastOrderTermsFragment, QuoteFieldsFragment } from '../../../graphql/generated/graphql';
import { ExpressStore, type ExpressSurroundings } from './express-store';

const terms: LastOrderTermsFragment = {
  ...{ paymentType: 'SBP', name: 'Анна', surname: null, phone: '+79161234567', email: null },
  pickupPoint: { code: 'P1', cityId: 'kazan', city: 'Казань', address: 'ул. Ясная, 37' },
  address: null,
};
const day = { earliest: '2026-12-02T00:00:00.000Z', latest: '2026-12-02T00:00:00.000Z' };
const cost = { deliveryPrice: 35_000, estimated: false, arrivals: { fast: day, slow: day } };
const quoteOf = (more: Partial<QuoteFieldsFragment> = {}): QuoteFieldsFragment => ({
  lines: [{ itemId: 'a', quantity: 1, price: 187_100 }],
  unavailableItems: [],
  ...{ promocode: null, bonuses: 0, steps: [], bonusesAvailable: 0, bonusesAvailableToSpent: 0, totalPrice: 222_100 },
  ...more,
});
const lost = { fault: { code: 'NO_SIGNAL', message: '', details: {} } };

function storeOf(more: Partial<ExpressSurroundings['api']> = {}, last: LastOrderTermsFragment | null = terms) {
  const placed: object[] = [];
  const cart = { takeOut: jest.fn() };
  const onPlaced = jest.fn();
  let keys = 0;
  const api = {
    terms: () => Promise.resolve({ data: { lastOrderTerms: last } }),
    quote: () => Promise.resolve({ data: { quote: quoteOf() } }),
    cost: () => Promise.resolve({ data: cost }),
    idempotencyKey: () => Promise.resolve({ data: { getIdempotencyKey: `key-${(keys += 1)}` } }),
    place: (_: string, dto: object) => {
      placed.push(dto);
      return Promise.resolve({ data: { id: 'order', uuid: 'uuid', paymentLink: null } });
    },
    ...more,
  } as ExpressSurroundings['api'];
  return {
    store: new ExpressStore({ api, cart, onPlaced }, { id: 'a', goods: 'Кеды, размер 42' }),
    cart,
    onPlaced,
    placed,
  };
}

beforeEach(() => sessionStorage.clear());

it('ExpressStore orders one item alone at the quoted price on the terms of the last order', async () => {
  const { store, placed, cart, onPlaced } = storeOf();
  await store.start(true);
  expect([store.state, store.total, store.payment]).toEqual(['known', 222_100, 'SBP']);
  await store.pay();
  expect(placed).toEqual([
    {
      ...{ idempotencyKey: 'key-1', items: [{ id: 'a', price: 187_100 }], promocode: null, bonuses: 0 },
      ...{ totalPrice: 222_100, comment: null, paymentType: 'SBP', delivery: { pickupPointCode: 'P1' } },
      contact: { name: 'Анна', surname: null, phone: '+79161234567', email: null },
    },
  ]);
  expect(cart.takeOut).toHaveBeenCalledWith(['a']);
  expect(onPlaced).toHaveBeenCalledTimes(1);
});

it('ExpressStore sends a guest, and a shopper without an earlier order, to the checkout', async () => {
  const asked = jest.fn<ExpressSurroundings['api']['terms']>();
  const { store } = storeOf({ terms: asked });
  await store.start(false);
  expect([store.state, asked.mock.calls.length]).toEqual(['none', 0]);
  const first = storeOf({}, null).store;
  await first.start(true);
  expect(first.state).toBe('none');
});

it('ExpressStore sends the shopper to the checkout when the city of the last pickup point is unknown', async () => {
  const { store } = storeOf({}, { ...terms, pickupPoint: { ...terms.pickupPoint!, cityId: null } });
  await store.start(true);
  expect(store.state).toBe('none');
});

it('ExpressStore repeats an unanswered order with the same idempotency key', async () => {
  const keys: string[] = [];
  const { store } = storeOf({
    place: (_, dto) => {
      keys.push(dto.idempotencyKey);
      return Promise.resolve(keys.length === 1 ? lost : { data: { id: 'order', uuid: 'uuid', paymentLink: null } });
    },
  });
  await store.start(true);
  await store.pay();
  expect(store.problem).toContain('второй заказ не появится');
  await store.pay();
  expect(keys).toEqual(['key-1', 'key-1']);
});

it('ExpressStore shows the new total after TOTAL_CHANGED and does not repeat the payment by itself', async () => {
  let asked = 0;
  const { store, onPlaced } = storeOf({
    quote: () => Promise.resolve({ data: { quote: quoteOf({ totalPrice: (asked += 1) === 1 ? 222_100 : 230_000 }) } }),
    place: () => Promise.resolve({ fault: { code: 'TOTAL_CHANGED', message: '', details: { totalPrice: 230_000 } } }),
  });
  await store.start(true);
  await store.pay();
  expect([store.total, store.sending, onPlaced.mock.calls.length]).toEqual([230_000, false, 0]);
  expect(store.problem).toContain('Сумма изменилась');
});

it('ExpressStore places no order for an item that another order reserves, and shows the reason', async () => {
  const held = { lines: [], unavailableItems: [{ itemId: 'a', reason: 'RESERVED' as const }] };
  const { store, placed } = storeOf({ quote: () => Promise.resolve({ data: { quote: quoteOf(held) } }) });
  await store.start(true);
  await store.pay();
  expect([store.total, store.isHeld, placed.length]).toEqual([null, true, 0]);
  expect(store.problem).toContain('в\u00A0брони');
});

it('ExpressStore requests the terms of the last order again when the shop did not answer', async () => {
  let asked = 0;
  const { store } = storeOf({
    terms: () => Promise.resolve((asked += 1) === 1 ? lost : { data: { lastOrderTerms: terms } }),
  });
  await store.start(true);
  expect([store.state, store.isLost, store.problem]).toEqual([
    'lost',
    true,
    'Не получилось узнать прошлый заказ: магазин не ответил.',
  ]);
  await store.start(true);
  expect([store.state, store.isLost, store.problem, store.total]).toEqual(['known', false, null, 222_100]);
});

it('ExpressStore requests the quote of the order again when the shop did not answer', async () => {
  let asked = 0;
  const { store } = storeOf({
    quote: () => Promise.resolve((asked += 1) === 1 ? lost : { data: { quote: quoteOf() } }),
  });
  await store.start(true);
  expect([store.isLost, store.problem]).toEqual([true, 'Не получилось посчитать сумму: магазин не ответил.']);
  await store.start(true);
  expect([store.isLost, store.total]).toEqual([false, 222_100]);
});
