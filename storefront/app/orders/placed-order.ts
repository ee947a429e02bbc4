import { readTab, writeTab } from '../browser/tab-storage';

/** The order that this tab has placed last. Its uuid authorises changes: only the buyer knows it. */
export interface PlacedHere {
  id: string;
  uuid: string;
  /** E.164. */
  phone: string;
}

const key = 'placed-order';

export const keepPlaced = (order: PlacedHere): void => writeTab(key, order);

/** The order with this id, if this tab has placed it; else null. */
export function placedHere(id: string): PlacedHere | null {
  const kept = readTab<PlacedHere>(key);
  return kept?.id === id ? kept : null;
}
