import type { FeedProductInput } from '@meet/api/feed-record';
import { randomFrom } from '../random.js';
import { brightness } from './colour.js';
import type { Sheet } from './sheet.js';

export type Material = NonNullable<FeedProductInput['material']>[number];

/** The visible texture of a surface. Different materials may share one. */
export type Surface =
  | 'mesh'
  | 'knit'
  | 'jersey'
  | 'rib'
  | 'weave'
  | 'twill'
  | 'grain'
  | 'nap'
  | 'fleece'
  | 'ripstop'
  | 'wale'
  | 'gloss'
  | 'foam';

const SURFACES: Partial<Record<Material, Surface>> = {
  ACRYLIC: 'knit',
  BAMBOO: 'jersey',
  CANVAS: 'weave',
  CASHMERE: 'knit',
  CORDUROY: 'wale',
  COTTON: 'jersey',
  DENIM: 'twill',
  DOWN: 'ripstop',
  ECO_LEATHER: 'grain',
  EVA: 'foam',
  FAUX_FUR: 'fleece',
  FELT: 'nap',
  FLEECE: 'fleece',
  KNIT: 'knit',
  LEATHER: 'grain',
  LINEN: 'weave',
  MEMBRANE: 'ripstop',
  MESH: 'mesh',
  NUBUCK: 'nap',
  NYLON: 'ripstop',
  PATENT_LEATHER: 'gloss',
  POLYESTER: 'ripstop',
  RUBBER: 'foam',
  SUEDE: 'nap',
  SYNTHETIC: 'grain',
  VISCOSE: 'weave',
  WOOL: 'knit',
};

export const surfaceOf = (material: Material): Surface => SURFACES[material] ?? 'weave';

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly marks: string;
}

const INK = '#0b0a09';
const stroke = (d: string, colour: string, opacity: number, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;

/**
 * Side length of the tiles with randomly placed marks. At every scale in use it is so close to a multiple of `STEP` that
 * a pattern needs only one copy of the tile.
 */
const STREWN = 133;

/** Returns randomly placed short strokes, for nap and fleece. */
function strewn(
  key: string,
  side: number,
  count: number,
  draw: (x: number, y: number, a: number) => string,
  colour: string,
  opacity: number,
  width: number,
): string {
  const random = randomFrom(key);
  const marks = Array.from({ length: count }, () =>
    draw(random.whole(0, side), random.whole(0, side), random.next() * Math.PI * 2),
  );
  return stroke(marks.join(''), colour, opacity, width);
}

const hair =
  (length: number) =>
  (x: number, y: number, a: number): string =>
    `M${x} ${y}l${Math.round(Math.cos(a) * length)} ${Math.round(Math.sin(a) * length)}`;

/**
 * Returns the grain of leather: irregular cells in a honeycomb. The cells at one edge of the tile continue at the
 * opposite edge.
 */
function pebbles(): { width: number; height: number; cells: string; glints: string } {
  const [columns, rows, stepX, stepY] = [8, 10, 17, 14];
  const cells: string[] = [];
  const glints: string[] = [];
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const random = randomFrom(`pebble:${column % columns}:${row % rows}`);
      const x = Math.round((column + (row % 2) / 2) * stepX) + random.whole(-2, 2);
      const y = row * stepY + random.whole(-2, 2);
      const rx = random.whole(7, 9);
      const ry = random.whole(6, 8);
      cells.push(`M${x - rx} ${y}a${rx} ${ry} ${random.whole(0, 40)} 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0-${2 * rx} 0`);
      if ((row + column) % 2 === 0) glints.push(`M${x - 4} ${y - 2}q3-3 6-2`);
    }
  }
  return { width: columns * stepX, height: rows * stepY, cells: cells.join(''), glints: glints.join('') };
}

/**
 * Returns one tile of a texture, in the units of a close-up. On a picture of the whole product it is about a third as
 * large.
 */
