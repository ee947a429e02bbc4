import { codeOf, guest, orderOf, place, REQUEST } from '../../testing/orders.js';
import { signIn, somePhone } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';

const GET = 'query ($uuid: ID!) { getOrderByUUID(dto: { uuid: $uuid }) { uuid id number status } }';
const CANCEL = 'mutation ($uuid: ID!) { cancelOrder(dto: { uuid: $uuid }) { status } }';

let api: TestApi;
let boot: { id: string; price: number };

beforeAll(async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '42', price: 1_000_000, stock: 100 }] })]);
  const { data } = await api.ask('{ product(dto: { slug: "boots" }) { items { id } } }');
  boot = { id: (data!.product as { items: [{ id: string }] }).items[0].id, price: 1_000_000 };
});
afterAll(() => api.close());

describe('placing an order', () => {
  it('placing an order returns its uuid, number and id, and the same ones for the same idempotency key', async () => {
    const dto = orderOf([boot]);
    const order = await place(guest(api), dto);
    expect(order).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      id: expect.stringMatching(/^[\w-]{22}$/) as string,
      number: expect.any(Number) as number,
      paymentLink: null,
    });
    expect(await place(guest(api), dto)).toEqual(order);
    const request = await guest(api).ask(REQUEST, { dto: orderOf([boot]) });
    expect(request.data!.createOrderRequest).toMatchObject({ number: order.number + 1 });
  });
});

describe('the uuid of an order without owner', () => {
  it('the uuid of a guest’s order lets guests and signed-in shoppers read and cancel it', async () => {
    const shopper = await signIn(api, somePhone());
    for (const by of [guest(api), shopper]) {
      const { uuid, id, number } = await place(guest(api), orderOf([boot]));
      const read = await by.ask(GET, { uuid });
      expect(read.data!.getOrderByUUID).toEqual({ uuid, id, number, status: 'AWAITING_PAY' });
      const cancelled = await by.ask(CANCEL, { uuid });
      expect(cancelled.data!.cancelOrder).toEqual({ status: 'CANCEL_PURCHASE' });
    }
  });

  it('the public id of a guest’s order does not let anyone read or cancel it', async () => {
    const { id } = await place(guest(api), orderOf([boot]));
    for (const call of [GET, CANCEL]) expect(codeOf(await guest(api).ask(call, { uuid: id }))).toBe('BAD_USER_INPUT');
    const shown = await guest(api).ask('query ($id: ID!) { publicOrder(dto: { id: $id }) { status } }', { id });
    expect(shown.data!.publicOrder).toEqual({ status: 'AWAITING_PAY' });
    const { errors } = await guest(api).ask('query ($id: ID!) { publicOrder(dto: { id: $id }) { uuid } }', { id });
    expect(errors).toBeDefined();
  });
});

describe('the uuid of a shopper’s order', () => {
  it('a shopper’s order is readable only by its owner: guests get UNAUTHORIZED, other shoppers ORDER_NOT_FOUND', async () => {
    const [owner, other] = [await signIn(api, somePhone()), await signIn(api, somePhone())];
    const { uuid } = await place(owner, orderOf([boot]));
    for (const call of [GET, CANCEL]) {
      expect(codeOf(await guest(api).ask(call, { uuid }))).toBe('UNAUTHORIZED');
      expect(codeOf(await other.ask(call, { uuid }))).toBe('ORDER_NOT_FOUND');
    }
    expect((await owner.ask(GET, { uuid })).data!.getOrderByUUID).toMatchObject({ status: 'AWAITING_PAY' });
  });

  it('after a session ends, its access token no longer reads the shopper’s orders', async () => {
    const owner = await signIn(api, somePhone());
    const { uuid } = await place(owner, orderOf([boot]));
    await owner.ask('mutation { signOut }');
    for (const call of [GET, CANCEL]) expect(codeOf(await owner.ask(call, { uuid }))).toBe('UNAUTHORIZED');
  });

  it('an unknown order uuid gets the same error as another shopper’s', async () => {
    const uuid = '00000000-0000-4000-8000-000000000009';
    const other = await signIn(api, somePhone());
    for (const call of [GET, CANCEL]) {
      expect(codeOf(await guest(api).ask(call, { uuid }))).toBe('UNAUTHORIZED');
      expect(codeOf(await other.ask(call, { uuid }))).toBe('ORDER_NOT_FOUND');
    }
  });
});
