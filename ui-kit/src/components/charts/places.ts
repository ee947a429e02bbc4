export interface Place {
  /** In the middle of its category, as a share of the width. */
  x: number;
  /** As a share of the height from the top; null where the number is unknown. */
  y: number | null;
  /** Whether both neighbours are unknown: a line would not show it. */
  isAlone: boolean;
}

/** Returns where the numbers of a line lie. */
export function placesOf(
  values: readonly (number | null)[],
  count: number,
  fromTop: (value: number) => number,
): Place[] {
  const known = (index: number) => (values[index] ?? null) !== null;
  return Array.from({ length: count }, (_, index) => {
    const value = values[index] ?? null;
    return {
      x: (index + 0.5) / count,
      y: value === null ? null : fromTop(value),
      isAlone: value !== null && !known(index - 1) && !known(index + 1),
    };
  });
}
