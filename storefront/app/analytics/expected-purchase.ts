import { isRecord, readStoredList, writeStored } from '../browser/stored-value';
import { isCounting } from './tell';

const key = 'expected-purchases';
/** Orders that are remembered at most. */
const limit = 20;

interface ExpectedPurchase {
  /** Public id of the order. */
  id: string;
  coupon: string | null;
}

const isExpected = (value: unknown): value is ExpectedPurchase =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  (value['coupon'] === null || typeof value['coupon'] === 'string');

const read = () => readStoredList(key, isExpected, limit);

/**
 * Remembers a placed order until it is paid, which may happen in another tab. Nothing is remembered without consent,
 * because the shop itself does not need it.
 */
export function expectPurchase(order: ExpectedPurchase): void {
  if (isCounting()) writeStored(key, [order, ...read()].slice(0, limit));
}

/** Returns a remembered order and forgets it, so that a purchase is told once; null if there is none. */
export function takeExpectedPurchase(id: string): ExpectedPurchase | null {
  const orders = read();
  const found = orders.find((order) => order.id === id);
  if (found)
    writeStored(
      key,
      orders.filter((order) => order !== found),
    );
  return found ?? null;
}
