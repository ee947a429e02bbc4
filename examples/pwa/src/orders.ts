import { OrderEventsDocument, UserOrderListDocument, type UserOrderListQuery } from '@meet/client/operations';
import { followEvents } from '@meet/client/subscriptions';
import { meet } from './meet';

export type Order = UserOrderListQuery['userOrderList']['items'][number];

/** The orders as they were heard of last, and the cursor from which events go on. They are kept together. */
interface Kept {
  orders: Order[];
  cursor?: string;
}

const KEY = 'orders';
let kept = JSON.parse(localStorage.getItem(KEY) ?? '{"orders":[]}') as Kept;
const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

export const orders = () => kept.orders;

/** Calls back at each change. Returns a function that ends it. */
export function onOrders(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(next: Kept): void {
  kept = next;
  localStorage.setItem(KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** Follows the orders of the shopper. Without a network it goes on when there is one. */
export async function followOrders(): Promise<void> {
  if (stop || !(await meet.session.isSignedIn())) return;
  stop = followEvents(meet, OrderEventsDocument, {
    after: kept.cursor,
    read: async (cursor) => {
      const { userOrderList } = await meet.request(UserOrderListDocument);
      keep({ orders: userOrderList.items, cursor });
    },
    event: ({ order, cursor }) => {
      const others = kept.orders.filter(({ uuid }) => uuid !== order.uuid);
      keep({ orders: [order, ...others].sort((one, other) => other.number - one.number), cursor });
    },
    failed: () => (stop = undefined),
  });
}

meet.session.onChange((signedIn) => {
  // What one shopper has kept is not for the next.
  keep({ orders: [] });
  if (signedIn) void followOrders();
});
