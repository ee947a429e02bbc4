import { AsyncLocalStorage } from 'node:async_hooks';
import type { Shopper } from '../../server/shopper-headers.js';
import type { ShopperSession } from './shopper-session.server';

export interface RequestScope {
  session: ShopperSession;
  asker: Shopper;
  /** Counts requests that the API did not answer. */
  faults: { count: number };
}

const scope = new AsyncLocalStorage<RequestScope>();

/** Returns the shopper and the session of the current request. Throws outside a request. */
export function currentRequest(): RequestScope {
  const current = scope.getStore();
  if (!current) throw new Error('The API is asked outside of a request');
  return current;
}

/** Id of the current request; undefined outside of requests. */
export const currentRequestId = (): string | undefined => scope.getStore()?.asker.requestId;

export function runInScope<Result>(values: RequestScope, work: () => Result): Result {
  return scope.run(values, work);
}
