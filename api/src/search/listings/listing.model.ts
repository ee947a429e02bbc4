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
import { SizeGroup, SuggestionKind, UnderstoodKind } from './listing.enums.js';

@ObjectType({ description: 'The product item shown on a card.' })
export class CardItem {
  @Field(() => ID, { description: 'Id of the product item; `addToProductCart` takes it.' })
  id: string;

  @Field(() => CardSize, { description: 'Size, such as «42» or «M».' })
  size: CardSize;

  @Field(() => DeliverySpeed, { description: 'Whether the item ships from Russia or from abroad.' })
  deliverySpeed: DeliverySpeed;

  @Field(() => CardPrice, { description: 'Prices and points for the caller.' })
  priceDetails: CardPrice;
}

@ObjectType({ description: 'Price and origin of one size, taken from the cheapest product item of the size.' })
export class CardSizeOffer {
  @Field({ description: 'Slug of the size, as in `sizes`.' })
  slug: string;

  @Field(() => KopecksScalar, { description: 'Price for everybody, in kopecks.' })
  price: number;

  @Field(() => DeliverySpeed, { description: 'Whether the item ships from Russia or from abroad.' })
  deliverySpeed: DeliverySpeed;
}

@ObjectType({ description: 'A product as shown in lists, with the one product item chosen for the card.' })
export class ProductCard {
  @Field(() => ID, { description: 'Id of the product; `productList`, favourites and related products take it.' })
  id: string;

  @Field({ description: 'Last segment of the path /product/{slug}.' })
  slug: string;

  @Field({ description: 'Name of the product in Russian.' })
  name: string;

  @Field(() => [CardBrand], { description: 'Brands of the product, main brand first.' })
  brands: CardBrand[];

  @Field(() => [CardImage], { description: 'Pictures, cover first; three at most.' })
  images: CardImage[];

  @Field(() => [CardColour], { description: 'Colours of the product, main colour first.' })
  colorPalletes: CardColour[];

  @Field(() => [CardBadge], { description: 'Badges of the product, in display order.' })
  badges: CardBadge[];

  @Field(() => [CardSize], { description: 'Sizes available now, in order.' })
  sizes: CardSize[];

  @Field(() => [CardSizeOffer], {
    description: 'Sizes whose price or `deliverySpeed` differs from `item`. All other sizes have the values of `item`.',
  })
  sizeOffers: CardSizeOffer[];

  @Field({ description: 'Whether the product is sold at the shop’s own best price.' })
  meetPrice: boolean;

  @Field(() => Float, {
    nullable: true,
    description: 'Average rating of the model with two decimals; null if it has no reviews.',
  })
  rating: number | null;

  @Field(() => Int, { description: 'Number of approved reviews of the model.' })
  reviewCount: number;

  @Field(() => CardItem, {
    nullable: true,
    description: 'The cheapest product item that matches the filters; null if none can be bought.',
  })
  item: CardItem | null;
}

@ObjectType({ description: 'A page of products, each as a card.' })
export class ProductCardPage {
  @Field(() => [ProductCard], { description: 'Cards of this page, in the requested order.' })
  items: ProductCard[];

  @Field(() => Pagination, { description: 'Position of this page and total number of matching products.' })
  pagination: Pagination;
}

@ObjectType({ description: 'A slice of `filteredProductsConnection`.' })
export class ProductCardConnection extends connectionOf(ProductCard, 'products') {}

@ObjectType({ description: 'One value of a filter and the number of matching products.' })
export class FilterOption {
  @Field({ description: 'Value to send in the input.' })
  value: string;

  @Field({ description: 'Name in Russian.' })
  name: string;

  @Field(() => Int, { description: 'Number of products if this value is chosen in addition to the other filters.' })
  count: number;

