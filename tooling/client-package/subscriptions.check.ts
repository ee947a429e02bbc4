import { createMeetClient, type MeetClient } from '@meet/client';
import { AddToProductCartDocument, CartEventsDocument, OrderEventsDocument } from '@meet/client/operations';
import { followEvents, type SocketConstructor } from '@meet/client/subscriptions';
import { expect, test } from '@playwright/test';
import { WebSocket } from 'ws';

const url = process.env.API_URL!;
const Socket = WebSocket as unknown as SocketConstructor;

/** A shopper of the sandbox, whose tokens are stored like those of a sign-in. */
async function sandboxShopper(): Promise<{ meet: MeetClient; values: Map<string, string> }> {
  const values = new Map<string, string>();
  const meet = createMeetClient({
    url,
    storage: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => values.set(key, value),
      removeItem: (key) => values.delete(key),
    },
  });
  const { createSandboxShopper } = await meet.request<{ createSandboxShopper: { authData: object } }>(
    'mutation { createSandboxShopper(dto: { orders: [PAID] }) { authData { accessToken refreshToken } } }',
  );
  values.set(`meet:${url}:session`, JSON.stringify(createSandboxShopper.authData));
  return { meet, values };
}

/** Returns the shopper's first order. */
async function ownOrder(meet: MeetClient): Promise<string> {
  const { userOrderList } = await meet.request<{ userOrderList: { items: { uuid: string }[] } }>(
    '{ userOrderList { items { uuid } } }',
  );
  return userOrderList.items[0]!.uuid;
}

const advance = (meet: MeetClient, uuid: string) =>
  meet.request('mutation ($uuid: ID!) { advanceSandboxOrder(dto: { uuid: $uuid }) { status } }', { uuid });

test('an order is followed with an expired token, and from its cursor by another process', async () => {
  const { meet, values } = await sandboxShopper();
  const uuid = await ownOrder(meet);
  const key = `meet:${url}:session`;
  const tokens = JSON.parse(values.get(key)!) as object;
  values.set(key, JSON.stringify({ ...tokens, accessToken: 'expired' }));

  const statuses: string[] = [];
  let cursor = '';
  let isLive = false;
  const stop = followEvents(meet, OrderEventsDocument, {
    dto: { uuid },
    read: () => undefined,
    event: ({ order, cursor: last }) => {
      statuses.push(order.status);
      cursor = last;
    },
    live: (now) => (isLive = now),
    WebSocket: Socket,
  });
  await expect.poll(() => isLive).toBe(true);
  await advance(meet, uuid);
  await expect.poll(() => statuses.at(-1)).toBe('AWAITING_RESPONSE_FROM_SUPPLIER');
  stop();

  await advance(meet, uuid);
  const later: string[] = [];
  const read: string[] = [];
  const stopLater = followEvents(meet, OrderEventsDocument, {
    dto: { uuid },
    after: cursor,
    read: (from) => void read.push(from),
    event: ({ order }) => void later.push(order.status),
    WebSocket: Socket,
  });
  await expect.poll(() => later).toEqual(['PURCHASED_FROM_SELLER']);
  expect(read).toEqual([]);
  stopLater();
});

test('a cart is followed, and an unknown cursor is reported and the state read again', async () => {
  const { meet } = await sandboxShopper();
  const { filteredProducts } = await meet.request<{ filteredProducts: { items: { item: { id: string } | null }[] } }>(
    '{ filteredProducts { items { item { id } } } }',
  );
  const { id } = filteredProducts.items.find(({ item }) => item)!.item!;
  const told: string[] = [];
  const read: string[] = [];
  const stop = followEvents(meet, CartEventsDocument, {
    after: `ev${'z'.repeat(8)}`,
    read: (from) => void read.push(from),
    event: ({ cart }) => void told.push(...cart.productItems.map((item) => item.id)),
    WebSocket: Socket,
  });
  await expect.poll(() => read).toHaveLength(1);
  await meet.request(AddToProductCartDocument, { dto: { id } });
  await expect.poll(() => told).toEqual([id]);
  stop();
});
