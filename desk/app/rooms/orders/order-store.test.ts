import type { DeskApi } from '../../graphql/api';
import { OrderStore } from './order-store';

const order = (changes: object = {}) => ({
  uuid: 'uuid',
  number: 7,
  version: 'v1',
  updatedAt: '2026-11-27T10:00:00Z',
  status: 'PAID_READY_TO_SEND',
  orderProductItems: [
    {
      id: 'a',
      status: 'PAID_READY_TO_SEND',
      nextStatuses: ['PURCHASED_FROM_SELLER', 'CANCEL_PURCHASE'],
      trackCode: null,
    },
    { id: 'b', status: 'PURCHASED_FROM_SELLER', nextStatuses: ['ISSUED_REFUND'], trackCode: 'THEIRS' },
  ],
  ...changes,
});
const read = (changes?: object) => ({
  data: { shopServices: [], ordersConnection: { nodes: [order(changes)] } },
});
const refused = (code: string) => ({ fault: { code, message: 'Нельзя', details: {} } });

function storeOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift());
  };
  return { store: new OrderStore({ ask, askShop: ask } as unknown as DeskApi, 7, true), asked };
}

it('OrderStore cancels selected units, or refunds units that were bought, with one reason', async () => {
  const done = { data: { moveItems: [{ orderUuid: 'uuid', moved: true }] } };
  const { store, asked } = storeOf(read(), done, done, read());
  await store.read();
  store.select(['a', 'b']);
  expect(await store.giveUp(store.cancelled, 'Нет у поставщика', true)).toBe(true);
  expect(asked.slice(1, 3)).toEqual([
    {
      dto: {
        status: 'CANCEL_PURCHASE',
        reason: 'Нет у поставщика',
        restock: true,
        orders: [{ orderUuid: 'uuid', itemIds: ['a'] }],
      },
    },
    {
      dto: {
        status: 'ISSUED_REFUND',
        reason: 'Нет у поставщика',
        restock: true,
        orders: [{ orderUuid: 'uuid', itemIds: ['b'] }],
      },
    },
  ]);
  expect(store.selected.size).toBe(0);
});

it('units are moved by themselves, and the selection ends', async () => {
  const done = { data: { moveItems: [{ orderUuid: 'uuid', moved: true }] } };
  const { store, asked } = storeOf(read(), done, read());
  await store.read();
  store.select(['a']);
  await store.move('PURCHASED_FROM_SELLER', ['a']);
  expect(asked[1]).toEqual({
    dto: { status: 'PURCHASED_FROM_SELLER', orders: [{ orderUuid: 'uuid', itemIds: ['a'] }] },
  });
  expect(store.selected.size).toBe(0);
});

it.each([
  ['makes the link of an order that is confirmed', 'ON', 1],
  ['makes no link when no payment online is connected', 'OFF', 0],
])('OrderStore %s', async (_, state, links) => {
  const done = { data: { moveItems: [{ orderUuid: 'uuid', moved: true }] } };
  const due = { status: 'ACCEPT_MEET_WAIT_PAID', amountDue: 100, payable: true, paymentLink: null };
  const answer = {
    data: { shopServices: [{ kind: 'ONLINE_PAYMENT', state }], ordersConnection: { nodes: [order(due)] } },
  };
  const made = { data: { createPaymentLink: { paymentLink: 'https://pay' } } };
  const { store } = storeOf(read(), done, answer, ...(links ? [made] : []), answer);
  await store.read();
  await store.move('ACCEPT_MEET_WAIT_PAID', ['a']);
  expect(store.order?.paymentLink ?? null).toBe(links ? 'https://pay' : null);
});

it('OrderStore knows that the operator has taken up the order, unless that was refused', async () => {
  const { store } = storeOf(read(), refused('FORBIDDEN'), { data: { takeUpRequest: order() } });
  await store.read();
  await store.takeUp();
  expect(store.takenUp).toBeUndefined();
  await store.takeUp();
  expect(store.takenUp).toBe('uuid');
});

