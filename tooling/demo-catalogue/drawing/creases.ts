import { brightness } from './colour.js';
import { flank, type Point, type Points } from './geometry.js';
import { INK, type Sheet } from './sheet.js';

/** Where a slope begins and which way it falls: the middle of the line, the unit normal to the left of its chord. */
function slopeOf(fold: Points): { middle: Point; normal: Point } {
  const first = fold[0] ?? [0, 0];
  const last = fold.at(-1) ?? first;
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]) || 1;
  const sum = fold.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return {
    middle: [sum[0] / fold.length, sum[1] / fold.length],
    normal: [(last[1] - first[1]) / length, -(last[0] - first[0]) / length],
  };
}

/**
 * Folds of cloth, each a line: a lit slope that rolls up to it from the left of its direction and a shaded one that
 * falls away on the other side, both darkest or brightest at the line.
 */
export function creases(sheet: Sheet, folds: readonly Points[], colour: string, width = 54, strength = 1): string {
  const dark = brightness(colour) < 0.25;
  return folds
    .flatMap((fold) => {
      const { middle, normal } = slopeOf(fold);
      const slope = (by: number, fill: string, opacity: number): string => {
        const end: Point = [Math.round(middle[0] + normal[0] * by), Math.round(middle[1] + normal[1] * by)];
        const start: Point = [Math.round(middle[0]), Math.round(middle[1])];
        const paint = sheet.gradient(start, end, [
          [0, fill, opacity * strength],
          [0.35, fill, opacity * strength * 0.45],
          [1, fill, 0],
        ]);
        return `<path d="${flank(fold, by)}" fill="${paint}"/>`;
      };
      return [slope(-width, INK, dark ? 0.5 : 0.26), slope(width * 1.2, '#ffffff', dark ? 0.11 : 0.2)];
    })
    .join('');
}
