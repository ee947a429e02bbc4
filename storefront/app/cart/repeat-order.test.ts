import { jest } from '@jest/globals';
import { SessionStore } from '../session/session-store';
import { CartStore } from './cart-store';
import { accountCart, itemOf, line } from './cart-fixture';
import type { CartApi } from './cart-api';
import { repeatOrder, type OrderedUnit } from './repeat-order';

const unit = (id: string, size = '42'): OrderedUnit => ({
  id,
  slug: `slug-${id}`,
  name: `Кеды ${id}`,
  brands: [],
  image: null,
  size: { slug: size, name: size },
});
const offer = (id: string, size: string, changes: object = {}) => ({
  id,
  deliverySpeed: 'FAST' as const,
  active: true,
  isSold: false,
  isReserved: false,
  size: { slug: size },
  priceDetails: { price: 90_000 },
  ...changes,
});

/** A shop in which `sold` cannot be bought. `others` are the offers of any product; `lost` vanish before the cart is asked. */
function open({ sold = [] as string[], others = [] as object[], lost = [] as string[], signedIn = true } = {}) {
  const held: string[] = [];
  const cartOf = () => ({ mergeProductCart: accountCart(held) });
  const api = {
    items: jest.fn(async (ids: string[]) => ({
      data: { findProductItems: ids.map((id) => itemOf(id, { available: !sold.includes(id) })) },
    })),
    offersOf: jest.fn(async (_slug: string) => ({ data: { product: { items: others } } })),
    merge: jest.fn(async (ids: string[]) => {
      held.push(...ids.filter((id) => !held.includes(id) && !lost.includes(id)));
      return { data: cartOf() };
    }),
  };
  const given = api as unknown as CartApi & typeof api;
  const session = new SessionStore(signedIn ? 'USER' : null);
  const cart = new CartStore({ api: given, session, toasts: { show: jest.fn() } });
  return { api, cart, repeat: (units: OrderedUnit[]) => repeatOrder(units, { api: given, cart }) };
}

const ids = (units: readonly OrderedUnit[] | undefined) => units?.map(({ id }) => id);

beforeEach(() => window.localStorage.clear());

it.each([true, false])(
  'repeating an order adds all items still on sale in one request (signed in: %s)',
  async (signedIn) => {
    const { api, cart, repeat } = open({ signedIn });
    const answer = await repeat([unit('a'), unit('b')]);
    expect([ids(answer?.added), ids(answer?.gone)]).toEqual([['a', 'b'], []]);
    expect(cart.checkedIds).toEqual(['a', 'b']);
    expect(api.merge).toHaveBeenCalledTimes(signedIn ? 1 : 0);
  },
);

it('repeating an order adds one unit of each item and removes nothing from the cart', async () => {
  const { api, cart, repeat } = open();
  await cart.addAll([line('z')]);
  await repeat([unit('a'), unit('a')]);
  expect(cart.checkedIds).toEqual(['z', 'a']);
  expect(api.merge).toHaveBeenLastCalledWith(['a']);
});

it('repeating an order replaces a sold offer by another of the same size and lists unavailable items', async () => {
  const others = [offer('new-41', '41'), offer('new-42', '42'), offer('sold-43', '43', { isSold: true })];
  const { cart, repeat } = open({ sold: ['a', 'b'], others });
  const answer = await repeat([unit('a', '42'), unit('b', '43')]);
  expect([ids(answer?.added), ids(answer?.gone)]).toEqual([['a'], ['b']]);
  expect(cart.checkedIds).toEqual(['new-42']);
});

it('repeating an order lists items that other shoppers bought in the meantime as unavailable', async () => {
  const { repeat } = open({ lost: ['b'] });
  const answer = await repeat([unit('a'), unit('b')]);
  expect([ids(answer?.added), ids(answer?.gone)]).toEqual([['a'], ['b']]);
});

it('repeating an order returns null when the shop does not answer', async () => {
  const { api, repeat } = open();
  api.items.mockResolvedValueOnce({ fault: { code: 'NO_SIGNAL', message: '', details: {} } } as never);
  expect(await repeat([unit('a')])).toBeNull();
});

it('repeating an order asks for the ordered quantity, up to the limit of one order', async () => {
  const { api, repeat } = open();
  api.items.mockResolvedValue({ data: { findProductItems: [{ ...itemOf('a'), quantityMax: 2 }, itemOf('b')] } });
  await repeat([unit('a'), unit('a'), unit('a'), unit('b', '43'), unit('b', '43')]);
  expect(api.merge).toHaveBeenCalledWith(['a', 'a', 'b']);
});
