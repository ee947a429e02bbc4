import { type ComposedName, viewsOf } from './composed.js';
import { type Box, covering, inColumns, type Rectangle } from './layout.js';
import type { ComposedOrder } from './picture.js';
import { POSTER } from './studio.js';

/**
 * What a poster shows:
 *
 * - `close-up`: one thing, larger than the picture;
 * - `textures`: close-ups of several things side by side;
 * - `flat-lay`: things laid out on a table, seen from above;
 * - `worn`: trousers over shoes, from the knee down;
 * - `profiles`: shoes from the side, in two columns;
 * - `pair`: a pair of shoes from above, whose heels are outside the picture;
 * - `figure`: a number in large type, and one thing in front of it.
 */
export type Idea = 'close-up' | 'textures' | 'flat-lay' | 'worn' | 'profiles' | 'pair' | 'figure';

/** Where a shot is on a poster: the rectangle of the visible thing, of which only the part within `frame` is shown. */
export interface Place {
  readonly thing: Rectangle;
  readonly frame: Rectangle;
}

const WHOLE: Rectangle = { left: 0, top: 0, ...POSTER };
/** The part of a poster that 3:2 tiles and cards show. */
const TILE_LEFT = POSTER.width - POSTER.height * 1.5;
/**
 * Things that must be whole are within this area, which tiles, cards, and the square previews of links show. It is in the
 * middle of a card.
 */
const CENTRE: Rectangle = { left: 765, top: 130, width: 1290, height: 1090 };
/**
 * The same for a poster with a text over its left part. It is within the square that a narrow screen shows and within
 * the middle of the height, which is all that a wide screen shows.
 */
const BESIDE_TEXT: Rectangle = { left: 935, top: 195, width: 1075, height: 960 };
export const areaOf = (besideText: boolean): Rectangle => (besideText ? BESIDE_TEXT : CENTRE);

export const isShoe = (layers: ComposedName): boolean => viewsOf(layers).includes('above');

/** Returns the pictures of the goods that the poster shows, from the farthest to the nearest. */
export function shotsOf(idea: Idea, goods: readonly ComposedOrder[]): ComposedOrder[] {
  const [first] = goods;
  if (!first) return [];
  const seen = (order: ComposedOrder, view: ComposedOrder['view']): ComposedOrder => ({
    ...order,
    view: viewsOf(order.layers).includes(view) ? view : 'front',
    // The bounds of a thing are those of its layers, which show shoes of adults.
    children: false,
  });
  switch (idea) {
    case 'close-up':
      return [seen(first, 'detail')];
    case 'textures':
      return goods.slice(0, 3).map((order) => seen(order, 'detail'));
    case 'flat-lay':
      return goods.map((order) => seen(order, 'above'));
    case 'profiles':
      return goods.map((order) => seen(order, 'side'));
    case 'pair':
      return [seen(first, 'above')];
    case 'figure':
      return [seen(first, 'front')];
    case 'worn': {
      const shoe = goods.find(({ layers }) => isShoe(layers));
      const trousers = goods.find(({ layers }) => !isShoe(layers));
      return [shoe, shoe, trousers].flatMap((order) => (order ? seen(order, 'side') : []));
    }
  }
}

/** Distance between things, in pixels. */
const GAP = 56;
/** Things taller than this in mm have a column of their own. */
const TALL = 500;
/** Width between the panels of textures, in pixels. */
const SEAM = 8;

/** Returns the places of the shots. `boxes` are the sizes of the visible things in mm. */
export function placesOf(idea: Idea, boxes: readonly Box[], area: Rectangle): Place[] {
  const whole = (rectangles: readonly Rectangle[]): Place[] => rectangles.map((thing) => ({ thing, frame: WHOLE }));
  if (boxes.length === 0) return [];
  switch (idea) {
    case 'close-up':
      return whole(boxes.map((box) => covering(box, WHOLE)));
    case 'textures':
      return panels(boxes.length).map((frame, at) => ({ thing: covering(boxes[at]!, frame), frame }));
    case 'flat-lay':
      return whole(inColumns(paired(boxes), area, GAP));
    case 'profiles':
      return whole(inColumns(halves(boxes), area, GAP));
    case 'pair':
      return whole(boxes.map((box) => fromTheToes(box, area)));
    case 'figure':
      return whole(boxes.map((box) => inFront(box, area)));
    case 'worn':
      return whole(worn(boxes, area));
  }
}

/** A tile shows all panels equally wide. The first one goes on to the left edge of a wider picture. */
function panels(count: number): Rectangle[] {
  const width = (POSTER.width - TILE_LEFT) / count;
  return Array.from({ length: count }, (_, at) => {
    const left = at === 0 ? 0 : TILE_LEFT + at * width + SEAM;
    return { left, top: 0, width: TILE_LEFT + (at + 1) * width - left, height: POSTER.height };
  });
}

/** Small things stand two in a column. */
function paired(boxes: readonly Box[]): Box[][] {
  const columns: Box[][] = [];
  for (const box of boxes) {
    const last = columns.at(-1);
    if (last?.length === 1 && Math.max(box.height, last[0]!.height) <= TALL) last.push(box);
    else columns.push([box]);
  }
  return columns;
}

function halves(boxes: readonly Box[]): (readonly Box[])[] {
  const half = Math.ceil(boxes.length / 2);
  return [boxes.slice(0, half), boxes.slice(half)].filter(({ length }) => length > 0);
}

/** Pixels per mm of what is worn: a shoe is about 650 pixels long. */
const WORN = 2.2;
/** How high trousers end above the floor, and how far behind the near shoe the far one is, in mm. */
const HEM = 58;
const STEP = { left: 28, up: 40 };

function worn([far, near, trousers]: readonly Box[], area: Rectangle): Rectangle[] {
  const middle = area.left + area.width / 2;
  const floor = area.top + area.height;
  const at = (box: Box, x: number, up: number): Rectangle => {
    const width = box.width * WORN;
    const height = box.height * WORN;
    return { left: middle + x * WORN - width / 2, top: floor - up * WORN - height, width, height };
  };
  return [far && at(far, -20 - STEP.left, STEP.up), near && at(near, -20, 0), trousers && at(trousers, 35, HEM)].filter(
    (rectangle) => rectangle !== undefined,
  );
}

/** The pair is as wide as the area, and its toes are at the top of the area. */
function fromTheToes({ width, height }: Box, area: Rectangle): Rectangle {
  return { left: area.left, top: area.top, width: area.width, height: (height * area.width) / width };
}

/** The thing is in the lower right corner of the area, in front of the end of the figure. */
function inFront(box: Box, area: Rectangle): Rectangle {
  const scale = Math.min((area.width * 0.6) / box.width, (area.height * 0.58) / box.height);
  const width = box.width * scale;
  const height = box.height * scale;
  return { left: area.left + area.width - width, top: area.top + area.height - height, width, height };
}
