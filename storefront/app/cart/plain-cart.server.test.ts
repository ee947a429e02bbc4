/** @jest-environment node */
import { RouterContextProvider } from 'react-router';
import type * as Scope from '../session/request-scope.server';
import { accessToken, FakeApi, refused } from '../testing/fake-api';
import { accountCart, itemOf } from './cart-fixture';
import { plainCartCookie, readPlainCart, type PlainLine } from './plain-cart';
import type * as Plain from './plain-cart.server';

const api = new FakeApi();
let requestScope: typeof Scope.requestScope;
let changeWithoutScripts: typeof Plain.changeWithoutScripts;
let loadPlainCart: typeof Plain.loadPlainCart;

beforeAll(async () => {
  process.env['API_URL'] = await api.start();
  ({ requestScope } = await import('../session/request-scope.server'));
  ({ changeWithoutScripts, loadPlainCart } = await import('./plain-cart.server'));
});
afterAll(() => api.stop());
beforeEach(() => {
  api.questions.length = 0;
  api.answer = () => ({ body: { data: {} } });
});

const first = '11111111-1111-4111-8111-111111111111';
const second = '22222222-2222-4222-8222-222222222222';
const guest = (lines: readonly PlainLine[]) => plainCartCookie(lines).split(';')[0]!;
const shopper = `access=${accessToken('anna')}`;

async function visit<Result>(page: (request: Request) => Promise<Result>, cookie: string, init: RequestInit = {}) {
  const request = new Request('http://shop.test/cart', {
    ...init,
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  });
  const args = { request, context: new RouterContextProvider(), params: {}, url: new URL(request.url), pattern: '/' };
  let result: Result;
  await requestScope(args as Parameters<typeof requestScope>[0], async () => {
    result = await page(request);
    return new Response();
  });
  return result!;
}

/** What is left in the cookie after the form, or the error that it led to. */
async function change(
  cookie: string,
  field: Record<string, string>,
): Promise<PlainLine[] | { status: number | undefined; words: string | undefined }> {
  const answer = await visit(changeWithoutScripts, cookie, { method: 'POST', body: new URLSearchParams(field) });
  if (!(answer instanceof Response)) return { status: answer.init?.status, words: answer.data.cartError };
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart#content']);
  return readPlainCart(answer.headers.get('set-cookie'));
}

const full = { status: 422, words: expect.stringContaining('помещается 100 вещей') };

describe('the cart form without scripts', () => {
  const lines = [
    { id: first, quantity: 1 },
    { id: second, quantity: 2 },
  ];

  it('the cart form without scripts changes a guest’s quantities and removes lines', async () => {
    expect(await change(guest(lines), { quantity: `${first}*3` })).toEqual([{ id: first, quantity: 3 }, lines[1]]);
    expect(await change(guest(lines), { quantity: second })).toEqual([lines[0], { id: second, quantity: 1 }]);
    expect(await change(guest(lines), { remove: second })).toEqual([lines[0]]);
    expect(api.questions).toEqual([]);
  });

  it('the cart form without scripts neither adds lines nor exceeds the cart’s limit', async () => {
    expect(await change(guest([lines[0]!]), { quantity: `${second}*3` })).toEqual([lines[0]]);
    expect(await change(guest(lines), { quantity: `${first}*99` })).toEqual(full);
  });

  it('the cart form without scripts ignores an invalid quantity', async () => {
    const answer = await visit(changeWithoutScripts, guest(lines), {
      method: 'POST',
      body: new URLSearchParams({ quantity: `${first}*0` }),
    });
    expect(answer instanceof Response && answer.headers.get('set-cookie')).toBeNull();
  });

  it('the cart form without scripts changes a line of a signed-in shopper’s account cart', async () => {
    await change(shopper, { quantity: `${first}*3` });
    expect(api.asked('AddToCart').map(({ variables }) => variables)).toEqual([{ id: first, quantity: 3 }]);
  });

  it.each([
    ['CART_FULL', full],
    ['QUANTITY_UNAVAILABLE', { status: 422, words: expect.stringContaining('Столько штук сейчас нет') }],
    ['ITEM_UNAVAILABLE', []],
  ])('the cart form without scripts shows why the account refuses a quantity: %s', async (code, expected) => {
    api.answer = () => refused(code);
    expect(await change(shopper, { quantity: `${first}*9` })).toEqual(expected);
  });
});

it.each([
  ['a guest', guest([{ id: first, quantity: 5 }])],
  ['an account', shopper],
])('the cart without scripts sums only available units for %s', async (_, cookie) => {
  const item = { ...itemOf(first), quantityMax: 3 };
  const cart = accountCart([], { productItems: [item], lines: [{ quantity: 5, item: { id: first } }] });
  api.answer = () => ({ body: { data: { findProductItems: [item], productCart: cart, quote: null } } });
  const plain = await visit(loadPlainCart, cookie);
  expect([...plain!.quantities]).toEqual([[first, 5]]);
  expect(api.asked('CartQuote')[0]!.variables).toMatchObject({ dto: { items: [first, first, first] } });
});
