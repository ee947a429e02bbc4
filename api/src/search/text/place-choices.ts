import { SECTIONS, type Understanding, type UnderstoodWord } from '@meet/search-indexer/language';
import type { ListingIndex } from '../index/listing-index.js';
import { setOf } from '../index/listing-match.js';
import type { Choices, ListingQuery, ProductSort, Ranked } from '../index/listing-query.js';

/**
 * Splits the choices read from the query. A category, kind of goods or brand restricts the whole result, so filters list only values
 * found within it. All others (colour, size) become ordinary choices, so the other values stay visible. Filters set by
 * hand override those from the query.
 */
export function placed(said: Choices, ofPage: Choices, own: Choices): { base: Choices; chosen: Choices } {
  const standsFor = (kind: string) =>
    (kind === 'categories' || kind === 'goods' || kind === 'brand') && !own[kind] && !ofPage[kind];
  const part = (isOfPage: boolean) =>
    Object.fromEntries(Object.entries(said).filter(([kind]) => standsFor(kind) === isOfPage));
  return { base: { ...ofPage, ...part(true) }, chosen: { ...part(false), ...own } };
}

/** Returns the sort order that the words of a query request. */
export function sortOf({ filters }: Understanding): ListingQuery['sort'] {
  const sort = filters.find(({ kind }) => kind === 'sort');
  return sort ? (sort.values[0] as ProductSort) : null;
}

/** A query for «мужские» also finds unisex products; this choice puts them after the men's products. */
export function alsoFitting({ sex }: Choices): Choices | undefined {
  return sex?.length && !sex.includes('UNISEX') ? { sex: ['UNISEX'] } : undefined;
}

/** True for a query by a name, such as of a line, without a brand of the shop and without a kind of goods. */
export function asksForName(words: readonly UnderstoodWord[], { brand, goods, categories }: Choices): boolean {
  return !brand && !goods && !categories && words.some(({ isName }) => isName);
}

/**
 * A query for a brand or a name alone means the goods for which it is known: goods of a section to which few of its goods
 * belong come last, such as the hats of a maker of trainers. `named` are the products that a query for a name finds.
 */
export function besidesMain(
  { brand, goods, categories }: Choices,
  named: Ranked | undefined,
  index: ListingIndex,
): Choices | undefined {
  if (goods || categories || !(brand?.length || named)) return undefined;
  const all = brand?.length ? index.facets.brand.anyOf(brand) : setOf(index, named!.productIds);
  const few = SECTIONS.filter((section) => {
    const count = index.facets.goods.get(section)?.documents?.sizeOfIntersection(all) ?? 0;
    return count > 0 && count < all.size * FEW_OF_BRAND;
  });
  return few.length ? { goods: few } : undefined;
}

const FEW_OF_BRAND = 0.25;
