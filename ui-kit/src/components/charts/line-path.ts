import { line } from 'd3-shape';
import type { Place } from './places.js';

/** In a box of 100 × 100, to a hundredth. */
const inBox = (share: number) => Number((share * 100).toFixed(2));

/** Returns the path of a line in a box of 100 × 100, which is stretched to the size of the chart. */
export function linePath(places: readonly Place[]): string | undefined {
  const path = line<Place>()
    .defined(({ y }) => y !== null)
    .x(({ x }) => inBox(x))
    .y(({ y }) => inBox(y!));
  return path([...places]) ?? undefined;
}
