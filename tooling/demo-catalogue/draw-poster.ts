import { paintPicture, type PictureOrder } from './draw-picture.js';
import { brightness, darker, lighter } from './drawing/colour.js';
import { Sheet } from './drawing/sheet.js';

const WIDTH = 2400;
const HEIGHT = 1200;

/** Where each of up to three goods stands on a poster: its left, top and scale; the last stands in front. */
const PLACES: readonly (readonly (readonly [x: number, y: number, scale: number])[])[] = [
  [[640, -60, 0.86]],
  [
    [240, 90, 0.72],
    [1130, 0, 0.8],
  ],
  [
    [120, 120, 0.62],
    [1420, 120, 0.62],
    [660, 10, 0.78],
  ],
];

/** A wide picture of a collection: its goods on a coloured ground. Words are the page's, not the picture's. */
export function posterSvg(ground: string, goods: readonly PictureOrder[]): string {
  const sheet = new Sheet();
  const light = sheet.gradient(
    [0, 0],
    [WIDTH, HEIGHT],
    [
      [0, lighter(ground, brightness(ground) > 0.6 ? 0.5 : 0.22)],
      [0.55, ground],
      [1, darker(ground, 0.22)],
    ],
  );
  const places = PLACES[Math.min(goods.length, PLACES.length) - 1] ?? [];
  const parts = places.map(([x, y, scale], i) => {
    const order = goods[i];
    // Filters count in the sheet's own units, so that a part scaled down keeps its soft edges in proportion.
    return order ? `<g transform="translate(${x} ${y}) scale(${scale})">${paintPicture(sheet, order)}</g>` : '';
  });
  return sheet.svg(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${light}"/>${parts.join('')}`, WIDTH, HEIGHT);
}