it('OrderStore makes a payment link and shows it, and shows why there is none next to it', async () => {
  const unpaid = { id: 'public', payable: true, paymentLink: null };
  const made = { data: { createPaymentLink: { paymentLink: 'https://pay.example/2' } } };
  const { store, asked } = storeOf(
    read(unpaid),
    made,
    read(unpaid),
    refused('ORDER_NOT_PAYABLE'),
    read({ payable: false }),
  );
  await store.read();
  await store.makePaymentLink();
  expect(asked[1]).toEqual({ id: 'public' });
  expect([store.order?.paymentLink, store.refusal, store.busy]).toEqual([
    'https://pay.example/2',
    undefined,
    undefined,
  ]);
  await store.makePaymentLink();
  expect(store.refusal).toMatchObject({ of: 'link', fault: { code: 'ORDER_NOT_PAYABLE' } });
  expect(store.order?.payable).toBe(false);
});

it('OrderStore gives back a sum by a key, and reminds the buyer of the payment', async () => {
  const { store, asked } = storeOf(
    read(),
    { data: { refundOrder: order({ refunded: 500 }) } },
    { data: { remindOfPayment: order() } },
    refused('TOO_MANY_REQUESTS'),
  );
  await store.read();
  expect(await store.refundSum(500, 'Опоздали', 'key')).toBe(true);
  expect(asked[1]).toEqual({
    dto: { orderUuid: 'uuid', amount: 500, reason: 'Опоздали', idempotencyKey: 'key' },
  });
  expect(await store.remindOfPayment()).toBe(true);
  expect(await store.remindOfPayment()).toBe(false);
  expect(store.refusal).toMatchObject({ of: 'remind', fault: { code: 'TOO_MANY_REQUESTS' } });
});

it('a unit that the buyer has is returned and not cancelled, and takes no other size', async () => {
  const unit = { trackCode: null, status: 'DELIVERED', nextStatuses: ['ISSUED_REFUND', 'ARRANGED_EXCHANGE'] };
  const bought = { id: 'b', trackCode: null, status: 'PURCHASED_FROM_SELLER', nextStatuses: ['ISSUED_REFUND'] };
  const { store } = storeOf(read({ orderProductItems: [{ ...unit, id: 'a' }, bought] }));
  await store.read();
  store.select(['a', 'b']);
  expect([store.returned, store.cancelled].map((units) => units.map(({ id }) => id))).toEqual([['a'], ['b']]);
  store.select(['b']);
  expect(store.exchanged).toBeUndefined();
});

it('what goes back to the buyer is asked before anything is cancelled', async () => {
  const quoted = { data: { giveBackQuote: { amount: 100, deliveryPrice: 0, bonuses: 5 } } };
  const { store, asked } = storeOf(read(), quoted);
  await store.read();
  store.select(['a']);
  expect(await store.quoteGiveBack(store.cancelled)).toMatchObject({ amount: 100, bonuses: 5 });
  expect(asked[1]).toEqual({ dto: { orderUuid: 'uuid', itemIds: ['a'] } });
});

it('OrderStore shows the API’s message when a move is refused and keeps the selection', async () => {
  const no = {
    data: { moveItems: [{ orderUuid: 'uuid', moved: false, code: 'TRANSITION_REFUSED', message: 'Нельзя' }] },
  };
  const { store } = storeOf(read(), no, read());
  await store.read();
  store.select(['a']);
  expect(await store.giveUp(store.cancelled, 'Нет у поставщика', true)).toBe(false);
  expect(store.refusal).toMatchObject({ of: 'move', fault: { code: 'TRANSITION_REFUSED', message: 'Нельзя' } });
  expect([...store.selected]).toEqual(['a']);
});

it('OrderStore shows both track numbers after a conflict and can overwrite the other', async () => {
  const { store, asked } = storeOf(read(), refused('CONFLICT'), read({ version: 'v2' }), {
    data: { editOrderItems: order({ version: 'v3' }) },
  });
  await store.read();
  await store.setNumber('b', 'trackCode', ' MINE ');
  expect(store.conflict).toEqual({ unitId: 'b', field: 'trackCode', given: 'MINE', current: 'THEIRS' });
  expect(asked[1]).toMatchObject({ dto: { version: 'v1', items: [{ id: 'b', trackCode: 'MINE' }] } });
  await store.setNumber('b', 'trackCode', 'MINE', true);
  expect(asked[3]).toMatchObject({ dto: { version: null } });
  expect([store.conflict, store.order?.version]).toEqual([undefined, 'v3']);
});

