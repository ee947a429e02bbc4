import { paintPicture, type PictureOrder } from './draw-picture.js';
import { brightness, darker, lighter } from './drawing/colour.js';
import { INK, Sheet } from './drawing/sheet.js';
import type { DrawnName } from './silhouettes/silhouettes.js';

/**
 * Size of a poster in pixels, 16:9. The left part up to x = 860 is empty, for text. The goods stand around x = 1460, so
 * that an upright 4:5 crop centred at 70 % of the width contains all of the front one.
 */
const WIDTH = 2400;
const HEIGHT = 1350;
/** The y coordinate at which the wall meets the floor. */
const FLOOR = 1120;

const TOPS: ReadonlySet<DrawnName> = new Set(['windbreaker', 'dress']);

/** Left edge, top edge and scale of each position on a poster, from the farthest to the nearest. */
const PLACES = {
  middle: [838, -20, 0.82],
  beside: [1815, 560, 0.5],
} as const;
export type Place = keyof typeof PLACES;

/** Returns the position of goods on a poster: tops in the middle, everything else beside them. */
export const placeOf = (name: DrawnName): Place => (TOPS.has(name) ? 'middle' : 'beside');

/**
 * Returns the poster of a collection as SVG: its goods on a coloured background, without text. The page adds the text.
 */
export function posterSvg(ground: string, goods: readonly PictureOrder[]): string {
  const sheet = new Sheet();
  const wall = sheet.gradient(
    [300, 0],
    [WIDTH, FLOOR],
    [
      [0, lighter(ground, brightness(ground) > 0.6 ? 0.26 : 0.12)],
      [0.5, ground],
      [1, darker(ground, 0.16)],
    ],
  );
  const floor = sheet.gradient(
    [0, FLOOR - 90],
    [0, HEIGHT],
    [
      [0, INK, 0],
      [0.3, INK, 0.07],
      [1, INK, 0.02],
    ],
  );
  const lamp = sheet.glow([
    [0, '#ffffff', brightness(ground) > 0.6 ? 0.4 : 0.2],
    [0.6, '#ffffff', 0.06],
    [1, '#ffffff', 0],
  ]);
  const parts = (Object.keys(PLACES) as Place[]).map((place) => {
    const order = goods.find(({ silhouette: name }) => placeOf(name) === place);
    const [x, y, scale] = PLACES[place];
    return order ? `<g transform="translate(${x} ${y}) scale(${scale})">${paintPicture(sheet, order)}</g>` : '';
  });
  const whole = `width="${WIDTH}" height="${HEIGHT}"`;
  return sheet.svg(
    `<rect ${whole} fill="${wall}"/><ellipse cx="1300" cy="380" rx="1000" ry="760" fill="${lamp}"/><rect y="${FLOOR - 90}" width="${WIDTH}" height="${HEIGHT - FLOOR + 90}" fill="${floor}"/>${parts.join('')}`,
    WIDTH,
    HEIGHT,
  );
}
