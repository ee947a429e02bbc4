import type { Point, Points } from '../drawing/geometry.js';
import type { Palette } from '../drawing/look.js';
import type { Surface } from '../drawing/textures.js';

/** Which of the colourway's colours a part takes. */
export type Role = keyof Palette;

export interface Part {
  readonly points: Points;
  readonly role: Role;
  /** Own surface; the material of the upper without it. */
  readonly surface?: Surface;
  /** Where the thread runs inside the edge; a second number adds a second row. */
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

/** What stands under the upper, from its seam to the ground. */
export interface SoleShape {
  /** Its upper edge, toe to heel. */
  readonly rim: Points;
  /** The rest of its outline, from the heel's end of the rim back to the toe's. */
  readonly under: Points;
  /** Its lower layer, the part that wears. */
  readonly outsole?: Points;
  readonly outsoleRole?: Role;
  /** Bands and inserts of the side wall. */
  readonly inserts?: readonly { readonly points: Points; readonly role: Role }[];
  /** Grooves along the side. */
  readonly grooves?: readonly Points[];
  /** Thread of a cupsole or a welt: how far below the rim it runs. */
  readonly thread?: number;
  /** Narrow cuts in the lower edge. */
  readonly slots?: Row;
  /** Blocks that hang from it. */
  readonly lugs?: Row;
}

/** A shoe seen from its outer side, toe to the left, standing on the common baseline. */
export interface ShoeShape {
  /** Closed outline of the upper, down to where the sole takes it in. */
  readonly upper: Points;
  /** The far side of the collar, seen over the near one. */
  readonly lining?: Points;
  /** The near edge of the collar, where it is padded; the padding's thickness and colour. */
  readonly collar?: { readonly along: Points; readonly width: number; readonly role: Role };
  readonly tongue?: Points;
  readonly parts: readonly Part[];
  /** Lines pressed or sewn into the upper. */
  readonly seams?: readonly Points[];
  /** Where laces cross the edge of the throat, bottom to top, and how they lie. */
  readonly laces?: { readonly edge: Points; readonly rows: number; readonly inset: number };
  readonly sole: SoleShape;
  /** Colour of the footbed where the shoe leaves it open. */
  readonly bed?: Role;
  /** Middle of the side, where a brand's sign goes; none on plain shoes. */
  readonly mark?: readonly [x: number, y: number, scale: number];
  /** Surface of the base under the parts, if not the material itself. */
  readonly base?: Surface;
}

/** A block of holes in rows, punched along a slope. */
export function punched([x, y]: Point, rows: number, perRow: number, along: Point, across: Point): Point[] {
  return Array.from({ length: rows * perRow }, (_, i): Point => {
    const row = Math.floor(i / perRow);
    const step = (i % perRow) + (row % 2) / 2;
    return [x + along[0] * step + across[0] * row, y + along[1] * step + across[1] * row];
  });
}

/** Whether a point lies within the corners of a part. */
const holds = (points: Points, [x, y]: Point): boolean =>
  points.reduce((inside, [ax, ay], i) => {
    const [bx, by] = points.at(i - 1) ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

/** Which colour shows at a point of the side, so that other views agree with it. */
export const roleAt = (shape: ShoeShape, point: Point): Role =>
  shape.parts.findLast(({ points }) => holds(points, point))?.role ?? 'main';
