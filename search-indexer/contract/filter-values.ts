import type { ProductDocument, Season, Sex } from './product-document.js';

/**
 * Returns the season filter values that match a product. AUTUMN_WINTER also matches products for autumn only or winter
 * only; SPRING_SUMMER works likewise.
 */
export function seasonFilters(seasons: readonly Season[]): Season[] {
  const found = new Set<Season>(seasons);
  if (found.has('AUTUMN') || found.has('WINTER')) found.add('AUTUMN_WINTER');
  if (found.has('SPRING') || found.has('SUMMER')) found.add('SPRING_SUMMER');
  return [...found];
}

/** Returns the sex filter values that match a product. Unisex products also match MALE and FEMALE. */
export function sexFilters(sex: Sex): Sex[] {
  return sex === 'UNISEX' ? ['MALE', 'FEMALE', 'UNISEX'] : [sex];
}

export function ageFilter({ children }: Pick<ProductDocument, 'children'>): 'ADULT' | 'CHILDREN' {
  return children ? 'CHILDREN' : 'ADULT';
}

/**
 * Returns the size filter value of an offer, such as `CHILDREN_35`. The age group is included, because sizes of
 * children and adults use the same numbers.
 */
export function sizeFilter(product: Pick<ProductDocument, 'children'>, size: string): string {
  return `${ageFilter(product)}_${size}`;
}

/**
 * Returns the size filter values that a chosen size matches. A size without an age group matches the size of both
 * groups.
 */
export function sizeFilters(chosen: string): string[] {
  return [chosen, `ADULT_${chosen}`, `CHILDREN_${chosen}`];
}

/**
 * Returns the sale filter value for a discount in percent: LESS_THAN_50 from 1 to 49, MORE_THAN_50 from 50, null
 * without a discount.
 */
export function saleFilter(percent: number): 'LESS_THAN_50' | 'MORE_THAN_50' | null {
  if (percent < 1) return null;
  return percent < 50 ? 'LESS_THAN_50' : 'MORE_THAN_50';
}

/** Returns the rating filter values that a product passes: FROM_4 is an average of four stars or more. */
export function ratingFilters({ count, sum }: ProductDocument['rating']): ('FROM_4_5' | 'FROM_4' | 'FROM_3')[] {
  const isFrom = (stars: number) => count > 0 && sum >= stars * count;
  return [
    ...(isFrom(4.5) ? ['FROM_4_5' as const] : []),
    ...(isFrom(4) ? ['FROM_4' as const] : []),
    ...(isFrom(3) ? ['FROM_3' as const] : []),
  ];
}

export function speedFilter({ fast }: { fast: boolean }): 'FAST' | 'SLOW' {
  return fast ? 'FAST' : 'SLOW';
}
