import { brightness } from './colour.js';
import { flank, type Points } from './geometry.js';
import { INK, type Sheet, type Stop } from './sheet.js';

const fading = (colour: string, opacity: number): Stop[] => [
  [0, colour, opacity],
  [0.4, colour, opacity * 0.5],
  [0.75, colour, opacity * 0.12],
  [1, colour, 0],
];

/**
 * Paints folds of cloth along lines. Seen in the direction of its line, each fold is light on the left and dark on the
 * right, with a sharp edge between. Both fade sideways and towards the ends.
 */
export function creases(sheet: Sheet, folds: readonly Points[], colour: string, width = 60, strength = 1): string {
  const dark = brightness(colour) < 0.25;
  const shade = fading(INK, (dark ? 0.55 : 0.3) * strength);
  const light = fading('#ffffff', (dark ? 0.13 : 0.26) * strength);
  return folds
    .map((fold) => {
      const first = fold[0] ?? [0, 0];
      const last = fold.at(-1) ?? first;
      const middle = fold[Math.floor(fold.length / 2)] ?? first;
      const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
      const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
      const slope = (by: number, stops: readonly Stop[]): string =>
        `<path d="${flank(fold, by)}" fill="${sheet.halo(middle, turn, Math.hypot(dx, dy) * 0.54, Math.abs(by), stops)}"/>`;
      return slope(-width, shade) + slope(width, light);
    })
    .join('');
}
