export interface RailSteps {
  back: boolean;
  on: boolean;
}

export const noSteps: RailSteps = { back: false, on: false };

/** Pixels of tolerance: a zoomed browser reports scroll positions as rounded fractions. */
const slack = 2;

/** Returns the directions in which a row can still scroll. */
export function stepsOf(row: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): RailSteps {
  const furthest = row.scrollWidth - row.clientWidth;
  // `scrollLeft` is negative in right-to-left text.
  const passed = Math.abs(row.scrollLeft);
  return { back: passed > slack, on: passed < furthest - slack };
}
