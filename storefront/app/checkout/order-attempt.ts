import { noSignalCode, type BrowserAnswer } from '../graphql/ask-in-browser';
import type { CheckoutApi, OrderKind, PlacedOrder } from './checkout-api';
import type { OrderBody } from './checkout-draft';

export const attemptKey = 'order-attempt';

/** An order that has been sent. It is kept until the API answers, so that a reload repeats it with the same key. */
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

/** Codes after which the order may have been placed or not. */
const undecided = [noSignalCode, 'UNKNOWN', 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'];

/**
 * Places the order once. It reuses the idempotency key of an unanswered attempt, even if the order has changed since.
 * If the API answers that the key belongs to another order, the earlier attempt succeeded: that order is returned.
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
  // The body of the first attempt stays: it is the one that the API may have executed.
  if (!former) keeper.write({ key, kind, body });
  const answer = await api.place(kind, { idempotencyKey: key, ...body });
  if (former && answer.fault?.code === 'IDEMPOTENCY_CONFLICT') return settle(keeper, await send(api, former));
  return settle(keeper, answer);
}

/** Repeats an unanswered attempt after a reload. Null if there is none. */
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
