export interface RailSteps {
  back: boolean;
  on: boolean;
}

export const noSteps: RailSteps = { back: false, on: false };

/** A browser that zooms rounds positions to a fraction of a pixel. */
const slack = 2;

/** Where a row can still be moved. */
export function stepsOf(row: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): RailSteps {
  const furthest = row.scrollWidth - row.clientWidth;
  return { back: row.scrollLeft > slack, on: row.scrollLeft < furthest - slack };
}
