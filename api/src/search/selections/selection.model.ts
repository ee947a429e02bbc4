import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { CardBrand, CardImage, CardPrice, CardSize } from '../../catalog/index.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';

/** The fields of a collection that both shoppers and operators see. */
@ObjectType({ isAbstract: true })
export abstract class CollectionView {
  @Field(() => ID, { description: 'Of the collection; `saveCollection` of operators takes it.' })
  id: string;

  @Field({ description: 'Last part of its address; value of the filter `collection`.' })
  slug: string;

  @Field({ description: 'Heading of the collection.' })
  title: string;

  @Field({ description: 'Words below the heading, plain text; may be empty.' })
  description: string;

  @Field({ description: 'Whether the shop shows it within its window of time.' })
  active: boolean;

  @Field(() => Date, { nullable: true, description: 'From when it is shown; null: at once.' })
  publishAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Until when it is shown; null: without end.' })
  finishAt: Date | null;
}

@ObjectType({ description: 'A hand-picked selection with a window of time.' })
export class Collection extends CollectionView {
  @Field(() => String, { nullable: true, description: 'A path below the image proxy.' })
  posterUrl: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Another picture for dark themes; null where `posterUrl` serves both.',
  })
  darkPosterUrl: string | null;
}

@ObjectType({ description: 'An offer as a cart line shows it.' })
export class ProductItemCard {
  @Field(() => ID, { description: 'Of the product item; cart, `quote` and orders take it.' })
  id: string;

  @Field(() => ID, { description: 'Product that it is a size of.' })
  productId: string;

  @Field({ description: 'Last part of the address /product/{slug}.' })
  slug: string;

  @Field({ description: 'Name of the product, in Russian.' })
  name: string;

  @Field(() => [CardBrand], { description: 'The main brand first.' })
  brands: CardBrand[];

  @Field(() => CardSize, { description: 'Size of this offer.' })
  size: CardSize;

  @Field(() => [CardImage], { description: 'The cover first.' })
  images: CardImage[];

  @Field(() => CardPrice, { description: 'Prices and points for whoever asks.' })
  priceDetails: CardPrice;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'The price that the shop has agreed with this shopper alone, if it is the lowest; null for guests.',
  })
  personalPrice: number | null;

  @Field({ description: 'Whether a unit can be bought now.' })
  available: boolean;

  @Field(() => Int, {
    description:
      'Most units that one order may have now: 1 unless the shop allows more of this offer, and never more than are left. 0 where none can be bought.',
  })
  quantityMax: number;
}
