import { jest } from '@jest/globals';
import { forgetWaiting, startCounting, stopCounting } from '../analytics/tell';
import { makeAutoObservable, runInAction } from 'mobx';
import type { CartStore } from '../cart/cart-store';
import type { TotalsStore } from '../cart/totals-store';
import type { DeliveryCostFieldsFragment } from '../graphql/generated/graphql';
import type { CheckoutApi } from './checkout-api';
import { CheckoutStore } from './checkout-store';

type CostAnswer = Awaited<ReturnType<CheckoutApi['cost']>>;

const price = (kopecks: number) => ({ data: { price: kopecks } as unknown as DeliveryCostFieldsFragment });

function open() {
  const cart = makeAutoObservable({
    isKnown: true,
    checkedIds: ['a', 'b'],
    get unitIds() {
      return this.checkedIds;
    },
  });
  const answers: ((answer: CostAnswer) => void)[] = [];
  const api = {
    cost: () => new Promise<CostAnswer>((resolve) => answers.push(resolve)),
    points: async () => ({ data: { getPVZListByLocation: [] } }),
  } as unknown as CheckoutApi;
  const totals = { setDelivery: jest.fn() } as unknown as TotalsStore;
  const store = new CheckoutStore(
    { api, cart: cart as unknown as CartStore, totals, onPlaced: jest.fn() },
    { way: 'point', pickupPointCode: 'P1', city: { id: 'moscow', name: 'Москва' } as never },
    null,
  );
  return { store, cart, answers };
}

beforeEach(() => sessionStorage.clear());

it('CheckoutStore shows no delivery cost of items that have left the cart', async () => {
  const { store, cart, answers } = open();
  const stop = store.start();
  runInAction(() => (cart.checkedIds = ['a']));
  expect(answers).toHaveLength(2);
  answers[1]!(price(21_000));
  answers[0]!(price(0));
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.cost).toEqual({ price: 21_000 });
  stop();
});

it('choosing a pickup point clears the city, and choosing a city clears the point', () => {
  const { store } = open();
  store.chooseCity({ id: 'kazan', name: 'Казань' } as never);
  expect(store.draft.pickupPointCode).toBeNull();
  store.choosePoint('P2');
  expect(store.choice).toEqual({ pickupPointCode: 'P2' });
  store.set({ way: 'courier' });
  expect(store.choice).toEqual({ cityId: 'kazan' });
});

it('choosing another city clears the address and keeps the errors of fields that are still empty', () => {
  const { store } = open();
  const written = { street: 'Баумана', house: '12', building: '1', apartment: '7', index: '420111' };
  store.chooseCity({ id: 'kazan', name: 'Казань' } as never);
  store.set(written);
  store.chooseCity({ id: 'kazan', name: 'Казань' } as never);
  expect(store.draft).toMatchObject(written);
  store.chooseCity({ id: 'novosibirsk', name: 'Новосибирск' } as never);
  expect(store.draft).toMatchObject({ street: '', house: '', building: '', apartment: '', index: '' });
  runInAction(() => (store.errors = { city: 'Выберите город', street: 'Укажите улицу', house: 'Укажите дом' }));
  store.chooseCity({ id: 'omsk', name: 'Омск' } as never);
  expect(store.errors).toEqual({ street: 'Укажите улицу', house: 'Укажите дом' });
});

it('analytics receives the start of the checkout and each chosen delivery method once', async () => {
  const told: string[] = [];
  forgetWaiting();
  startCounting((event) => told.push('way' in event ? `${event.name} ${event.way}` : event.name));
  const { store, cart, answers } = open();
  const stop = store.start();
  const answer = async () => {
    answers.at(-1)!(price(21_000));
    await new Promise((resolve) => setTimeout(resolve));
  };
  await answer();
  runInAction(() => (cart.checkedIds = ['a']));
  await answer();
  store.set({ way: 'courier', city: { id: 'kazan', title: 'Казань' } as never });
  await answer();
  expect(told).toEqual(['begin_checkout', 'add_shipping_info point', 'add_shipping_info courier']);
  stop();
  stopCounting();
});

