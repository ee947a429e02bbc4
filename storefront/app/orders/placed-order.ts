import { readTab, writeTab } from '../browser/tab-storage';

/** The last order that was placed in this tab. Its uuid authorises changes, because only the buyer knows it. */
export interface PlacedHere {
  id: string;
  uuid: string;
  /** Telephone number in E.164 format. */
  phone: string;
}

const key = 'placed-order';

export const keepPlaced = (order: PlacedHere): void => writeTab(key, order);

/** Returns the order with this id if it was placed in this tab; otherwise null. */
export function placedHere(id: string): PlacedHere | null {
  const kept = readTab<PlacedHere>(key);
  return kept?.id === id ? kept : null;
}
