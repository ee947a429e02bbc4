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
  valuesMap: {
    CHEAP_FIRST: { description: 'By the price of the offer on the card, the lowest first.' },
    EXPENSIVE_FIRST: { description: 'By the price of the offer on the card, the highest first.' },
    NEW_FIRST: { description: 'By the day of publication, the latest first.' },
    POPULAR_FIRST: { description: 'By units sold.' },
    SALE_FIRST: { description: 'By percent off, the most first.' },
    RATED_FIRST: { description: 'By the rating weighed with the number of reviews; without reviews last.' },
  },
});
registerEnumType(Rating, {
  name: 'RatingFilter',
  description: 'Average of a model’s reviews, so many stars or more.',
  valuesMap: {
    FROM_4_5: { description: '4.5 stars or more.' },
    FROM_4: { description: '4 stars or more.' },
    FROM_3: { description: '3 stars or more.' },
  },
});
registerEnumType(Age, {
  name: 'Age',
  description: 'Whose sizes the goods have.',
  valuesMap: {
    ADULT: { description: 'Grown-ups’ sizes.' },
    CHILDREN: { description: 'Sizes of children; the tables differ.' },
  },
});
registerEnumType(SexFilter, {
  name: 'SexFilter',
  description: 'MALE and FEMALE include UNISEX; ANY is all.',
  valuesMap: {
    ANY: { description: 'Goods for everybody: the same as no filter.' },
    FEMALE: { description: 'For women, unisex included.' },
    MALE: { description: 'For men, unisex included.' },
    UNISEX: { description: 'Unisex alone.' },
  },
});
registerEnumType(Sale, {
  name: 'Sale',
  description: 'Whole percent: LESS_THAN_50 is 1 to 49.',
  valuesMap: {
    LESS_THAN_50: { description: '1 to 49 percent off.' },
    MORE_THAN_50: { description: '50 percent off or more.' },
  },
});
registerEnumType(PromoSelection, {
  name: 'PromoSelection',
  description: 'Which goods to show off.',
  valuesMap: {
    BESTSELLERS: { description: 'What was sold most.' },
    NEW_RELEASES: { description: 'What was published last.' },
  },
});
registerEnumType(UnderstoodKind, {
  name: 'UnderstoodKind',
  description: 'Names of the filters of a listing.',
  valuesMap: {
    age: { description: 'Filter by `age`.' },
    brand: { description: 'Filter by `brand`: slugs.' },
    categories: { description: 'Filter by `categories`: slugs.' },
    colorPallete: { description: 'Filter by `colorPallete`: slugs.' },
    deliverySpeed: { description: 'Filter by `deliverySpeed`.' },
    material: { description: 'Filter by `material`.' },
    meetPrice: { description: 'The shop’s own best price; no field of the dto.' },
    model: { description: 'Filter by `model`: slugs.' },
    newArrival: { description: 'New goods; no field of the dto.' },
    price: { description: 'Filter by `price`, in kopecks.' },
    sale: { description: 'Filter by `sale`.' },
    season: { description: 'Filter by `season`.' },
    sex: { description: 'Filter by `sex`.' },
    size: { description: 'Filter by `size`: slugs.' },
  },
});
registerEnumType(SuggestionKind, {
  name: 'SuggestionKind',
  description: 'QUERY: what others often search for; its slug is the query itself.',
  valuesMap: {
    BRAND: { description: 'A brand; `slug` is the value of the filter.' },
    CATEGORY: { description: 'A category; `slug` is part of its address below /catalog.' },
    PRODUCT: { description: 'A product; `slug` is the last part of /product/{slug}.' },
    QUERY: { description: 'A query that others send often; `slug` is the query.' },
  },
});
