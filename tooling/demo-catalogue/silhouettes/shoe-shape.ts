import type { Point, Points } from '../drawing/geometry.js';
import type { Palette } from '../drawing/look.js';
import type { Surface } from '../drawing/textures.js';

/** The colour of the palette that a part takes. */
export type Role = keyof Palette;

export interface Part {
  readonly points: Points;
  readonly role: Role;
  /** Surface of the part. Default: that of the upper's material. */
  readonly surface?: Surface;
  /** Distance of the stitches inside the edge. A second number adds a second row. */
  readonly stitch?: number | readonly [number, number];
  /** Holes punched through it. */
  readonly holes?: Points;
}

/** Thread, slots or lugs that follow the sole. */
export interface Row {
  readonly along: Points;
  readonly depth: number;
  readonly pitch: number;
}

/** A sole, from the seam of the upper to the ground. */
export interface SoleShape {
  /** Upper edge, from toe to heel. */
  readonly rim: Points;
  /** The rest of the outline, from the rim's end at the heel back to its end at the toe. */
  readonly under: Points;
  /** Lower layer, which wears. */
  readonly outsole?: Points;
  readonly outsoleRole?: Role;
  /** Bands and inserts of the side wall. */
  readonly inserts?: readonly { readonly points: Points; readonly role: Role }[];
  /** Grooves along the side. */
  readonly grooves?: readonly Points[];
  /** Distance of the stitches of a cupsole or a welt below the rim. */
  readonly thread?: number;
  /** Narrow cuts in the lower edge. */
  readonly slots?: Row;
  /** Blocks under the sole. */
  readonly lugs?: Row;
}

/** A shoe seen from its outer side, toe to the left, standing on the common baseline. */
export interface ShoeShape {
  /** Closed outline of the upper, down to the sole. */
  readonly upper: Points;
  /** The far side of the collar, seen over the near one. */
  readonly lining?: Points;
  /** Padded near edge of the collar, with the padding's thickness and colour. */
  readonly collar?: { readonly along: Points; readonly width: number; readonly role: Role };
  readonly tongue?: Points;
  readonly parts: readonly Part[];
  /** Lines pressed or sewn into the upper. */
  readonly seams?: readonly Points[];
  /** Edge of the throat, bottom to top, with the number of laces and their inset. */
  readonly laces?: { readonly edge: Points; readonly rows: number; readonly inset: number };
  readonly sole: SoleShape;
  /** Colour of the footbed, if the shoe leaves it open. */
  readonly bed?: Role;
  /** Position of the brand's sign, in the middle of the side. Plain shoes have none. */
  readonly mark?: readonly [x: number, y: number, scale: number];
  /** Surface of the base under the parts. Default: that of the material. */
  readonly base?: Surface;
}

/** Returns a block of holes in rows, punched along a slope. */
export function punched([x, y]: Point, rows: number, perRow: number, along: Point, across: Point): Point[] {
  return Array.from({ length: rows * perRow }, (_, i): Point => {
    const row = Math.floor(i / perRow);
    const step = (i % perRow) + (row % 2) / 2;
    return [x + along[0] * step + across[0] * row, y + along[1] * step + across[1] * row];
  });
}

/** Returns whether a point lies inside the polygon of a part. */
const holds = (points: Points, [x, y]: Point): boolean =>
  points.reduce((inside, [ax, ay], i) => {
    const [bx, by] = points.at(i - 1) ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

/** Returns the colour at a point of the side view, so that other views agree with it. */
export const roleAt = (shape: ShoeShape, point: Point): Role =>
  shape.parts.findLast(({ points }) => holds(points, point))?.role ?? 'main';
