/** Returns the cursor of a position in the log. Cursors are opaque to clients. */
export const cursorOf = (position: bigint): string => `ev${position.toString(36)}`;

export function positionOf(cursor: string): bigint {
  return [...cursor.slice(2)].reduce((sum, digit) => sum * 36n + BigInt(parseInt(digit, 36)), 0n);
}
