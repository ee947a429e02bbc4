import { OrderEventsDocument, UserOrderListDocument, type UserOrderListQuery } from '@meet/client/operations';
import { followEvents } from '@meet/client/subscriptions';
import { meet } from './meet';

export type Order = UserOrderListQuery['userOrderList']['items'][number];

/** The orders as last received, and the cursor from which events continue. They are stored together. */
interface Kept {
  orders: Order[];
  cursor?: string;
}

const KEY = 'orders';
let kept = JSON.parse(localStorage.getItem(KEY) ?? '{"orders":[]}') as Kept;
const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

export const orders = () => kept.orders;

/** Calls the listener at each change. Returns a function that stops this. */
export function onOrders(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(next: Kept): void {
  kept = next;
  localStorage.setItem(KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** Follows the orders of the shopper. If the network is lost, following continues when it is back. */
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
  // Stored orders of one shopper must not be shown to the next.
  keep({ orders: [] });
  if (signedIn) void followOrders();
});
