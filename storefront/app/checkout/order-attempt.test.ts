import { jest } from '@jest/globals';
import type { CreateOrderInput } from '../graphql/generated/graphql';
import type { BrowserAnswer } from '../graphql/ask-in-browser';
import type { OrderKind, PlacedOrder } from './checkout-api';
import { orderBody, readDraft, type OrderBody } from './checkout-draft';
import { placeOnce, resume, type AttemptKeeper, type OrderAttempt } from './order-attempt';

/** A fake API with idempotency keys: the same key returns the same order; with another body it is a conflict. */
function shop() {
  const orders = new Map<string, { body: string; order: PlacedOrder }>();
  let keys = 0;
  let losing = 0;
  const refusals: string[] = [];
  const place = jest.fn(async (kind: OrderKind, dto: CreateOrderInput): Promise<BrowserAnswer<PlacedOrder>> => {
    const { idempotencyKey: key } = dto;
    const body = JSON.stringify([kind, dto]);
    const fault = (code: string) => ({ fault: { code, message: code, details: {} } });
    const refusal = refusals.shift();
    if (refusal) return fault(refusal);
    const known = orders.get(key);
    if (known && known.body !== body) return fault('IDEMPOTENCY_CONFLICT');
    const order = known?.order ?? {
      id: `order-${orders.size + 1}`,
      uuid: `uuid-${orders.size + 1}`,
      paymentLink: '/pay',
    };
    orders.set(key, { body, order });
    losing -= 1;
    return losing >= 0 ? fault('NO_SIGNAL') : { data: order };
  });
  return {
    api: { place, idempotencyKey: async () => ({ data: { getIdempotencyKey: `key-${(keys += 1)}` } }) },
    orders,
    loseAnswers: (count: number) => (losing = count),
    refuse: (...codes: string[]) => refusals.push(...codes),
  };
}

function keeperOf(): AttemptKeeper {
  let kept: string | null = null;
  return {
    read: () => (kept === null ? null : (JSON.parse(kept) as OrderAttempt)),
    write: (attempt) => (kept = attempt && JSON.stringify(attempt)),
  };
}

const body = (comment: string): OrderBody =>
  orderBody(readDraft({ name: 'Мария', phone: '+79991234567', way: 'point', pickupPointCode: 'KZN1', comment }), {
    items: [{ id: 'a', price: 100 }],
    promocode: null,
    bonuses: 0,
    totalPrice: 100,
  });

it('placeOnce uses a new idempotency key for each order', async () => {
  const { api, orders } = shop();
  const keeper = keeperOf();
  expect(await placeOnce(api, keeper, 'PAYMENT', body('one'))).toEqual({
    data: { id: 'order-1', uuid: 'uuid-1', paymentLink: '/pay' },
  });
  expect(keeper.read()).toBeNull();
  await placeOnce(api, keeper, 'PAYMENT', body('one'));
  expect([...orders.keys()]).toEqual(['key-1', 'key-2']);
});

it('placeOnce places one order when the answer is lost and the shopper presses again', async () => {
  const { api, orders, loseAnswers } = shop();
  const keeper = keeperOf();
  loseAnswers(1);
  expect((await placeOnce(api, keeper, 'PAYMENT', body('one'))).fault?.code).toBe('NO_SIGNAL');
  expect((await placeOnce(api, keeper, 'PAYMENT', body('one'))).data?.id).toBe('order-1');
  expect(orders.size).toBe(1);
});

it('placeOnce places one order when the answer is lost and the form is changed before pressing again', async () => {
  const { api, orders, loseAnswers } = shop();
  const keeper = keeperOf();
  loseAnswers(1);
  await placeOnce(api, keeper, 'PAYMENT', body('one'));
  expect((await placeOnce(api, keeper, 'PAYMENT', body('two'))).data?.id).toBe('order-1');
  expect(orders.size).toBe(1);
  expect(keeper.read()).toBeNull();
});

it('resume asks after a reload only about an order whose answer is missing', async () => {
  const { api, orders, loseAnswers } = shop();
  const keeper = keeperOf();
  expect(await resume(api, keeper)).toBeNull();
  loseAnswers(1);
  await placeOnce(api, keeper, 'REQUEST', body('one'));
  expect((await resume(api, keeper))?.data?.id).toBe('order-1');
  expect(orders.size).toBe(1);
  expect(await resume(api, keeper)).toBeNull();
});

it.each(['ORDER_CHANGED', 'TOTAL_CHANGED', 'TOO_MANY_REQUESTS', 'PROMOCODE_NOT_FOUND'])(
  'placeOnce forgets its idempotency key after %s, so the next attempt is a new order',
  async (code) => {
    const { api, refuse } = shop();
    const keeper = keeperOf();
    refuse(code);
    expect((await placeOnce(api, keeper, 'PAYMENT', body('one'))).fault?.code).toBe(code);
    expect(keeper.read()).toBeNull();
  },
);

it('placeOnce keeps its idempotency key after SERVICE_UNAVAILABLE, because the order may have been placed', async () => {
  const { api, orders, refuse } = shop();
  const keeper = keeperOf();
  refuse('SERVICE_UNAVAILABLE');
  expect((await placeOnce(api, keeper, 'PAYMENT', body('one'))).fault?.code).toBe('SERVICE_UNAVAILABLE');
  expect((await placeOnce(api, keeper, 'PAYMENT', body('one'))).data?.id).toBe('order-1');
  expect([...orders.keys()]).toEqual(['key-1']);
});
