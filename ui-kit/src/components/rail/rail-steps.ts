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
  return { back: row.scrollLeft > slack, on: row.scrollLeft < furthest - slack };
}
