/** A typed array that holds one field of many rows. */
export type Column = Uint8Array | Uint32Array | Float64Array;

/** Factor by which a full column grows, so that adding rows one by one is cheap. */
const GROWTH = 1.25;

/**
 * A column with the same values and room for at least `length`; the rest is zero. Spare memory behind the column is
 * used first.
 */
export function grown<Kind extends Column>(column: Kind, length: number): Kind {
  if (length <= column.length) return column;
  const make = column.constructor as new (from: ArrayBufferLike | number, offset?: number, length?: number) => Kind;
  const wanted = Math.max(length, Math.ceil(column.length * GROWTH));
  const room = Math.floor((column.buffer.byteLength - column.byteOffset) / column.BYTES_PER_ELEMENT);
  if (room >= length) return new make(column.buffer, column.byteOffset, Math.min(room, wanted));
  const larger = new make(wanted);
  larger.set(column);
  return larger;
}
