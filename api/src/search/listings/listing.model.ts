import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import {
  CardBadge,
  CardBrand,
  CardColour,
  CardImage,
  CardPrice,
  CardSize,
  DeliverySpeed,
} from '../../catalog/index.js';
import { connectionOf } from '../../platform/graphql/connection.model.js';
import { CustomFieldType } from '../../generated/prisma/enums.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';
import { Pagination } from '../../platform/graphql/pagination.model.js';
import { SuggestionKind, UnderstoodKind } from './listing.enums.js';

@ObjectType({ description: 'The offer that a card shows.' })
export class CardItem {
  @Field(() => ID, { description: 'Of the product item; `addToProductCart` takes it.' })
  id: string;

  @Field(() => CardSize, { description: 'Size of this offer.' })
  size: CardSize;

  @Field(() => DeliverySpeed, { description: 'Whether it ships from Russia or from abroad.' })
  deliverySpeed: DeliverySpeed;

  @Field(() => CardPrice, { description: 'Prices and points for whoever asks.' })
  priceDetails: CardPrice;
}

@ObjectType({ description: 'What a product card shows: the product with the one offer that the listing chose.' })
export class ProductCard {
  @Field(() => ID, { description: 'Of the product; `productList`, favourites and related goods take it.' })
  id: string;

  @Field({ description: 'Last part of the address /product/{slug}.' })
  slug: string;

  @Field({ description: 'Name as the card shows it, in Russian.' })
  name: string;

  @Field(() => [CardBrand], { description: 'Its brands, the main one first.' })
  brands: CardBrand[];

  @Field(() => [CardImage], { description: 'The cover first, three at most.' })
  images: CardImage[];

  @Field(() => [CardColour], { description: 'Its colours, the main one first.' })
  colorPalletes: CardColour[];

  @Field(() => [CardBadge], { description: 'Marks on it, in the order they are shown.' })
  badges: CardBadge[];

  @Field(() => [CardSize], { description: 'Sizes that can be bought now, in order.' })
  sizes: CardSize[];

  @Field({ description: 'Sold at the shop’s own best price.' })
  meetPrice: boolean;

  @Field(() => Float, {
    nullable: true,
    description: 'Average of the model’s reviews with two digits; null without any.',
  })
  rating: number | null;

  @Field(() => Int, { description: 'Approved reviews of the model.' })
  reviewCount: number;

  @Field(() => CardItem, {
    nullable: true,
    description: 'The cheapest offer that fits the filters; null when nothing can be bought.',
  })
  item: CardItem | null;
}

@ObjectType({ description: 'A page of a listing.' })
export class ProductCardPage {
  @Field(() => [ProductCard], { description: 'Cards of this page, in the order asked for.' })
  items: ProductCard[];

  @Field(() => Pagination, { description: 'Which page it is, and how many products match.' })
  pagination: Pagination;
}

@ObjectType({ description: 'A part of `filteredProductsConnection`.' })
export class ProductCardConnection extends connectionOf(ProductCard, 'products') {}

@ObjectType({ description: 'One value of a filter, and how many products have it.' })
export class FilterOption {
  @Field({ description: 'What to send back in the dto.' })
  value: string;

  @Field({ description: 'In Russian.' })
  name: string;

  @Field(() => Int, { description: 'Products left if this were chosen beside the other filters.' })
  count: number;

  @Field(() => String, { nullable: true, description: 'Colours only: `#rrggbb`.' })
  hex?: string | null;

  @Field(() => String, { nullable: true, description: 'Categories: slug of the parent. `sizesByAge`: the age.' })
  parent?: string | null;
}

@ObjectType({ description: 'Null where nothing is left.' })
export class PriceRange {
  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Lowest price in kopecks of what the other filters leave.',
  })
  min: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Highest price in kopecks of what the other filters leave.',
  })
  max: number | null;
}

@ObjectType({ description: 'A filter by a custom field that operators have declared (docs/custom-fields.md).' })
export class CustomFieldFilter {
  @Field({ description: 'What to send back in `customFields` of the dto.' })
  code: string;

  @Field({ description: 'Name of the field in Russian.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Name of the field in English; null where it has none.' })
  nameEn: string | null;

  @Field(() => CustomFieldType, { description: 'Any but TEXT; it says what the dto takes.' })
  type: CustomFieldType;

  @Field(() => String, { nullable: true, description: 'Unit of a NUMBER; null where it has none.' })
  unit: string | null;

  @Field(() => [FilterOption], {
    description:
      'Options of a LIST in their order; `true` and `false` of a FLAG; what a reference names, by its slug and name, the most frequent first; none of a NUMBER.',
  })
  options: FilterOption[];

  @Field(() => Float, { nullable: true, description: 'The least NUMBER of what the other filters leave, or null.' })
  min: number | null;

