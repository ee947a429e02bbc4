import { isRecord, readStoredList, writeStored } from '../browser/stored-value';
import { isCounting } from './tell';

const key = 'expected-purchases';
/** Maximum number of remembered orders. */
const limit = 20;

interface ExpectedPurchase {
  /** The order's public id. */
  id: string;
  coupon: string | null;
}

const isExpected = (value: unknown): value is ExpectedPurchase =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  (value['coupon'] === null || typeof value['coupon'] === 'string');

const read = () => readStoredList(key, isExpected, limit);

/**
 * Remembers a placed order until it is paid, possibly in another tab. Nothing is remembered without consent, because
 * only analytics needs it.
 */
export function expectPurchase(order: ExpectedPurchase): void {
  if (isCounting()) writeStored(key, [order, ...read()].slice(0, limit));
}

/** Returns a remembered order and forgets it, so that the purchase is reported once; null if there is none. */
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
