import { createHash } from 'node:crypto';
import type { FilteredProductsInput } from '../search/index.js';

/** The condition of a saved search. */
export interface Condition {
  query: string | null;
  filter: FilteredProductsInput;
}

type Filter = Record<string, unknown>;

/** Returns the set filters, without the sort order, in their stored form. */
export function storedFilter(filter: FilteredProductsInput | null | undefined): Filter {
  const set = Object.entries(filter ?? {}).filter(([key, value]) => key !== 'sort' && value !== false && isSet(value));
  return Object.fromEntries(set);
}

/** Returns the same key for conditions with the same meaning, whatever the order in which values were chosen. */
export function conditionKey(query: string | null, filter: Filter): Buffer<ArrayBuffer> {
  const words = query?.toLowerCase() ?? null;
  return createHash('sha256')
    .update(JSON.stringify([words, inOneOrder(filter)]))
    .digest();
}

function isSet(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === 'ANY') return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value !== 'object' || Object.values(value).some(isSet);
}

function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => JSON.stringify(inOneOrder(part))).sort();
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, part]) => isSet(part))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, inOneOrder(part)]);
}
