import type { Answer, DeskApi } from '../../graphql/api';
import type { OrderStatus } from '../../graphql/generated/graphql';
import { OrderListStore } from './order-list-store';

const order = (number: number, status: OrderStatus = 'PAID_READY_TO_SEND', nextStatuses: OrderStatus[] = []) => ({
  uuid: `uuid-${number}`,
  number,
  status,
  orderProductItems: [{ id: `unit-${number}`, status, nextStatuses, nextStep: nextStatuses[0] ?? null }],
});
const page = (numbers: number[], endCursor: string | null = null) => ({
  data: {
    ordersConnection: {
      nodes: numbers.map((number) => order(number, 'PAID_READY_TO_SEND', ['PURCHASED_FROM_SELLER'])),
      pageInfo: { endCursor, hasNextPage: endCursor !== null },
      statusCounts: [{ status: 'PAID_READY_TO_SEND', count: 7 }],
      totalCount: numbers.length,
    },
  },
});
const fault = { fault: { code: 'NO_SIGNAL', message: '', details: {} } };
const nowhere = { from: null, to: null, paidFrom: null, paidTo: null, lapsedSince: null, city: null, promocode: null };
const filters = { ...nowhere, status: null, search: '', sort: 'NEWEST_FIRST' } as const;

/** An API that gives these answers one after another, and remembers what was asked. */
function apiOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    const next = answers.shift();
    return Promise.resolve(next) as Promise<Answer<never>>;
  };
  return { api: { ask } as unknown as DeskApi, asked };
}

const numbersOf = ({ rows }: OrderListStore) => rows.map(({ number }) => number);

it('OrderListStore reads rows with counts and further rows by cursor, each order once', async () => {
  const { api, asked } = apiOf(page([3, 2], 'behind 2'), page([2, 1]));
  const list = new OrderListStore(api);
  await list.show(filters);
  expect([numbersOf(list), list.hasMore, list.counts.get('PAID_READY_TO_SEND')]).toEqual([[3, 2], true, 7]);
  await list.more();
  expect([numbersOf(list), list.hasMore]).toEqual([[3, 2, 1], false]);
  expect(asked.map(({ after }) => after)).toEqual([null, 'behind 2']);
});

it('OrderListStore keeps its rows when the API does not respond', async () => {
  const { api } = apiOf(page([1]), fault);
  const list = new OrderListStore(api);
  await list.show(filters);
  await list.read();
  expect([numbersOf(list), list.fault?.code]).toEqual([[1], 'NO_SIGNAL']);
});

it('OrderListStore ignores a late response for previous filters', async () => {
  let late: (answer: unknown) => void = () => undefined;
  const slow = new Promise((done) => (late = done));
  const { api } = apiOf(slow, page([2]));
  const list = new OrderListStore(api);
  const first = list.show(filters);
  await list.show({ ...filters, search: 'Анна' });
  late(page([1]));
  await first;
  expect(numbersOf(list)).toEqual([2]);
});

it('OrderListStore clears the selection when the filters change', async () => {
  const { api } = apiOf(page([1]), page([1]), page([1]));
  const list = new OrderListStore(api);
  await list.show(filters);
  list.select(['uuid-1']);
  await list.show({ ...filters });
  expect(list.chosen).toHaveLength(1);
  await list.show({ ...filters, search: 'Анна' });
  expect(list.chosen).toHaveLength(0);
});

it('OrderListStore keeps refused orders selected with their reasons after a bulk move', async () => {
  const moved = {
    data: {
      moveItems: [
        { orderUuid: 'uuid-1', moved: true },
        { orderUuid: 'uuid-2', moved: false, message: 'Уже отменён' },
      ],
    },
  };
  const { api, asked } = apiOf(page([2, 1]), moved, page([2, 1]));
  const list = new OrderListStore(api);
  await list.show(filters);
  list.select(['uuid-1', 'uuid-2']);
  expect(list.steps).toMatchObject([{ step: 'PURCHASED_FROM_SELLER', units: [{ id: 'unit-2' }, { id: 'unit-1' }] }]);
  await list.moveOn();
  expect(asked[1]).toEqual({
    dto: {
      status: 'PURCHASED_FROM_SELLER',
      orders: [
        { orderUuid: 'uuid-2', itemIds: ['unit-2'] },
        { orderUuid: 'uuid-1', itemIds: ['unit-1'] },
      ],
    },
  });
  expect(list.moved).toEqual({ count: 1, refused: [{ number: 2, message: 'Уже отменён' }] });
  expect([...list.selected]).toEqual(['uuid-2']);
});

it('orders whose units have different next steps are moved on unit by unit, and what was refused is told by order', async () => {
  const done = (refusedUuid?: string, ...uuids: string[]) => ({
    data: {
      moveItems: [
        ...uuids.map((orderUuid) => ({ orderUuid, moved: true })),
        ...(refusedUuid ? [{ orderUuid: refusedUuid, moved: false, message: 'Нельзя' }] : []),
      ],
    },
  });
  const mixed = page([2, 1]);
  const [second, first] = mixed.data.ordersConnection.nodes;
  first!.orderProductItems.push({
    ...{ id: 'own-1', status: 'PAID_READY_TO_SEND' },
    ...{ nextStatuses: ['AWAITING_SENT_FROM_MEET'], nextStep: 'AWAITING_SENT_FROM_MEET' },
  });
  second!.orderProductItems.push({ id: 'over', status: 'CANCEL_PURCHASE', nextStatuses: [], nextStep: null });
  const { api, asked } = apiOf(mixed, done('uuid-2', 'uuid-1'), done(undefined, 'uuid-1'), page([2, 1]));
  const list = new OrderListStore(api);
  await list.show(filters);
  list.select(['uuid-1', 'uuid-2']);
  await list.moveOn();
  expect(asked.slice(1, 3)).toEqual([
    {
      dto: {
        status: 'PURCHASED_FROM_SELLER',
        orders: [
          { orderUuid: 'uuid-2', itemIds: ['unit-2'] },
          { orderUuid: 'uuid-1', itemIds: ['unit-1'] },
        ],
      },
    },
    { dto: { status: 'AWAITING_SENT_FROM_MEET', orders: [{ orderUuid: 'uuid-1', itemIds: ['own-1'] }] } },
  ]);
  expect(list.moved).toEqual({ count: 1, refused: [{ number: 2, message: 'Нельзя' }] });
});

it('OrderListStore looks for news at the head and keeps the rows that were loaded after it', async () => {
  const { api, asked } = apiOf(page([5, 4], 'behind 4'), page([3, 2], 'behind 2'), page([6, 5], 'behind 5'), page([1]));
  const list = new OrderListStore(api);
  await list.show(filters);
  await list.more();
  await list.look();
  expect([numbersOf(list), list.total, list.hasMore]).toEqual([[6, 5, 4, 3, 2], 5, true]);
  await list.more();
  expect([numbersOf(list), list.hasMore]).toEqual([[6, 5, 4, 3, 2, 1], false]);
  expect(asked.map(({ after }) => after)).toEqual([null, 'behind 4', null, 'behind 2']);
});

it('OrderListStore begins anew when everything at the head is new, and asks for no more at the end', async () => {
  const { api, asked } = apiOf(page([2, 1]), page([9, 8]));
  const list = new OrderListStore(api);
  await list.show(filters);
  await list.look();
  await list.more();
  expect([numbersOf(list), list.hasMore, asked.length]).toEqual([[9, 8], false, 2]);
});
