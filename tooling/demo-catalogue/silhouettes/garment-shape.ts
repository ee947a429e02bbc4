import { beside, type Point, type Points, mirrored, walk } from '../drawing/geometry.js';
import type { Surface } from '../drawing/textures.js';
import type { Role } from './shoe-shape.js';

/** One cut of cloth, painted whole before the next one is laid over it. */
export interface Piece {
  readonly points: Points;
  readonly role: Role;
  readonly surface?: Surface;
  readonly stitch?: number;
  /** Creases, each a line along its middle. */
  readonly folds?: readonly Points[];
  readonly seams?: readonly Points[];
  /** Colours dyed or sewn into it. */
  readonly prints?: readonly { readonly points: Points; readonly role: Role }[];
  /** Seams between which down swells. */
  readonly baffles?: readonly Points[];
  /** Visible rows of thread. */
  readonly threads?: readonly Points[];
  /** How round it is, 1 as a rule. */
  readonly depth?: number;
  /** In the shade of what lies before it, as the inner back of a collar. */
  readonly inside?: boolean;
  /** Throws a shadow on the pieces below. */
  readonly over?: boolean;
}

export interface GarmentShape {
  readonly pieces: readonly Piece[];
  readonly cords?: readonly Points[];
  readonly zips?: readonly Points[];
  readonly buttons?: Points;
  /** Woven label: centre and size. */
  readonly label?: readonly [x: number, y: number, width: number, height: number];
  readonly mark?: readonly [x: number, y: number, scale: number];
}

export type Side = 'front' | 'back';
export type Garment = (side: Side) => GarmentShape;

/** The piece of the wearer's left and its mirror. */
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

/** Lines and their mirrors. */
export const twice = (lines: readonly Points[]): Points[] => lines.flatMap((points) => [points, mirrored(points)]);

/** A strip of even width along a line: a collar band, a waistband, a strap. Positive is to the right of travel. */
export function strip(points: Points, width: number): Point[] {
  const even = walk(points, 60);
  const ends = (list: Point[]): Point[] =>
    list.map(([x, y], i): Point => (i === 0 || i === list.length - 1 ? [x, y, 1] : [x, y]));
  return [...ends(even), ...ends(beside(points, -width, 60).reverse())];
}

/** The same cut with colours laid across it; what lies on top or inside stays as it is. */
export const printed =
  (garment: Garment, prints: NonNullable<Piece['prints']>): Garment =>
  (side) => {
    const shape = garment(side);
    return {
      ...shape,
      pieces: shape.pieces.map((piece) => (piece.over || piece.inside ? piece : { ...piece, prints })),
    };
  };

/** The same cut with pieces sewn on. */
export const withPieces =
  (garment: Garment, more: (side: Side) => readonly Piece[]): Garment =>
  (side) => {
    const shape = garment(side);
    return { ...shape, pieces: [...shape.pieces, ...more(side)] };
  };
