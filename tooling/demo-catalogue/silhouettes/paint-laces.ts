import { darker, lighter } from '../drawing/colour.js';
import { normals, type Point, walk } from '../drawing/geometry.js';
import type { Look } from '../drawing/look.js';
import { INK } from '../drawing/sheet.js';
import type { ShoeShape } from './shoe-shape.js';

const at = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** Paints laces from the side. Each lace comes out of its eyelet and runs over the edge of the throat. */
export function paintLaces(shape: NonNullable<ShoeShape['laces']>, look: Look): string {
  const points = walk(shape.edge, 8);
  const sides = normals(points);
  const colour = look.palette.lace;
  const crossings = Array.from({ length: shape.rows }, (_, row) => {
    const i = Math.round(((row + 0.5) * (points.length - 1)) / shape.rows);
    const [x, y] = points[i] ?? [0, 0];
    const [nx, ny] = sides[i] ?? [0, 0];
    // Unit vector along the throat towards the toe: laces lean forward on their way up.
    const [tx, ty] = [ny, -nx];
    const on = (out: number, along: number): Point => [x + nx * out + tx * along, y + ny * out + ty * along];
    return { eye: on(-shape.inset, 0), bend: on(2, 8), crest: on(20, 36), under: on(14, -34) };
  });
  const over = crossings.map(({ eye, bend, crest }) => `M${at(eye)}Q${at(bend)} ${at(crest)}`).join('');
  const under = crossings
    .slice(0, -1)
    .map(({ crest, under: to }) => `M${at(crest)}L${at(to)}`)
    .join('');
  const holes = crossings.map(({ eye }) => `M${at(eye)}h.1`).join('');
  const pass = (d: string, stroke: string, width: number, dx: number, dy: number, opacity = 1, more = ''): string =>
    `<path d="${d}" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}" transform="translate(${dx} ${dy})"${more}/>`;
  return [
    '<g fill="none" stroke-linecap="round">',
    pass(holes, INK, 34, 1, 3, 0.28),
    pass(holes, darker(look.palette.second, 0.62), 27, 0, 0),
    pass(under, darker(colour, 0.36), 24, 0, 0),
    pass(over, INK, 33, 4, 8, 0.26),
    pass(over, darker(colour, 0.34), 29, 0, 0),
    pass(over, colour, 23, -1, -3),
    pass(over, darker(colour, 0.25), 21, -1, -3, 0.5, ' stroke-linecap="butt" stroke-dasharray="2 5"'),
    pass(over, lighter(colour, 0.75), 6, -5, -8, 0.55),
    '</g>',
  ].join('');
}
