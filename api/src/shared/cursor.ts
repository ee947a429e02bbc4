import { createHash } from 'node:crypto';
import { ApiError } from './api-error.js';

/**
 * Names a list by its query, so that a cursor of one list is recognised as foreign in another. Undefined parts count as
 * absent.
 */
export function listKey(...asked: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 12);
}

/** Returns the cursor of an entry: its list and the values that define its place in the order. */
export function writeCursor(list: string, position: readonly (number | string)[]): string {
  return Buffer.from(JSON.stringify([list, ...position])).toString('base64url');
}

/** Returns the values of a cursor. Throws CURSOR_INVALID if the text is no cursor, or the cursor of another list. */
export function readCursor<Position extends readonly unknown[]>(
  cursor: string,
  list: string,
  isPosition: (values: readonly unknown[]) => values is Position,
): Position {
  const [from, ...position] = parsed(cursor);
  if (from !== list || !isPosition(position)) throw new ApiError('CURSOR_INVALID');
  return position;
}

function parsed(cursor: string): readonly unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}
