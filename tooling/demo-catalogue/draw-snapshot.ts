import { type Angle, paintPicture, type PictureOrder } from './draw-picture.js';
import { darker, lighter } from './drawing/colour.js';
import { INK, Sheet, SIDE } from './drawing/sheet.js';
import { randomFrom } from './random.js';

/** Size of a snapshot in pixels, 4:5 as telephones held upright make them. */
const WIDTH = SIDE;
const HEIGHT = 1920;

/** What the goods lie on at somebody's home: boards, a rug, a table, tiles. */
const GROUNDS = ['#b08d6a', '#8d8f94', '#c9bda9', '#6f7a72', '#d3cfc6'] as const;
/** The views that a shop's first picture does not have. */
const VIEWS: readonly Angle[] = ['back', 'detail'];

/** Returns a picture as a buyer takes it: the goods from another side, a little askew, on a ground of their home. */
export function snapshotSvg(order: PictureOrder, key: string): string {
  const random = randomFrom(`snapshot:${key}`);
  const sheet = new Sheet();
  const ground = random.pick(GROUNDS);
  const fill = sheet.gradient(
    [0, 0],
    [WIDTH, HEIGHT],
    [
      [0, lighter(ground, 0.12)],
      [0.6, ground],
      [1, darker(ground, 0.22)],
    ],
  );
  const boards = Array.from({ length: 7 }, (_, n) => {
    const y = 150 + n * 280 + random.whole(-20, 20);
    return `<path d="M0 ${y}L${WIDTH} ${y + 60}" stroke="${INK}" stroke-opacity="0.09" stroke-width="5"/>`;
  }).join('');
  const turn = random.whole(-9, 9);
  const scale = random.whole(98, 110) / 100;
  const painted = paintPicture(sheet, { ...order, angle: random.pick(VIEWS) });
  const place = `translate(${WIDTH / 2} ${HEIGHT / 2 + 60})rotate(${turn})scale(${scale})translate(${-SIDE / 2} ${-SIDE / 2})`;
  return sheet.svg(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/>${boards}<g transform="${place}">${painted}</g>`,
    WIDTH,
    HEIGHT,
  );
}
