/** @jest-environment node */
import { RouterContextProvider } from 'react-router';
import type * as Scope from '../session/request-scope.server';
import { FakeApi } from '../testing/fake-api';
import { cartMark } from '../cart/cart-mark';
import type * as Load from './load-goods-instead.server';
import { plainCartCookie } from '../cart/plain-cart';

const api = new FakeApi();
const popular = [{ id: '1' }];
let requestScope: typeof Scope.requestScope;
let loadGoodsInstead: typeof Load.loadGoodsInstead;

beforeAll(async () => {
  process.env['API_URL'] = await api.start();
  api.answer = () => ({ body: { data: { popularQueries: [], filteredProducts: { items: popular } } } });
  ({ requestScope } = await import('../session/request-scope.server'));
  ({ loadGoodsInstead } = await import('./load-goods-instead.server'));
});
afterAll(() => api.stop());

async function load(cookie?: string) {
  const request = new Request('http://shop.test/checkout', { headers: cookie ? { cookie } : {} });
  const args = { request, context: new RouterContextProvider(), params: {}, url: new URL(request.url), pattern: '/' };
  let goods: Awaited<ReturnType<typeof Load.loadGoodsInstead>> = null;
  await requestScope(args as Parameters<typeof requestScope>[0], async () => {
    goods = await loadGoodsInstead(request);
    return new Response();
  });
  return goods;
}

const pairOf = (cookie: string) => cookie.split(';')[0]!;

it('loadGoodsInstead loads popular goods for a guest without a cart', async () => {
  expect(await load()).toEqual(popular);
});

it.each([
  ['has a cart in this browser', pairOf(cartMark(2))],
  [
    'has put something into the cart without scripts',
    pairOf(plainCartCookie([{ id: '00000000-0000-4000-8000-000000000001', quantity: 1 }])),
  ],
])('loadGoodsInstead loads nothing for a guest who %s', async (_, cookie) => {
  expect(await load(cookie)).toBeNull();
});
