import type { ProductDocument, Season, Sex } from './product-document.js';

/**
 * The filter values that match the seasons of a product: AUTUMN_WINTER also finds autumn products and winter products.
 */
export function seasonFilters(seasons: readonly Season[]): Season[] {
  const found = new Set<Season>(seasons);
  if (found.has('AUTUMN') || found.has('WINTER')) found.add('AUTUMN_WINTER');
  if (found.has('SPRING') || found.has('SUMMER')) found.add('SPRING_SUMMER');
  return [...found];
}

/** The filter values that match the sex of a product: MALE and FEMALE also find unisex products. */
export function sexFilters(sex: Sex): Sex[] {
  return sex === 'UNISEX' ? ['MALE', 'FEMALE', 'UNISEX'] : [sex];
}

export function ageFilter({ children }: Pick<ProductDocument, 'children'>): 'ADULT' | 'CHILDREN' {
  return children ? 'CHILDREN' : 'ADULT';
}

/** LESS_THAN_50 is 1 to 49 percent; null without a sale. */
export function saleFilter(percent: number): 'LESS_THAN_50' | 'MORE_THAN_50' | null {
  if (percent < 1) return null;
  return percent < 50 ? 'LESS_THAN_50' : 'MORE_THAN_50';
}

export function speedFilter({ fast }: { fast: boolean }): 'FAST' | 'SLOW' {
  return fast ? 'FAST' : 'SLOW';
}