function tile(surface: Surface, dark: boolean): Tile {
  const shade = dark ? 0.55 : 0.3;
  const light = dark ? 0.16 : 0.4;
  switch (surface) {
    case 'mesh': {
      const hole = (x: number, y: number): string =>
        `<ellipse cx="${x}" cy="${y}" rx="8" ry="10" fill="${INK}" fill-opacity="${shade + 0.12}"/>` +
        stroke(`M${x - 8} ${y + 4}a8.500 10.500 0 0 0 16 0`, '#ffffff', light, 2.5);
      return { width: 36, height: 44, marks: hole(9, 11) + hole(27, 33) };
    }
    case 'jersey':
      return {
        width: 20,
        height: 16,
        marks:
          stroke('M1-3C2 5 5 9 10 13C15 9 18 5 19-3M1 13C2 21 5 25 10 29C15 25 18 21 19 13', INK, shade * 0.6, 2.6) +
          stroke('M0-2V18', INK, shade * 0.34, 2),
      };
    case 'knit':
      return {
        width: 32,
        height: 26,
        marks:
          stroke('M2-4C3 8 8 14 16 21C24 14 29 8 30-4M2 22C3 34 8 40 16 47C24 40 29 34 30 22', INK, shade, 3.4) +
          stroke('M7-2C8 6 11 10 15 14M7 24C8 32 11 36 15 40', '#ffffff', light, 3) +
          stroke('M0-4V30M32-4V30', INK, shade * 0.7, 3),
      };
    case 'rib':
      return {
        width: 44,
        height: 24,
        marks:
          `<rect width="12" height="24" fill="${INK}" fill-opacity="${shade * 0.9}"/>` +
          stroke('M22-2l8 12l8-12M22 22l8 12l8-12', INK, shade * 0.5, 3) +
          stroke('M17-2V26', '#ffffff', light, 4),
      };
    case 'weave':
      return {
        width: 28,
        height: 28,
        marks:
          `<path d="M0 0h14v14H0zM14 14h14v14H14z" fill="${INK}" fill-opacity="${shade * 0.45}"/>` +
          stroke('M2 3h10M16 17h10', '#ffffff', light, 3) +
          stroke('M17 1v12M3 15v12', '#ffffff', light * 0.7, 3) +
          stroke('M0 0h28M0 14h28M0 0v28M14 0v28', INK, shade * 0.3, 1.6),
      };
    case 'twill':
      return {
        width: 24,
        height: 24,
        marks:
          stroke('M-4 16L16-4M8 28L28 8', '#ffffff', light * 0.9, 5) +
          stroke('M-4 28L28-4', INK, shade, 4) +
          stroke('M3 4v6M15 16v6', '#ffffff', light * 0.8, 2),
      };
    case 'grain': {
      const { width, height, cells, glints } = pebbles();
      return {
        width,
        height,
        marks: stroke(cells, INK, shade * 0.26, 2.4) + stroke(glints, '#ffffff', light * 0.4, 2.2),
      };
    }
    case 'nap': {
      const side = STREWN;
      return {
        width: side,
        height: side,
        marks:
          strewn('nap-shade', side, 100, hair(7), INK, shade * 0.42, 2.4) +
          strewn('nap-light', side, 100, hair(7), '#ffffff', light * 0.42, 2.2),
      };
    }
    case 'fleece': {
      const side = STREWN;
      return {
        width: side,
        height: side,
        marks:
          strewn('fleece-shade', side, 90, hair(10), INK, shade * 0.26, 4) +
          strewn('fleece-light', side, 90, hair(10), '#ffffff', light * 0.34, 4),
      };
    }
    case 'ripstop':
      return {
        width: 60,
        height: 60,
        marks:
          stroke('M0 10H60M0 20H60M0 30H60M0 40H60M0 50H60', INK, shade * 0.22, 2) +
          stroke('M0 1H60M1 0V60', INK, shade * 0.42, 2.4) +
          stroke('M0 4H60M4 0V60', '#ffffff', light * 0.42, 2),
      };
    case 'wale':
      return {
        width: 40,
        height: 40,
        marks:
          `<rect width="10" height="40" fill="${INK}" fill-opacity="${shade}"/>` +
          `<rect x="10" width="8" height="40" fill="#ffffff" fill-opacity="${light * 0.6}"/>` +
          stroke('M20 6h12M24 18h12M20 30h12', INK, shade * 0.4, 2),
      };
    case 'gloss':
      return { width: 80, height: 80, marks: stroke('M0 80L80 0', '#ffffff', 0.03, 20) };
    case 'foam': {
      const side = STREWN;
      return { width: side, height: side, marks: strewn('foam', side, 60, hair(1), INK, shade * 0.6, 5) };
    }
  }
}

/**
 * Every side of a tile is a multiple of this length in SVG units. The length is a whole number of pixels at every width
 * that the shop serves, so copies of a tile need no resampling, which would take fifty times as long.
 */
export const STEP = 24;
/**
 * Shortest side of a tile. The details of a smaller tile would be under one pixel in a small picture and show as a
 * grid.
 */
const LEAST = 48;

/**
 * Returns how often a texture repeats along one side of a tile, and the length of that side, a multiple of `STEP`. The
 * texture is stretched by at most 7 %.
 */
function fit(length: number): { count: number; side: number } {
  for (let count = 1; ; count += 1) {
    const side = Math.round((length * count) / STEP) * STEP;
    const stretch = side / (length * count);
    if (side >= LEAST && stretch > 0.93 && stretch < 1.07) return { count, side };
  }
}

/** Returns the id of an SVG pattern that shows the surface on cloth of the given colour. */
export function texture(sheet: Sheet, surface: Surface, colour: string, scale = 0.36): string {
  const { width, height, marks } = tile(surface, brightness(colour) < 0.3);
  const across = fit(width * scale);
  const down = fit(height * scale);
  // A symbol clips its content. Without it, details that cross the edge of the tile would be drawn twice.
  const one = sheet.define('symbol', `viewBox="0 0 ${width} ${height}"`, marks);
  const row = sheet.define(
    'g',
    '',
    Array.from(
      { length: across.count },
      (_, i) => `<use href="#${one}" x="${i * width}" width="${width}" height="${height}"/>`,
    ).join(''),
  );
  const all = Array.from({ length: down.count }, (_, i) => `<use href="#${row}" y="${i * height}"/>`).join('');
  const sx = across.side / (across.count * width);
  const sy = down.side / (down.count * height);
  return sheet.define(
    'pattern',
    `patternUnits="userSpaceOnUse" width="${across.side}" height="${down.side}"`,
    `<g transform="scale(${sx.toFixed(4)} ${sy.toFixed(4)})">${all}</g>`,
  );
}
