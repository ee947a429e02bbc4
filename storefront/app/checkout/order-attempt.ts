import { noSignalCode, type BrowserAnswer } from '../graphql/ask-in-browser';
import type { CheckoutApi, OrderKind, PlacedOrder } from './checkout-api';
import type { OrderBody } from './checkout-draft';

export const attemptKey = 'order-attempt';

/** An order on its way: kept until its answer came, so that a reload asks about it and places no second one. */
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

/** Nobody knows whether these were done. */
const undecided = [noSignalCode, 'UNKNOWN', 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'];

/**
 * Places the order, once. A key is asked for when there is no attempt without an answer; while there is, its key goes
 * with whatever the order has become meanwhile. Is the key another order's, then the former attempt had come through:
 * that order is the answer.
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
  // The former body stays: it is what the shop has seen, if it has seen any.
  if (!former) keeper.write({ key, kind, body });
  const answer = await api.place(kind, { idempotencyKey: key, ...body });
  if (former && answer.fault?.code === 'IDEMPOTENCY_CONFLICT') return settle(keeper, await send(api, former));
  return settle(keeper, answer);
}

/** After a reload: what became of the order that was on its way. Null where none was. */
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
