import type { SizeGroup } from '../search/index.js';

/** One line of a size table, as `size_grid_rows` writes it: the same size in each system, or null. */
export interface TableRow {
  eu: string | null;
  cm: string | null;
  height: string | null;
}

/** Goods whose sizes can be compared. */
export interface Sized {
  group: SizeGroup | null;
  sex: 'MALE' | 'FEMALE' | 'UNISEX';
  children: boolean;
  /** The size table; empty if there is none. */
  rows: readonly TableRow[];
}

/** A unit that the shopper received: kept, or returned because of its size. */
export interface ReceivedUnit extends Sized {
  brandId: string;
  brandSlug: string;
  brand: string;
  size: string;
  receivedAt: Date;
  returned: boolean;
  /** The shopper’s statement in a review about the fit. */
  fit: 'SMALL' | 'TRUE_TO_SIZE' | 'LARGE' | null;
  /** The size that the shopper requested in exchange; null if none. */
  wanted: string | null;
}

/** How a size is known, the most certain first: the shopper said that it fits, kept it, or returned another size. */
export const SIZE_SOURCES = ['VOTE', 'ORDER', 'RETURN'] as const;
export type SizeSource = (typeof SIZE_SOURCES)[number];

export interface WornSize {
  size: string;
  source: SizeSource;
  /** Number of units that support this size. */
  units: number;
  /** One of the units that support this size. */
  of: ReceivedUnit;
}

/** Returns the worn size of each part of the units, the most certain first. */
export function wornOfEach(units: readonly ReceivedUnit[], partOf: (unit: ReceivedUnit) => string): WornSize[] {
  const parts = new Map<string, ReceivedUnit[]>();
  for (const unit of units) parts.set(partOf(unit), [...(parts.get(partOf(unit)) ?? []), unit]);
  return [...parts.values()].flatMap((part) => wornSize(part) ?? []).sort(bySureness);
}

const isGuess = ({ source }: WornSize) => Number(source === 'RETURN');
const bySureness = (a: WornSize, b: WornSize) =>
  isGuess(a) - isGuess(b) || b.units - a.units || b.of.receivedAt.getTime() - a.of.receivedAt.getTime();

interface Evidence extends WornSize {
  weight: number;
}

/** A kept unit counts less if it was called small or large; a returned unit counts against its size. */
const WEIGHTS = { fits: 3, kept: 2, keptThough: 1, wanted: 1, returned: -2 };

/**
 * Returns the size that the shopper wears according to these units, which are comparable goods; null if they do not
 * show it. Of equally likely sizes, the one of the latest unit.
 */
export function wornSize(units: readonly ReceivedUnit[]): WornSize | null {
  const found = new Map<string, Evidence>();
  const say = (size: string, weight: number, source: SizeSource, of: ReceivedUnit) => {
    const before = found.get(size) ?? { size, source, units: 0, of, weight: 0 };
    const isSurer = SIZE_SOURCES.indexOf(source) < SIZE_SOURCES.indexOf(before.source) || before.units === 0;
    found.set(size, {
      ...before,
      ...(isSurer && weight > 0 && { source }),
      weight: before.weight + weight,
      units: before.units + (weight > 0 ? 1 : 0),
    });
  };
  for (const unit of [...units].sort((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime())) {
    if (unit.returned) {
      say(unit.size, WEIGHTS.returned, 'RETURN', unit);
      const better = unit.wanted ?? besideIn(unit);
      if (better) say(better, WEIGHTS.wanted, 'RETURN', unit);
    } else if (unit.fit === 'TRUE_TO_SIZE') say(unit.size, WEIGHTS.fits, 'VOTE', unit);
    else say(unit.size, unit.fit ? WEIGHTS.keptThough : WEIGHTS.kept, 'ORDER', unit);
  }
  const [best] = [...found.values()].filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  if (!best) return null;
  const { weight: _, ...worn } = best;
  return worn;
}

/** Returns the next size of the table, larger if the returned unit was small. */
function besideIn({ rows, size, fit }: ReceivedUnit): string | null {
  const at = rows.findIndex(({ eu }) => eu === size);
  if (at < 0 || fit === null || fit === 'TRUE_TO_SIZE') return null;
  return rows[at + (fit === 'SMALL' ? 1 : -1)]?.eu ?? null;
}

/**
 * Returns whether sizes of the two can belong to one shopper: the same kind of goods and age; women’s and men’s goods
 * are separate.
 */
export const isComparable = (a: Sized, b: Sized): boolean =>
  a.group !== null &&
  a.group === b.group &&
  a.children === b.children &&
  (a.sex === b.sex || a.sex === 'UNISEX' || b.sex === 'UNISEX');

/** Maximum difference in millimetres between lengths of the same size in different tables: less than half a size. */
const FARTHEST: Partial<Record<SizeGroup, number>> = { FOOTWEAR: 3, CLOTHES: 30 };

/**
 * Returns the names of the sizes of other goods, by their table, that match a worn size, the likeliest first; none if
 * the table has no size that is near enough.
 */
export function sizesByTable({ group, rows }: Pick<Sized, 'group' | 'rows'>, worn: WornSize): string[] {
  const length = lengthOf(worn.of.rows, worn.size);
  const farthest = FARTHEST[group!];
  const isFootwear = group === 'FOOTWEAR';
  // Letters of clothes mean the same in all tables; numbers of shoes do not.
  const isNamed = !isFootwear && rows.some(({ eu }) => eu === worn.size);
  if (length === null || farthest === undefined || isNamed) return [worn.size];
  const near = rows.flatMap(({ eu }) => {
    const own = eu === null ? null : lengthOf(rows, eu);
    return own === null ? [] : [{ size: eu!, away: Math.abs(own - length) }];
  });
  if (near.length === 0) return [worn.size];
  const [nearest] = near.sort((a, b) => a.away - b.away || Number(b.size === worn.size) - Number(a.size === worn.size));
  const found = nearest!.away <= farthest ? [nearest!.size] : [];
  return isFootwear ? found : [worn.size, ...found];
}

/** Returns the length of a foot, or height, in millimetres; the middle of a range. */
export function lengthOf(rows: readonly TableRow[], size: string): number | null {
  const row = rows.find(({ eu }) => eu === size);
  const ends = (row?.cm ?? row?.height ?? '').replaceAll(',', '.').match(/\d+(\.\d+)?/g);
  if (!ends) return null;
  return Math.round((ends.reduce((sum, end) => sum + Number(end), 0) / ends.length) * 10);
}
