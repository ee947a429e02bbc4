import { connect, type Connection, type ConnectionRequest } from '../../shared/connection.js';
import { readCursor, writeCursor } from '../../shared/cursor.js';

/** Functions that count and read the orders of a list, the highest number first. */
interface OrderList<Row, Node> {
  count(): Promise<number>;
  rows(slice: { before: number | null; limit: number }): Promise<Row[]>;
  present(rows: Row[]): Promise<Node[]>;
}

/**
 * A part of a list of orders. Its cursors are order numbers, which neither change nor repeat. Throws CURSOR_INVALID.
 */
export async function orderConnection<Row, Node extends { number: number }>(
  list: string,
  { first, after = null }: ConnectionRequest,
  { count, rows, present }: OrderList<Row, Node>,
): Promise<Connection<Node>> {
  const [before] = after === null ? [null] : readCursor(after, list, isOrderNumber);
  const totalCount = await count();
  // One order more than requested shows whether there are more.
  const found = await rows({ before, limit: first + 1 });
  const orders = await present(found.slice(0, first));
  return connect(
    orders.map((node) => ({ cursor: writeCursor(list, [node.number]), node })),
    { after, hasNextPage: found.length > first, totalCount },
  );
}

const MOST = 2 ** 31 - 1;

const isOrderNumber = (values: readonly unknown[]): values is [number: number] =>
  values.length === 1 && Number.isInteger(values[0]) && Math.abs(values[0] as number) <= MOST;
