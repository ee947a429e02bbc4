import { beside, type Point, type Points, mirrored, walk } from '../drawing/geometry.js';
import type { Palette } from '../drawing/look.js';
import type { Surface } from '../drawing/textures.js';

/** Name of the palette colour that a part has. */
export type Role = keyof Palette;

/** A piece of cloth of a garment. Pieces are painted one after another, each over those before. */
export interface Piece {
  readonly points: Points;
  readonly role: Role;
  readonly surface?: Surface;
  readonly stitch?: number;
  /** Creases: each is given by the line along its middle. */
  readonly folds?: readonly Points[];
  readonly seams?: readonly Points[];
  /** Areas of other colours, dyed or sewn in. */
  readonly prints?: readonly { readonly points: Points; readonly role: Role }[];
  /** Seams between the rows of a down jacket. */
  readonly baffles?: readonly Points[];
  /** Visible rows of thread. */
  readonly threads?: readonly Points[];
  /** How strongly the piece is shaded to look round. Default: 1. */
  readonly depth?: number;
  /** If true, the piece lies in the shade of earlier pieces, such as the inner back of a collar. */
  readonly inside?: boolean;
  /** If true, the piece casts a shadow on the pieces below. */
  readonly over?: boolean;
}

export interface GarmentShape {
  readonly pieces: readonly Piece[];
  readonly cords?: readonly Points[];
  readonly zips?: readonly Points[];
  readonly buttons?: Points;
  /** A woven label: its centre, width and height. */
  readonly label?: readonly [x: number, y: number, width: number, height: number];
  readonly mark?: readonly [x: number, y: number, scale: number];
}

export type Side = 'front' | 'back';
export type Garment = (side: Side) => GarmentShape;

/** Returns the piece on the wearer's left and its mirror image. */
export function both(piece: Piece): Piece[] {
  const turned = (lines: readonly Points[] | undefined): Points[] => (lines ?? []).map((points) => mirrored(points));
  const copy: Piece = {
    ...piece,
    points: mirrored(piece.points),
    folds: turned(piece.folds),
    seams: turned(piece.seams),
    threads: turned(piece.threads),
    baffles: turned(piece.baffles),
    prints: (piece.prints ?? []).map(({ points, role }) => ({ role, points: mirrored(points) })),
  };
  return [copy, piece];
}

/** Returns the lines together with their mirror images. */
export const twice = (lines: readonly Points[]): Points[] => lines.flatMap((points) => [points, mirrored(points)]);

/**
 * Returns a strip of constant width along a line, for a collar, a waistband or a strap. A positive width is to the
 * right as seen along the line.
 */
export function strip(points: Points, width: number): Point[] {
  const even = walk(points, 60);
  const ends = (list: Point[]): Point[] =>
    list.map(([x, y], i): Point => (i === 0 || i === list.length - 1 ? [x, y, 1] : [x, y]));
  return [...ends(even), ...ends(beside(points, -width, 60).reverse())];
}

/** Returns the garment with coloured areas on every piece, except pieces that cover others or lie inside. */
export const printed =
  (garment: Garment, prints: NonNullable<Piece['prints']>): Garment =>
  (side) => {
    const shape = garment(side);
    return {
      ...shape,
      pieces: shape.pieces.map((piece) => (piece.over || piece.inside ? piece : { ...piece, prints })),
    };
  };

/** Returns the garment with further pieces sewn on. */
export const withPieces =
  (garment: Garment, more: (side: Side) => readonly Piece[]): Garment =>
  (side) => {
    const shape = garment(side);
    return { ...shape, pieces: [...shape.pieces, ...more(side)] };
  };
