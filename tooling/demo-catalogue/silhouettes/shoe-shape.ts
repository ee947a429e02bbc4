import type { Points } from '../drawing/geometry.js';
import type { Palette } from '../drawing/look.js';
import type { Surface } from '../drawing/textures.js';

/** Which of the colourway's colours a part takes. */
export type Role = keyof Palette;

export interface Part {
  readonly points: Points;
  readonly role: Role;
  /** Own surface; the material of the upper without it. */
  readonly surface?: Surface;
  readonly stitch?: number;
}

/** A shoe seen from its outer side, toe to the left, standing on the common baseline. */
export interface ShoeShape {
  /** Closed outline of the upper, down to where the sole takes it in. */
  readonly upper: Points;
  /** The far side of the collar, seen over the near one. */
  readonly lining?: Points;
  readonly tongue?: Points;
  readonly parts: readonly Part[];
  /** Lines pressed or sewn into the upper. */
  readonly seams?: readonly Points[];
  /** Where laces cross the edge of the throat, bottom to top, and how they lie. */
  readonly laces?: { readonly edge: Points; readonly rows: number; readonly reach: number; readonly inset: number };
  readonly perforations?: Points;
  /** Closed outline of the sole. */
  readonly sole: Points;
  /** Its lower layer, the part that wears. */
  readonly outsole?: Points;
  readonly outsoleRole?: Role;
  /** Grooves along the sole's side. */
  readonly grooves?: readonly Points[];
  /** Thread of a cupsole. */
  readonly soleStitch?: Points;
  /** Lugs under the sole: the curve they hang from. */
  readonly lugs?: { readonly along: Points; readonly depth: number; readonly pitch: number };
  /** Middle of the side, where a brand's sign goes; none on plain shoes. */
  readonly mark?: readonly [x: number, y: number, scale: number];
  /** Surface of the base under the parts, if not the material itself. */
  readonly base?: Surface;
}