  @Field(() => String, { nullable: true, description: 'For colours only: colour value, `#rrggbb`; otherwise null.' })
  hex?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'For categories: slug of the parent. For `sizesByAge`: the age group. Otherwise null.',
  })
  parent?: string | null;

  @Field(() => SizeGroup, {
    nullable: true,
    description:
      'For `sizesByAge`: size group of most products with this size. Null if those products belong to no size group, and for other filters.',
  })
  sizeGroup?: SizeGroup | null;
}

@ObjectType({ description: 'Price range of matching products; null if there are none.' })
export class PriceRange {
  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Lowest price in kopecks among products that match the other filters.',
  })
  min: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Highest price in kopecks among products that match the other filters.',
  })
  max: number | null;
}

@ObjectType({ description: 'A filter by a custom field defined by operators (docs/custom-fields.md).' })
export class CustomFieldFilter {
  @Field({ description: 'Code of the field, to send in `customFields` of the input.' })
  code: string;

  @Field({ description: 'Name of the field in Russian.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Name of the field in English; null if it has none.' })
  nameEn: string | null;

  @Field(() => CustomFieldType, {
    description: 'Type of the field, never TEXT; it decides which fields of CustomFieldFilterInput apply.',
  })
  type: CustomFieldType;

  @Field(() => String, { nullable: true, description: 'Unit of a NUMBER; null if it has none.' })
  unit: string | null;

  @Field(() => [FilterOption], {
    description:
      'For a LIST, its options in their order; for a FLAG, `true` and `false`; for a reference, the slugs and names of the referenced objects, most frequent first; for a NUMBER, empty.',
  })
  options: FilterOption[];

  @Field(() => Float, {
    nullable: true,
    description: 'For a NUMBER: least value among products that match the other filters; otherwise null.',
  })
  min: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'For a NUMBER: greatest value among products that match the other filters; otherwise null.',
  })
  max: number | null;
}

/** Filters shown in a list, as fields of `FilterList` and of the input. */
export const SHOWN_FILTERS = [
  ...['size', 'brand', 'categories', 'colorPallete', 'sex', 'deliverySpeed', 'sale', 'rating', 'material', 'season'],
  ...['age', 'model', 'collection'],
] as const;

const options = (description: string) => Field(() => [FilterOption], { description });

@ObjectType({
  description:
    'All filters with their values and current product counts. Values without matching products stay listed, with count 0.',
})
export class FilterList {
  @options('Categories of all levels; `parent` links them into a tree.')
  categories: FilterOption[];

  @options('Seasons; products for two seasons count for both.')
  season: FilterOption[];

  @options('Where products ship from: Russia or abroad.')
  deliverySpeed: FilterOption[];

  @options('Sexes; unisex products count for both.')
  sex: FilterOption[];

  @options('Age groups.')
  age: FilterOption[];

  @options('Brands, sorted by name.')
  brand: FilterOption[];

  @options('Models of these products.')
  model: FilterOption[];

  @options('Colours with their `hex` values.')
  colorPallete: FilterOption[];

  @Field(() => [FilterOption], { description: 'Currently shown collections that have products in this list.' })
  collection: FilterOption[];

  @options('Sizes available now, smallest first.')
  size: FilterOption[];

  @Field(() => [FilterOption], {
    description:
      'Sizes available now, with adults’ and children’s sizes as separate values: `ADULT_35` and `CHILDREN_35`, both named «35». The input field `size` accepts them as well as the values without an age group, which match both.',
  })
  sizesByAge: FilterOption[];

  @options('Materials, sorted by name.')
  material: FilterOption[];

  @options('Minimum discounts in percent.')
  sale: FilterOption[];

  @options('Minimum ratings in stars.')
  rating: FilterOption[];

  @Field(() => [CustomFieldFilter], {
    description: 'Filterable custom fields set on some of these products or their offers, sorted by position.',
  })
  customFields: CustomFieldFilter[];