describe('a draft is its owner’s', () => {
  const typed = {
    ...{ name: 'Олег', surname: '', phone: '+79160000033', email: '', comment: 'Домофон 5' },
    ...{ way: 'courier', street: 'Баумана', house: '12' },
  };
  const account = { name: 'Анна', phone: '+79160000044' };

  /** What the form has when it opens for `owner`, with a draft that `author` typed. */
  function opened(owner: string | null, author: string | null, known: object = {}) {
    sessionStorage.setItem('checkout', JSON.stringify({ owner: author, draft: typed }));
    const cart = { isKnown: false, unitIds: [], checkedIds: [] } as unknown as CartStore;
    const totals = { setDelivery: jest.fn() } as unknown as TotalsStore;
    const store = new CheckoutStore({ api: {} as CheckoutApi, cart, totals, onPlaced: jest.fn() }, known, owner);
    store.start()();
    return store.draft;
  }

  it('a reload restores the checkout fields that the same shopper typed, in preference to the account’s data', () => {
    expect(opened(null, null)).toMatchObject(typed);
    expect(opened('anna', 'anna', account)).toMatchObject({ name: 'Олег', phone: '+79160000033', street: 'Баумана' });
  });

  it('a guest’s checkout draft keeps its address at sign-in and does not replace the account’s contacts', () => {
    expect(opened('anna', null, account)).toMatchObject({ ...account, street: 'Баумана', comment: 'Домофон 5' });
    expect(opened('anna', null, { name: '', phone: account.phone })).toMatchObject({
      name: 'Олег',
      phone: account.phone,
    });
  });

  it.each([
    ['a guest', null],
    ['another account', 'boris'],
  ])('a checkout draft of an account fills no field for %s', (_, owner) => {
    expect(opened(owner, 'anna')).toMatchObject({ name: '', phone: '', street: '', house: '', comment: '' });
  });

  it('a checkout draft of an older version without an owner fills no field', () => {
    sessionStorage.setItem('checkout', JSON.stringify(typed));
    const { store } = open();
    store.start()();
    expect(store.draft.phone).toBe('');
  });
});

describe('an order that was placed', () => {
  function place() {
    const cart = {
      isKnown: true,
      unitIds: ['a'],
      checkedIds: ['a'],
      chosenItems: [],
      takeOut: jest.fn(),
      clearAccount: jest.fn(),
    };
    const quote = { lines: [{ itemId: 'a', price: 1, quantity: 1 }], totalPrice: 1 };
    const totals = { quote, appliedPromocode: null, bonuses: 0, setDelivery: jest.fn(), spent: jest.fn() };
    const api = {
      points: async () => ({ data: { getPVZListByLocation: [{ code: 'P1' }] } }),
      cost: async () => price(0),
      idempotencyKey: async () => ({ data: { getIdempotencyKey: 'key' } }),
      place: async () => ({ data: { id: 'order', uuid: 'uuid', paymentLink: null } }),
    } as unknown as CheckoutApi;
    const onPlaced = jest.fn();
    const store = new CheckoutStore(
      { api, onPlaced, cart: cart as unknown as CartStore, totals: totals as unknown as TotalsStore },
      { name: 'Олег', phone: '+79160000033', pickupPointCode: 'P1', city: { id: 'kazan', title: 'Казань' } },
      null,
    );
    return { store, cart, totals, onPlaced };
  }

  it('a placed order stays in the checkout summary until the next page, and then leaves the cart once', async () => {
    const { store, cart, totals, onPlaced } = place();
    const stop = store.start();
    await store.place();
    expect(onPlaced).toHaveBeenCalledTimes(1);
    expect(cart.clearAccount).toHaveBeenCalledTimes(1);
    expect([totals.spent.mock.calls.length, cart.takeOut.mock.calls.length]).toEqual([0, 0]);
    window.dispatchEvent(new Event('pagehide'));
    stop();
    expect(totals.spent).toHaveBeenCalledTimes(1);
    expect(cart.takeOut.mock.calls).toEqual([[['a']]]);
  });

  it('a placed order leaves no name, phone or address in the tab, except on its own page', async () => {
    const { store } = place();
    const stop = store.start();
    store.set({ comment: 'Домофон 5' });
    expect(sessionStorage.getItem('checkout')).toContain('Домофон');
    await store.place();
    stop();
    expect(Object.keys(sessionStorage)).toEqual(['placed-order']);
  });

  it('the checkout leaves the cart unchanged when the shopper leaves the page before an order is placed', () => {
    const { store, cart } = place();
    store.start()();
    expect(cart.takeOut).not.toHaveBeenCalled();
  });
});
