import { readStoredRecord, writeStored } from '../browser/stored-value';
import { readTab, writeTab } from '../browser/tab-storage';

/** The last order that was placed in this tab. Its uuid authorises changes, because only the buyer knows it. */
export interface PlacedHere {
  id: string;
  uuid: string;
  /** Telephone number in E.164 format. */
  phone: string;
}

const key = 'placed-order';
const heldKey = 'held-items';

/**
 * Stores the placed order. The browser remembers its items longer than the tab does, because they are reserved until
 * the order is paid or finished. The stored public id of the order gives no rights.
 */
export function keepPlaced(order: PlacedHere, items: readonly string[]): void {
  writeTab(key, order);
  writeStored(heldKey, Object.fromEntries(items.map((id) => [id, order.id])));
}

/** Removes the stored items of an order that no longer reserves anything. */
export function forgetHeld(orderId: string): void {
  const held = readStoredRecord(heldKey, isText);
  if (Object.values(held).includes(orderId)) writeStored(heldKey, {});
}

/** Returns the public id of the last order placed in this browser if it contains one of these items; otherwise null. */
export function orderHolding(items: readonly string[]): string | null {
  const held = readStoredRecord(heldKey, isText);
  return items.map((id) => held[id]).find((id) => id !== undefined) ?? null;
}

/** Returns the order with this id if it was placed in this tab; otherwise null. */
export function placedHere(id: string): PlacedHere | null {
  const kept = readTab<PlacedHere>(key);
  return kept?.id === id ? kept : null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
