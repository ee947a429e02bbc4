import { brightness, darker, lighter, mix } from '../drawing/colour.js';
import { beside, line, outline, type Points, walk } from '../drawing/geometry.js';
import type { Look } from '../drawing/look.js';
import { INK, type Sheet } from '../drawing/sheet.js';
import { texture } from '../drawing/textures.js';
import type { Row, SoleShape } from './shoe-shape.js';

/** The y coordinate of the ground on which every shoe stands. */
export const GROUND = 1120;

export const soleOutline = ({ rim, under }: SoleShape): Points => {
  const last = rim.length - 1;
  const corners = rim.map(([x, y], i) => (i === 0 || i === last ? ([x, y, 1] as const) : ([x, y] as const)));
  return [...corners, ...under];
};

function lugs({ along, depth, pitch }: Row, colour: string): string {
  const d = walk(along, pitch)
    .map(
      ([x, y]) =>
        `M${Math.round(x - pitch * 0.42)} ${Math.round(y - 12)}l4 ${depth + 12}h${Math.round(pitch * 0.74)}l4-${depth + 12}z`,
    )
    .join('');
  return `<path d="${d}" fill="${darker(colour, 0.5)}"/><path d="${d}" fill="${darker(colour, 0.16)}" transform="translate(-4 -4)"/>`;
}

/** Paints cuts in the edge of the sole, each with a highlight on its far wall. */
function slots({ along, depth, pitch }: Row, colour: string): string {
  const cut = (stroke: string, opacity: number, x: number): string =>
    `<path d="${line(along)}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${depth}" stroke-dasharray="5 ${pitch - 5}" transform="translate(${x} 0)"/>`;
  return cut(lighter(colour, 0.6), 0.6, 4) + cut(darker(colour, 0.75), 0.55, 0);
}

export function paintSole(sheet: Sheet, shape: SoleShape, look: Look): string {
  const { palette } = look;
  const d = outline(soleOutline(shape));
  const use = `<use href="#${sheet.shape(d)}"`;
  const wear = palette[shape.outsoleRole ?? 'sole'];
  const bright = brightness(palette.sole);
  const wall = sheet.gradient(
    [0, 960],
    [0, GROUND],
    [
      [0, '#ffffff', bright > 0.8 ? 0.2 : 0.14],
      [0.3, '#ffffff', 0],
      [0.55, INK, 0.04],
      [1, INK, bright < 0.3 ? 0.5 : 0.3],
    ],
  );
  // Shading of both ends, where the side wall curves away.
  const ends = sheet.gradient(
    [120, 0],
    [1416, 0],
    [
      [0, INK, 0.24],
      [0.07, INK, 0.02],
      [0.3, '#ffffff', 0.1],
      [0.6, INK, 0.03],
      [0.92, INK, 0.12],
      [1, INK, 0.36],
    ],
  );
  const inner = [
    `${use} fill="${palette.sole}"/>`,
    ...(shape.inserts ?? []).map(({ points, role }) => sheet.panel(points, { fill: palette[role], flat: true })),
    shape.outsole ? sheet.panel(shape.outsole, { fill: wear, flat: true }) : '',
    `${use} fill="url(#${texture(sheet, 'foam', palette.sole)})"/>`,
    ...(shape.grooves ?? []).map((groove) => sheet.seam(groove, palette.sole, 6)),
    shape.outsole ? sheet.seam(shape.outsole.slice(0, -2), wear, 4) : '',
    shape.slots ? slots(shape.slots, wear) : '',
    shape.thread
      ? sheet.seam(beside(shape.rim, -shape.thread), palette.sole, 7) +
        sheet.stitches(shape.rim, shape.thread, mix(palette.sole, bright > 0.5 ? '#7d776d' : '#d8d2c6', 0.4), 1.2)
      : '',
    `${use} fill="${wall}"/>${use} fill="${ends}"/>`,
    // The rim of the sole under the upper: a thin highlight above a shadow.
    `<path d="${line(beside(shape.rim, -9))}" fill="none" stroke="${INK}" stroke-opacity="0.12" stroke-width="6"/>`,
    `<path d="${line(beside(shape.rim, -3))}" fill="none" stroke="${lighter(palette.sole, 0.7)}" stroke-opacity="0.8" stroke-width="5"/>`,
  ].join('');
  return (shape.lugs ? lugs(shape.lugs, wear) : '') + sheet.clipped(d, inner);
}