  @Field(() => Float, { nullable: true, description: 'The greatest NUMBER of what the other filters leave, or null.' })
  max: number | null;
}

const options = (description: string) => Field(() => [FilterOption], { description });

@ObjectType({ description: 'Every filter with its values and live counts; impossible values stay, with 0.' })
export class FilterList {
  @options('Categories of all levels; `parent` makes them a tree.')
  categories: FilterOption[];

  @options('Seasons; goods of two count for both.')
  season: FilterOption[];

  @options('From Russia or from abroad.')
  deliverySpeed: FilterOption[];

  @options('Whom goods are for; unisex counts for both.')
  sex: FilterOption[];

  @options('For adults or children.')
  age: FilterOption[];

  @options('Brands, by name.')
  brand: FilterOption[];

  @options('Models of these goods.')
  model: FilterOption[];

  @options('Colours, with `hex`.')
  colorPallete: FilterOption[];

  @Field(() => [FilterOption], { description: 'Collections on show that have goods in this listing.' })
  collection: FilterOption[];

  @options('Sizes that can be bought now, from the smallest.')
  size: FilterOption[];

  @Field(() => [FilterOption], {
    description:
      'The same sizes, those of adults and of children apart: `ADULT_35`, `CHILDREN_35`, both named «35». They go into ' +
      'the `size` of the dto like the sizes without an age, which stand for both.',
  })
  sizesByAge: FilterOption[];

  @options('Materials, by name.')
  material: FilterOption[];

  @options('How much is off.')
  sale: FilterOption[];

  @options('Stars or more.')
  rating: FilterOption[];

  @Field(() => [CustomFieldFilter], {
    description: 'Filterable custom fields that some of these goods or their offers have, by position.',
  })
  customFields: CustomFieldFilter[];

  @Field(() => PriceRange, { description: 'Prices that are left, in kopecks.' })
  price: PriceRange;
}

@ObjectType({ description: 'Something to go to while the shopper types.' })
export class Suggestion {
  @Field(() => SuggestionKind, { description: 'Where it leads.' })
  kind: SuggestionKind;

  @Field({ description: 'Words to show, in Russian.' })
  text: string;

  @Field({ description: 'Of the brand, category or product; the query itself.' })
  slug: string;

  @Field(() => String, {
    nullable: true,
    description: 'Products only, the cover: a path below the image proxy, /_ipx/{modifiers}/{imageUrl}',
  })
  imageUrl?: string | null;
}

@ObjectType({ description: 'A part of a query that became a filter.' })
export class UnderstoodFilter {
  @Field(() => UnderstoodKind, { description: 'Name of the filter in the dto.' })
  kind: UnderstoodKind;

  @Field(() => [String], { description: 'What to send in the dto for the same choice; empty for a price.' })
  values: string[];

  @Field({ description: 'In Russian, for a chip.' })
  name: string;

  @Field({ description: 'The part as it was typed.' })
  typed: string;

  @Field({ description: 'The query without this part: what to search for when the shopper removes it.' })
  without: string;
}

@ObjectType({ description: 'What was made of a query.' })
export class SearchUnderstanding {
  @Field({
    description:
      'The query as it was read, lower case; empty where it has no letter and no digit: then nothing is searched.',
  })
  text: string;

  @Field(() => Boolean, {
    description:
      'True when `text` says something else than what was typed: search with `exact` for the words as typed.',
  })
  repaired: boolean;

  @Field(() => [UnderstoodFilter], { description: 'In the order of the query. A choice of the dto goes before them.' })
  filters: UnderstoodFilter[];

  @Field(() => [String], {
    description:
      'What the shopper wants left out, as typed: «без принта», «не чёрная». It is not searched by, and does not narrow ' +
      'the answer either; where nothing else was said, nothing is found.',
  })
  leftOut: string[];

  @Field(() => [String], { description: 'Other readings, whole queries, likeliest first: «Возможно, вы искали».' })
  otherReadings: string[];

  @Field(() => Boolean, { description: 'True when no product answers all of the query and these are the nearest.' })
  nearest: boolean;
}

@ObjectType({ description: 'What a search has found.' })
export class SearchResult {
  @Field(() => [ProductCard], { description: 'Cards of this page, the most relevant first.' })
  items: ProductCard[];

  @Field(() => [Suggestion], { description: 'Where to go at once; empty on later pages.' })
  suggestions: Suggestion[];

  @Field(() => FilterList, { description: 'Filters with counts within what was found.' })
  filterList: FilterList;

  @Field(() => SearchUnderstanding, { description: 'How the query was read.' })
  understood: SearchUnderstanding;

  @Field(() => Pagination, { description: 'Which page it is, and how many products were found.' })
  pagination: Pagination;
}
