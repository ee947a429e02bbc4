import type { WornRule } from '../search/index.js';
import { isComparable, sizesByTable, wornOfEach, type ReceivedUnit, type Sized, type TableRow } from './worn-size.js';

/** A size table and its goods: those of a brand and category if set, by their slugs. */
export interface SizeTable {
  sex: Sized['sex'];
  children: boolean;
  brand: string | null;
  category: string | null;
  /** Depth of the category; 0 without one. */
  level: number;
  slug: string;
  rows: readonly TableRow[];
}

const SEXES = ['MALE', 'FEMALE', 'UNISEX'] as const;

/**
 * Returns the sizes that a shopper wears, as rules for all products: for a worn brand its own size, for others the size
 * of the best-known brand, each translated by the table of the product. For a product the first matching rule counts.
 */
export function wornRules(units: readonly ReceivedUnit[], tables: readonly SizeTable[]): WornRule[] {
  const kinds = new Map(units.map(({ group, children }) => [`${group} ${children}`, { group, children }]));
  return [...kinds.values()].flatMap((kind) =>
    SEXES.flatMap((sex) => rulesOf({ ...kind, sex, rows: [] }, units, tables)),
  );
}

function rulesOf(part: Sized, units: readonly ReceivedUnit[], tables: readonly SizeTable[]): WornRule[] {
  const worn = wornOfEach(
    units.filter((unit) => isComparable(unit, part)),
    ({ brandSlug }) => brandSlug,
  );
  const [best] = worn;
  if (!best) return [];
  const inOrder = tablesOf(part, tables);
  return [...worn.map((size) => ({ brand: size.of.brandSlug, size })), { brand: null, size: best }].flatMap(
    ({ brand, size }) =>
      // A table of another brand is for other products, except for those that two brands made together.
      inOrder
        .filter((table) => brand === null || table.brand === null || table.brand === brand)
        .map((table) => ({
          ...{ group: part.group!, age: part.children ? ('CHILDREN' as const) : ('ADULT' as const), sex: part.sex },
          ...{ brand, tableBrand: table.brand, tableCategory: table.category },
          sizes: sizesByTable({ group: part.group, rows: table.rows }, size),
        })),
  );
}

const NO_TABLE: Pick<SizeTable, 'brand' | 'category' | 'rows'> = { brand: null, category: null, rows: [] };

/**
 * Returns the tables that products of a part can have, in the order of `size_grid_of` in the database; the last entry
 * means no table.
 */
function tablesOf({ sex, children }: Sized, tables: readonly SizeTable[]): (typeof NO_TABLE)[] {
  const fitting = tables.filter(
    (table) => table.children === children && (sex === 'UNISEX' || table.sex === sex || table.sex === 'UNISEX'),
  );
  return [
    ...fitting.sort(
      (a, b) =>
        Number(a.brand === null) - Number(b.brand === null) ||
        b.level - a.level ||
        Number(a.sex !== sex) - Number(b.sex !== sex) ||
        Number(a.sex === 'FEMALE') - Number(b.sex === 'FEMALE') ||
        (a.slug < b.slug ? -1 : 1),
    ),
    NO_TABLE,
  ];
}
