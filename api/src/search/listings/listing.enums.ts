import { UNDERSTOOD_KINDS } from '@meet/search-indexer/contract';
import { registerEnumType } from '@nestjs/graphql';

const named = <T extends string>(...names: T[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [K in T]: K };

export const ProductSort = named(
  'CHEAP_FIRST',
  'EXPENSIVE_FIRST',
  'NEW_FIRST',
  'POPULAR_FIRST',
  'SALE_FIRST',
  'RATED_FIRST',
);
export type ProductSort = keyof typeof ProductSort;

export const Age = named('ADULT', 'CHILDREN');
export type Age = keyof typeof Age;

export const SexFilter = named('ANY', 'FEMALE', 'MALE', 'UNISEX');
export type SexFilter = keyof typeof SexFilter;

export const Sale = named('LESS_THAN_50', 'MORE_THAN_50');
export type Sale = keyof typeof Sale;

export const Rating = named('FROM_4_5', 'FROM_4', 'FROM_3');
export type Rating = keyof typeof Rating;

export const PromoSelection = named('BESTSELLERS', 'NEW_RELEASES');
export type PromoSelection = keyof typeof PromoSelection;

export const UnderstoodKind = named(...UNDERSTOOD_KINDS);
export type UnderstoodKind = keyof typeof UnderstoodKind;

export const SuggestionKind = named('BRAND', 'CATEGORY', 'PRODUCT', 'QUERY');
export type SuggestionKind = keyof typeof SuggestionKind;

registerEnumType(ProductSort, {
  name: 'ProductSort',
  description: 'RATED_FIRST weighs the rating with the number of reviews; products without any come last.',
});
registerEnumType(Rating, { name: 'RatingFilter', description: 'Average of a model’s reviews, so many stars or more.' });
registerEnumType(Age, { name: 'Age' });
registerEnumType(SexFilter, { name: 'SexFilter', description: 'MALE and FEMALE include UNISEX; ANY is all.' });
registerEnumType(Sale, { name: 'Sale', description: 'Whole percent: LESS_THAN_50 is 1 to 49.' });
registerEnumType(PromoSelection, { name: 'PromoSelection' });
registerEnumType(UnderstoodKind, { name: 'UnderstoodKind', description: 'Names of the filters of a listing.' });
registerEnumType(SuggestionKind, {
  name: 'SuggestionKind',
  description: 'QUERY: what others often search for; its slug is the query itself.',
});
