import { noSignalCode, type BrowserAnswer } from '../graphql/ask-in-browser';
import type { CheckoutApi, OrderKind, PlacedOrder } from './checkout-api';
import type { OrderBody } from './checkout-draft';

export const attemptKey = 'order-attempt';

/**
 * An order that was sent to the API. It is stored until the API answers, so that after a reload the request is repeated
 * with the same idempotency key.
 */
export interface OrderAttempt {
  key: string;
  kind: OrderKind;
  body: OrderBody;
}

export interface AttemptKeeper {
  read(): OrderAttempt | null;
  write(attempt: OrderAttempt | null): void;
}

type OrderApi = Pick<CheckoutApi, 'idempotencyKey' | 'place'>;

/** Error codes after which it is unknown whether the order was placed. */
const undecided = [noSignalCode, 'UNKNOWN', 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'];

/**
 * Places the order at most once. It reuses the idempotency key of an unanswered attempt, even if the order has changed
 * since. If the API says that the key belongs to another order, the earlier attempt had succeeded, and that order is
 * returned.
 */
export async function placeOnce(
  api: OrderApi,
  keeper: AttemptKeeper,
  kind: OrderKind,
  body: OrderBody,
): Promise<BrowserAnswer<PlacedOrder>> {
  const former = keeper.read();
  const key = former?.key ?? (await freshKey(api));
  if (typeof key !== 'string') return key;
  // If there was an earlier attempt, its body stays stored, because the API may have executed it.
  if (!former) keeper.write({ key, kind, body });
  const answer = await api.place(kind, { idempotencyKey: key, ...body });
  if (former && answer.fault?.code === 'IDEMPOTENCY_CONFLICT') return settle(keeper, await send(api, former));
  return settle(keeper, answer);
}

/** Repeats an unanswered attempt after a reload. Returns null if there is none. */
export async function resume(api: OrderApi, keeper: AttemptKeeper): Promise<BrowserAnswer<PlacedOrder> | null> {
  const former = keeper.read();
  return former && settle(keeper, await send(api, former));
}

const send = (api: OrderApi, { key, kind, body }: OrderAttempt) => api.place(kind, { idempotencyKey: key, ...body });

async function freshKey(api: OrderApi): Promise<string | BrowserAnswer<never>> {
  const { data, fault } = await api.idempotencyKey();
  return fault ? { fault } : data.getIdempotencyKey;
}

function settle(keeper: AttemptKeeper, answer: BrowserAnswer<PlacedOrder>): BrowserAnswer<PlacedOrder> {
  if (!answer.fault || !undecided.includes(answer.fault.code)) keeper.write(null);
  return answer;
}
