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

it('analytics receives the checkout and each delivery way once', async () => {
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
