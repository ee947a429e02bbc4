/** An object with a position in a list. */
interface Placed {
  id: string;
  position: number;
}

/**
 * Returns the new positions when an object moves up (-1) or down (1). Contains only objects whose position changes, so
 * that few are written. Empty if the object cannot move there.
 */
export function placesAfterMove<Thing extends Placed>(
  things: readonly Thing[],
  id: string,
  by: -1 | 1,
): { thing: Thing; position: number }[] {
  const from = things.findIndex((thing) => thing.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= things.length) return [];
  const next = [...things];
  [next[from], next[to]] = [next[to]!, next[from]!];
  return next
    .map((thing, position) => ({ thing, position }))
    .filter(({ thing, position }) => thing.position !== position);
}

/** Returns the position after all others. */
export const lastPlace = (things: readonly Placed[]): number =>
  things.reduce((last, { position }) => Math.max(last, position + 1), 0);