  @Field(() => [String], {
    description:
      'Filters that the shop wants first here, in this order: names of fields of this type, or `customFields.` and the code of a custom field. The others follow in the order of the client. Often empty (docs/search-rules.md).',
  })
  order: readonly string[];

  @Field(() => PriceRange, { description: 'Price range of the matching products, in kopecks.' })
  price: PriceRange;
}

@ObjectType({ description: 'A search suggestion shown while the shopper types.' })
export class Suggestion {
  @Field(() => SuggestionKind, { description: 'What the suggestion links to.' })
  kind: SuggestionKind;

  @Field({ description: 'Text to show, in Russian.' })
  text: string;

  @Field({ description: 'Slug of the brand, category or product; for a query, the query itself.' })
  slug: string;

  @Field(() => String, {
    nullable: true,
    description: 'For products: path of the cover for the image proxy, /_ipx/{modifiers}/{imageUrl}. Otherwise null.',
  })
  imageUrl?: string | null;
}

@ObjectType({ description: 'A part of the query that was turned into a filter.' })
export class UnderstoodFilter {
  @Field(() => UnderstoodKind, { description: 'Name of the filter in the input.' })
  kind: UnderstoodKind;

  @Field(() => [String], { description: 'Values to send in the input to get the same filter; empty for a price.' })
  values: string[];

  @Field({ description: 'Name in Russian, to show as a filter chip.' })
  name: string;

  @Field({ description: 'The part of the query as typed.' })
  typed: string;

  @Field({ description: 'The query without this part, to search for if the shopper removes the filter.' })
  without: string;

  @Field({
    description:
      'False if no product matches this filter together with the rest of the query: the filter is ignored, and `nearest` is true.',
  })
  applied: boolean;
}

@ObjectType({ description: 'Interpretation of a search query.' })
export class SearchUnderstanding {
  @Field({
    description:
      'The interpreted query in lower case. Empty if the query has neither letters nor digits; such a query is not searched.',
  })
  text: string;

  @Field(() => Boolean, {
    description: 'True if the spelling was corrected in `text`. Set `exact` to search for the words as typed.',
  })
  repaired: boolean;

  @Field(() => [UnderstoodFilter], {
    description: 'Filters recognised in the query, in its order. Filters sent in the input take precedence.',
  })
  filters: UnderstoodFilter[];

  @Field(() => [String], {
    description:
      'Exclusions in the query, as typed, such as «без принта» or «не чёрная»; the results omit such products. A query that only excludes finds all other products.',
  })
  excluded: string[];

  @Field(() => [String], {
    description:
      'Exclusions in the query, as typed, that no product can be excluded by, such as a size. The search ignores these exclusions.',
  })
  leftOut: string[];

  @Field(() => [String], { description: 'Alternative queries, most likely first, to show as «Возможно, вы искали».' })
  otherReadings: string[];

  @Field(() => Boolean, {
    description:
      'True if the result has products that do not match the whole query: the closest matches. See `exactItems`.',
  })
  nearest: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of products at the top of the result that match the whole query, if `nearest` products of the same kind follow these few. Otherwise null.',
  })
  exactItems: number | null;
}

@ObjectType({ description: 'Result of a product search.' })
export class SearchResult {
  @Field(() => [ProductCard], { description: 'Cards of this page, most relevant first.' })
  items: ProductCard[];

  @Field(() => [Suggestion], { description: 'Direct links for the query; empty on later pages.' })
  suggestions: Suggestion[];

  @Field(() => FilterList, { description: 'Filters with counts within the search results.' })
  filterList: FilterList;

  @Field(() => SearchUnderstanding, { description: 'How the query was interpreted.' })
  understood: SearchUnderstanding;

  @Field(() => String, {
    nullable: true,
    description:
      'URL to which the shop redirects this query instead of showing results: a path within the shop, or an https URL. Otherwise null.',
  })
  redirect: string | null;

  @Field(() => Pagination, { description: 'Position of this page and total number of products found.' })
  pagination: Pagination;
}
