/** @jest-environment node */
import { RouterContextProvider } from 'react-router';
import { shopName } from '../browser/shop-name';
import { FakeApi, refused } from '../testing/fake-api';
import type * as Middleware from './shop-name.server';

const api = new FakeApi();
let knowShopName: typeof Middleware.knowShopName;
let name = 'Кедровка';
let isBroken = false;
let asked = 0;

beforeAll(async () => {
  process.env['SHOP_NAME'] = 'Из окружения';
  process.env['API_URL'] = await api.start();
  ({ knowShopName } = await import('./shop-name.server'));
  api.answer = () => {
    asked += 1;
    return isBroken ? refused('SERVICE_UNAVAILABLE') : { body: { data: { shop: { name } } } };
  };
});
afterAll(() => api.stop());

/** Returns the name with which the page of a request is rendered. */
async function named(): Promise<string> {
  const request = new Request('http://shop.test/');
  const args = { request, context: new RouterContextProvider(), params: {}, url: new URL(request.url), pattern: '/' };
  const page = await knowShopName(args as Parameters<typeof knowShopName>[0], async () => new Response(shopName()));
  return (page as Response).text();
}

const aged = () => new Promise((done) => setTimeout(done, 1100));

it('knowShopName renders pages with the shop name from the API, requested at most once a second', async () => {
  expect(shopName()).toBe('Из окружения');
  const names = await Promise.all(Array.from({ length: 20 }, named));
  expect([new Set(names), asked]).toEqual([new Set(['Кедровка']), 1]);
  name = 'Синий кит';
  await aged();
  expect(await named()).toBe('Синий кит');
});

it('knowShopName keeps the former shop name while the API does not answer', async () => {
  isBroken = true;
  await aged();
  expect(await named()).toBe('Синий кит');
});
