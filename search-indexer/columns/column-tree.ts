import type { Column } from './column.js';

/** The key of an object that stands for a column. */
const COLUMN = '#column';

/** Takes the typed arrays out of plain data, so that the rest can be written as JSON. */
export function takeApart(tree: unknown): { plain: unknown; columns: Column[] } {
  const columns: Column[] = [];
  const plainOf = (part: unknown): unknown => {
    if (ArrayBuffer.isView(part)) return { [COLUMN]: columns.push(part as Column) - 1 };
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.some((one) => typeof one === 'object') ? part.map(plainOf) : part;
    return Object.fromEntries(Object.entries(part).map(([name, own]) => [name, plainOf(own)]));
  };
  return { plain: plainOf(tree), columns };
}

/** Puts the typed arrays back into the plain data, in place. */
export function putTogether(plain: unknown, columns: readonly Column[]): unknown {
  if (typeof plain !== 'object' || plain === null) return plain;
  if (COLUMN in plain) return columns[plain[COLUMN] as number];
  for (const [name, part] of Object.entries(plain))
    if (typeof part === 'object') (plain as Record<string, unknown>)[name] = putTogether(part, columns);
  return plain;
}
