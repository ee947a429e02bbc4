import { isDeepStrictEqual } from 'node:util';

export interface SettingDifference {
  name: string;
  current: unknown;
  wanted: unknown;
}

/** Settings whose lists are compared as sets, because the engine does not keep their order. */
const SETS = new Set([
  'dictionary',
  'displayedAttributes',
  'nonSeparatorTokens',
  'separatorTokens',
  'sortableAttributes',
  'stopWords',
  'disableOnAttributes',
  'disableOnWords',
  'attributePatterns',
]);

/** Settings whose current value differs from the wanted one. Settings missing in `wanted` are ignored. */
export function diffSettings(current: object, wanted: object): SettingDifference[] {
  const differences: SettingDifference[] = [];
  for (const [name, value] of Object.entries(wanted)) {
    const held = (current as Record<string, unknown>)[name];
    if (!isDeepStrictEqual(comparable(held, name), comparable(value, name)))
      differences.push({ name, current: held, wanted: value });
  }
  return differences;
}

/** Converts a setting so that equivalent values become equal: sets are sorted, undefined becomes null. */
function comparable(value: unknown, name: string): unknown {
  if (Array.isArray(value)) {
    const parts = value.map((part) => comparable(part, ''));
    return SETS.has(name) ? parts.sort() : parts;
  }
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, comparable(part, key)]));
}