it('OrderStore queues a command behind the running command and sends the version that it returned', async () => {
  const { store, asked } = storeOf(
    read(),
    { data: { editOrderItems: order({ version: 'v2' }) } },
    { data: { editOrderItems: order({ version: 'v3' }) } },
    { data: { addOrderNote: order({ version: 'v4' }) } },
  );
  await store.read();
  const tracks = [store.setNumber('a', 'trackCode', 'ONE'), store.setNumber('b', 'cdekWaybillId', 'TWO')];
  expect(await store.addNote('Перезвонить', 'key')).toBe(true);
  await Promise.all(tracks);
  expect(asked.slice(1)).toMatchObject([
    { dto: { version: 'v1', items: [{ id: 'a' }] } },
    { dto: { version: 'v2', items: [{ id: 'b', cdekWaybillId: 'TWO' }] } },
    { dto: { text: 'Перезвонить' } },
  ]);
  expect([store.busy, store.order?.version]).toEqual([undefined, 'v4']);
});

it('OrderStore reads an order again when the order has changed before an edit', async () => {
  const { store } = storeOf(read(), refused('ORDER_MOVED_ON'), read({ updatedAt: '2026-11-27T11:00:00Z' }));
  await store.read();
  expect(await store.quoteEdit({ replaceItems: [{ id: 'a', itemId: 'item' }] })).toBeNull();
  expect(store.order?.updatedAt).toBe('2026-11-27T11:00:00Z');
  expect(store.refusal?.fault.code).toBe('ORDER_MOVED_ON');
});

it('OrderStore reports an order number that does not exist', async () => {
  const { store } = storeOf({ data: { shopServices: [], ordersConnection: { nodes: [] } } });
  await store.read();
  expect([store.isLost, store.order]).toEqual([true, undefined]);
});

it('OrderStore reads the returns of the order only for an operator who may see returns', async () => {
  const found = { id: 'r', number: 12, state: 'NEW' };
  const { store, asked } = storeOf({
    data: { shopServices: [], ordersConnection: { nodes: [order()] }, returnRequestsConnection: { nodes: [found] } },
  });
  await store.read();
  expect(asked).toEqual([{ number: 7, returns: true }]);
  expect(store.returns).toEqual([found]);
});

it('OrderStore has one label made for each parcel that the carrier knows', async () => {
  const units = [
    { id: 'a', labelNumber: '1106394409' },
    { id: 'b', labelNumber: '1106394409' },
    { id: 'c', labelNumber: null },
    { id: 'd', labelNumber: '1106394410' },
  ];
  const made = { data: { parcelLabel: { url: '/admin/labels/t' } } };
  const { store, asked } = storeOf(read({ orderProductItems: units }), made, refused('CARRIER_UNAVAILABLE'));
  await store.read();
  const starting = store.order!.orderProductItems.filter(store.startsParcel);
  expect(starting.map(({ id }) => id)).toEqual(['a', 'd']);
  expect(await store.makeLabel('1106394410')).toEqual({ data: '/admin/labels/t' });
  expect(asked[1]).toEqual({ dto: { orderUuid: 'uuid', number: '1106394410' } });
  expect(await store.makeLabel('1106394410')).toMatchObject({ fault: { code: 'CARRIER_UNAVAILABLE' } });
});

it('OrderStore has a waybill made for the selected units that may have one, or for all of them', async () => {
  const waiting = { waybillItemIds: ['a', 'b'] };
  const made = { data: { createWaybill: order({ version: 'v2', waybillItemIds: ['b'] }) } };
  const { store, asked } = storeOf(read(waiting), made, refused('WAYBILL_REFUSED'), read(waiting));
  await store.read();
  expect(store.forWaybill).toEqual(['a', 'b']);
  store.select(['a']);
  const creating = store.createWaybill();
  await Promise.resolve();
  expect(store.busy).toBe('waybill');
  await creating;
  expect(asked[1]).toEqual({ dto: { orderUuid: 'uuid', itemIds: ['a'] } });
  expect([store.busy, store.order?.version, store.forWaybill]).toEqual([undefined, 'v2', ['b']]);
  await store.createWaybill();
  expect(store.refusal).toMatchObject({ of: 'waybill', fault: { code: 'WAYBILL_REFUSED' } });
  // The order is read anew: another operator may have made it.
  expect([asked.length, store.order?.version]).toEqual([4, 'v1']);
});
