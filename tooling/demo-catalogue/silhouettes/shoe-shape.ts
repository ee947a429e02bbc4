import type { Point, Points } from '../drawing/geometry.js';
import type { Palette } from '../drawing/look.js';
import type { Surface } from '../drawing/textures.js';

/** Name of the palette colour that a part has. */
export type Role = keyof Palette;

export interface Part {
  readonly points: Points;
  readonly role: Role;
  /** Surface of the part. Default: the surface of the upper's material. */
  readonly surface?: Surface;
  /** Distance of a row of stitches from the edge. A second number adds a second row. */
  readonly stitch?: number | readonly [number, number];
  /** Centres of the holes punched through the part. */
  readonly holes?: Points;
}

/** A row of cuts or lugs along the sole, `pitch` units apart. */
export interface Row {
  readonly along: Points;
  readonly depth: number;
  readonly pitch: number;
}

/** The side view of a sole, from the seam with the upper down to the ground. */
export interface SoleShape {
  /** Upper edge of the sole, from toe to heel. */
  readonly rim: Points;
  /** The rest of the outline: from the heel end of `rim`, along the ground, back to its toe end. */
  readonly under: Points;
  /** The bottom layer, which touches the ground. */
  readonly outsole?: Points;
  readonly outsoleRole?: Role;
  /** Coloured bands and inserts in the side wall. */
  readonly inserts?: readonly { readonly points: Points; readonly role: Role }[];
  /** Grooves along the side wall. */
  readonly grooves?: readonly Points[];
  /** Distance of a row of stitches below the upper edge of the sole. */
  readonly thread?: number;
  /** Narrow cuts in the lower edge. */
  readonly slots?: Row;
  /** Blocks under the sole. */
  readonly lugs?: Row;
}

/** A shoe seen from its outer side, toe to the left, standing on the ground line that all shoes share. */
export interface ShoeShape {
  /** Closed outline of the upper, down to the sole. */
  readonly upper: Points;
  /** The far side of the collar, visible above the near side. */
  readonly lining?: Points;
  /** Padded near edge of the collar: its line, and the thickness and colour of the padding. */
  readonly collar?: { readonly along: Points; readonly width: number; readonly role: Role };
  readonly tongue?: Points;
  readonly parts: readonly Part[];
  /** Lines pressed or sewn into the upper. */
  readonly seams?: readonly Points[];
  /** Edge of the throat, bottom to top; the number of laces, and the distance of the eyelets from the edge. */
  readonly laces?: { readonly edge: Points; readonly rows: number; readonly inset: number };
  readonly sole: SoleShape;
  /** Colour of the footbed, if it is visible. */
  readonly bed?: Role;
  /** Position and scale of the brand's logo on the side. Shoes without a logo have none. */
  readonly mark?: readonly [x: number, y: number, scale: number];
  /** Surface of the upper below its parts. Default: that of the material. */
  readonly base?: Surface;
}

/**
 * Returns the centres of punched holes in rows. `along` is the step within a row, `across` the step to the next row.
 */
export function punched([x, y]: Point, rows: number, perRow: number, along: Point, across: Point): Point[] {
  return Array.from({ length: rows * perRow }, (_, i): Point => {
    const row = Math.floor(i / perRow);
    const step = (i % perRow) + (row % 2) / 2;
    return [x + along[0] * step + across[0] * row, y + along[1] * step + across[1] * row];
  });
}

/** Whether a point lies inside the polygon. */
const holds = (points: Points, [x, y]: Point): boolean =>
  points.reduce((inside, [ax, ay], i) => {
    const [bx, by] = points.at(i - 1) ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

/** Returns the name of the palette colour at a point of the side view, so that other views can use the same. */
export const roleAt = (shape: ShoeShape, point: Point): Role =>
  shape.parts.findLast(({ points }) => holds(points, point))?.role ?? 'main';
