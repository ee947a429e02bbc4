import { connect, type Connection, type ConnectionRequest } from './connection.js';
import { readCursor, writeCursor } from './cursor.js';

/** Place of an entry in a list: the value by which the list is sorted, and the id that distinguishes equal values. */
export interface Place {
  key: string;
  id: string;
}

/** The place as parameters of a statement; both null at the beginning. */
export interface After {
  afterKey: string | null;
  afterId: string | null;
}

interface KeysetList<Row extends Place, Node> {
  /**
   * The values by which the list is sorted: texts, or whole numbers from 0 of at most 15 digits (times are
   * milliseconds).
   */
  keys: 'NUMBERS' | 'TEXTS';
  count(): Promise<number>;
  /** Returns the entries after a place, in the order of their keys and ids. */
  rows(slice: After & { limit: number }): Promise<Row[]>;
  /** Returns a node for each row; null if it was removed meanwhile. */
  present(rows: Row[]): Promise<(Node | null)[]> | (Node | null)[];
}

/**
 * A part of a list. Its cursors contain the place of an entry, so entries that are added or removed shift nothing. An
 * entry whose key changes while a client reads the list is at its new place. Throws CURSOR_INVALID.
 */
export async function keysetConnection<Row extends Place, Node>(
  list: string,
  { first, after = null }: ConnectionRequest,
  { keys, count, rows, present }: KeysetList<Row, Node>,
): Promise<Connection<Node>> {
  const [key = null, id = null] = after === null ? [] : readCursor(after, list, isPlace(keys));
  const totalCount = await count();
  // One entry more than requested shows whether there are more.
  const found = await rows({ afterKey: key, afterId: id, limit: first + 1 });
  const part = found.slice(0, first);
  const nodes = await present(part);
  return connect(
    part.map((row, n) => ({ cursor: writeCursor(list, [row.key, row.id]), node: nodes[n] ?? null })),
    { after, hasNextPage: found.length > first, totalCount },
  );
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isId = (value: unknown) => typeof value === 'string' && UUID.test(value);

const isPlace =
  (keys: 'NUMBERS' | 'TEXTS') =>
  (values: readonly unknown[]): values is [key: string, id: string] => {
    const [key, id] = values;
    return values.length === 2 && isText(key) && (keys === 'TEXTS' || /^\d{1,15}$/.test(key)) && isId(id);
  };

/** PostgreSQL has no texts with U+0000. */
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0');
