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
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';
import { Pagination } from '../../platform/graphql/pagination.model.js';
import { SuggestionKind, UnderstoodKind } from './listing.enums.js';

@ObjectType()
export class CardItem {
  @Field(() => ID)
  id: string;

  @Field(() => CardSize)
  size: CardSize;

  @Field(() => DeliverySpeed)
  deliverySpeed: DeliverySpeed;

  @Field(() => CardPrice)
  priceDetails: CardPrice;
}

@ObjectType({ description: 'What a product card shows: the product with the one offer that the listing chose.' })
export class ProductCard {
  @Field(() => ID)
  id: string;

  @Field()
  slug: string;

  @Field()
  name: string;

  @Field(() => [CardBrand])
  brands: CardBrand[];

  @Field(() => [CardImage], { description: 'The cover first, three at most.' })
  images: CardImage[];

  @Field(() => [CardColour])
  colorPalletes: CardColour[];

  @Field(() => [CardBadge])
  badges: CardBadge[];

  @Field(() => [CardSize], { description: 'Sizes that can be bought now, in order.' })
  sizes: CardSize[];

  @Field()
  meetPrice: boolean;

  @Field(() => Float, {
    nullable: true,
    description: 'Average of the model’s reviews with two digits; null without any.',
  })
  rating: number | null;

  @Field(() => Int)
  reviewCount: number;

  @Field(() => CardItem, {
    nullable: true,
    description: 'The cheapest offer that fits the filters; null when nothing can be bought.',
  })
  item: CardItem | null;
}

@ObjectType()
export class ProductCardPage {
  @Field(() => [ProductCard])
  items: ProductCard[];

  @Field(() => Pagination)
  pagination: Pagination;
}

@ObjectType()
export class FilterOption {
  @Field({ description: 'What to send back in the dto.' })
  value: string;

  @Field({ description: 'In Russian.' })
  name: string;

  @Field(() => Int, { description: 'Products left if this were chosen beside the other filters.' })
  count: number;

  @Field(() => String, { nullable: true, description: 'Colours only: `#rrggbb`.' })
  hex?: string | null;

  @Field(() => String, { nullable: true, description: 'Categories only: slug of the parent.' })
  parent?: string | null;
}

@ObjectType({ description: 'Null where nothing is left.' })
export class PriceRange {
  @Field(() => KopecksScalar, { nullable: true })
  min: number | null;

  @Field(() => KopecksScalar, { nullable: true })
  max: number | null;
}

const options = () => Field(() => [FilterOption]);

@ObjectType({ description: 'Every filter with its values and live counts; impossible values stay, with 0.' })
export class FilterList {
  @options()
  categories: FilterOption[];

  @options()
  season: FilterOption[];

  @options()
  deliverySpeed: FilterOption[];

  @options()
  sex: FilterOption[];

  @options()
  age: FilterOption[];

  @options()
  brand: FilterOption[];

  @options()
  model: FilterOption[];

  @options()
  colorPallete: FilterOption[];

  @Field(() => [FilterOption], { description: 'Collections on show that have goods in this listing.' })
  collection: FilterOption[];

  @options()
  size: FilterOption[];

  @options()
  material: FilterOption[];

  @options()
  sale: FilterOption[];

  @options()
  rating: FilterOption[];

  @Field(() => PriceRange)
  price: PriceRange;
}

@ObjectType()
export class Suggestion {
  @Field(() => SuggestionKind)
  kind: SuggestionKind;

  @Field()
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
  @Field(() => UnderstoodKind)
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

@ObjectType()
export class SearchResult {
  @Field(() => [ProductCard])
  items: ProductCard[];

  @Field(() => [Suggestion])
  suggestions: Suggestion[];

  @Field(() => FilterList)
  filterList: FilterList;

  @Field(() => SearchUnderstanding)
  understood: SearchUnderstanding;

  @Field(() => Pagination)
  pagination: Pagination;
}
