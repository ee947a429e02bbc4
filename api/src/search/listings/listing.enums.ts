import { UNDERSTOOD_KINDS } from '@meet/search-indexer/contract';
import { registerEnumType } from '@nestjs/graphql';
import { SIZE_GROUPS } from '../index/size-groups.js';
import { enumOf } from '../../platform/graphql/enum-of.js';

export const ProductSort = enumOf([
  'CHEAP_FIRST',
  'EXPENSIVE_FIRST',
  'NEW_FIRST',
  'POPULAR_FIRST',
  'SALE_FIRST',
  'RATED_FIRST',
]);
export type ProductSort = keyof typeof ProductSort;

export const Age = enumOf(['ADULT', 'CHILDREN']);
export type Age = keyof typeof Age;

export const SizeGroup = enumOf(SIZE_GROUPS);
export type SizeGroup = keyof typeof SizeGroup;

export const SexFilter = enumOf(['ANY', 'FEMALE', 'MALE', 'UNISEX']);
export type SexFilter = keyof typeof SexFilter;

export const Sale = enumOf(['LESS_THAN_50', 'MORE_THAN_50']);
export type Sale = keyof typeof Sale;

export const Rating = enumOf(['FROM_4_5', 'FROM_4', 'FROM_3']);
export type Rating = keyof typeof Rating;

export const PromoSelection = enumOf(['BESTSELLERS', 'NEW_RELEASES']);
export type PromoSelection = keyof typeof PromoSelection;

export const UnderstoodKind = enumOf(UNDERSTOOD_KINDS);
export type UnderstoodKind = keyof typeof UnderstoodKind;

export const SuggestionKind = enumOf(['BRAND', 'CATEGORY', 'PRODUCT', 'QUERY']);
export type SuggestionKind = keyof typeof SuggestionKind;

registerEnumType(ProductSort, {
  name: 'ProductSort',
  description: 'Sort order of products.',
  valuesMap: {
    CHEAP_FIRST: { description: 'By the price shown on the card, lowest first.' },
    EXPENSIVE_FIRST: { description: 'By the price shown on the card, highest first.' },
    NEW_FIRST: { description: 'By publication date, newest first.' },
    POPULAR_FIRST: {
      description:
        'By number of units sold, highest first. `filteredProducts` lists goods for children after goods for adults unless an age is chosen.',
    },
    SALE_FIRST: { description: 'By discount percentage, highest first.' },
    RATED_FIRST: {
      description: 'By rating weighted with the number of reviews, highest first; products without reviews last.',
    },
  },
});
registerEnumType(Rating, {
  name: 'RatingFilter',
  description: 'Minimum average rating of a model.',
  valuesMap: {
    FROM_4_5: { description: '4.5 stars or more.' },
    FROM_4: { description: '4 stars or more.' },
    FROM_3: { description: '3 stars or more.' },
  },
});
registerEnumType(Age, {
  name: 'Age',
  description: 'Age group of the product’s sizes.',
  valuesMap: {
    ADULT: { description: 'Adult sizes.' },
    CHILDREN: { description: 'Children’s sizes. Their size tables differ from those of adults.' },
  },
});
registerEnumType(SizeGroup, {
  name: 'SizeGroup',
  description: 'Kinds of goods that share a size grid.',
  valuesMap: {
    FOOTWEAR: { description: 'Sizes of shoes.' },
    CLOTHES: { description: 'Sizes of clothes, without socks.' },
    SOCKS: { description: 'Ranges for feet, such as «36–40»; socks are in no other group.' },
    HEADWEAR: { description: 'Sizes of hats and caps.' },
  },
});
registerEnumType(SexFilter, {
  name: 'SexFilter',
  description: 'Sex to filter products by. MALE and FEMALE include unisex products.',
  valuesMap: {
    ANY: { description: 'All products, the same as no filter.' },
    FEMALE: { description: 'Products for women, including unisex.' },
    MALE: { description: 'Products for men, including unisex.' },
    UNISEX: { description: 'Unisex products only.' },
  },
});
registerEnumType(Sale, {
  name: 'Sale',
  description: 'Ranges of discount in whole percent.',
  valuesMap: {
    LESS_THAN_50: { description: '1 to 49 percent off.' },
    MORE_THAN_50: { description: '50 percent off or more.' },
  },
});
registerEnumType(PromoSelection, {
  name: 'PromoSelection',
  description: 'Kinds of product selections for promotion.',
  valuesMap: {
    BESTSELLERS: { description: 'Best-selling products.' },
    NEW_RELEASES: { description: 'Most recently published products.' },
  },
});
registerEnumType(UnderstoodKind, {
  name: 'UnderstoodKind',
  description: 'Names of the product filters.',
  valuesMap: {
    age: { description: 'Filter by `age`.' },
    brand: { description: 'Filter by `brand`: slugs.' },
    categories: { description: 'Filter by `categories`: slugs.' },
    colorPallete: { description: 'Filter by `colorPallete`: slugs.' },
    deliverySpeed: { description: 'Filter by `deliverySpeed`.' },
    fit: {
      description:
        'Filter by a size in a size system (US, UK, centimetres, height) that the offers do not use; the input has no such field.',
    },
    goods: {
      description: 'Filter by the kind of goods, which is read from category and name; the input has no such field.',
    },
    material: { description: 'Filter by `material`.' },
    meetPrice: { description: 'Filter by the shop’s own best price; the input has no such field.' },
    model: { description: 'Filter by `model`: slugs.' },
    newArrival: { description: 'Filter by new products; the input has no such field.' },
    price: { description: 'Filter by `price`, in kopecks.' },
    sale: { description: 'Filter by `sale`.' },
    season: { description: 'Filter by `season`.' },
    sex: { description: 'Filter by `sex`.' },
    size: { description: 'Filter by `size`: slugs.' },
    sort: {
      description: 'Sort order of the results, a value of `ProductSort`: «недорогие» asks for the cheapest first.',
    },
  },
});
registerEnumType(SuggestionKind, {
  name: 'SuggestionKind',
  description: 'What a search suggestion links to.',
  valuesMap: {
    BRAND: { description: 'A brand; `slug` is a value of the filter.' },
    CATEGORY: { description: 'A category; `slug` is a segment of its path below /catalog.' },
    PRODUCT: { description: 'A product; `slug` is the last segment of /product/{slug}.' },
    QUERY: { description: 'A popular search query; `slug` is the query.' },
  },
});
