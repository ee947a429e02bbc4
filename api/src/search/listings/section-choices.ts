import type { FilterKind } from '@meet/search-indexer/contract';
import type { Section } from '../../catalog/index.js';
import type { Choices, ListingQuery } from '../index/listing-query.js';

/**
 * For each filter type of a menu entry, the listing filter that it sets. The filter gets `values` or, without them, the
 * value set in the menu entry.
 */
const KIND_OF_TYPE: Record<string, { kind: FilterKind; values?: string[] }> = {
  CATEGORY: { kind: 'categories' },
  BRAND: { kind: 'brand' },
  SEX: { kind: 'sex' },
  AGE: { kind: 'age' },
  SEASON: { kind: 'season' },
  SALE: { kind: 'sale', values: ['LESS_THAN_50', 'MORE_THAN_50'] },
  MEET_PRICE: { kind: 'meetPrice', values: ['true'] },
  NEW_ARRIVAL: { kind: 'newArrival', values: ['true'] },
};

/**
 * Returns the age that a choice of sex implies as long as no age is chosen: women and men are adults. Undefined if the
 * choices name an age or no sex.
 */
export const adultsUnlessChosen = ({ sex, age }: Choices): Choices | undefined =>
  sex?.length && !age?.length ? { age: ['ADULT'] } : undefined;

/**
 * In the order by popularity, goods for adults come before goods for children if no age is chosen. A collection keeps
 * its own order.
 */
export function adultsFirst(query: ListingQuery): ListingQuery {
  const { base, chosen, sort } = query;
  const isAsked = [base, chosen].some(({ age, collection }) => age?.length || collection?.length);
  if (isAsked || (sort !== null && sort !== 'POPULAR_FIRST')) return query;
  return { ...query, sort: null, last: { age: ['CHILDREN'] } };
}

/** Returns the filter choices that define a section. Filters of one type are combined by OR, types by AND. */
export function sectionChoices(section: Section): Choices {
  switch (section.kind) {
    case 'all':
      return {};
    case 'category':
      return { categories: [section.slug] };
    case 'directory': {
      const choices: Partial<Record<FilterKind, string[]>> = {};
      for (const { filterType, value } of section.filters) {
        const { kind, values } = KIND_OF_TYPE[filterType]!;
        choices[kind] = [...(choices[kind] ?? []), ...(value === null ? (values ?? []) : [value])];
      }
      return choices;
    }
  }
}
