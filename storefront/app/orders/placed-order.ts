import { readTab, writeTab } from '../browser/tab-storage';

/** What this tab knows of the order it has placed last; its uuid is as good as a signature of whoever placed it. */
export interface PlacedHere {
  id: string;
  uuid: string;
  /** E.164. */
  phone: string;
}

const key = 'placed-order';

export const keepPlaced = (order: PlacedHere): void => writeTab(key, order);

/** Null on a page of another order, and in another tab or browser. */
export function placedHere(id: string): PlacedHere | null {
  const kept = readTab<PlacedHere>(key);
  return kept?.id === id ? kept : null;
}
