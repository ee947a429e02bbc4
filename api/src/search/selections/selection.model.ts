import { Field, ID, ObjectType } from '@nestjs/graphql';
import { CardBrand, CardImage, CardPrice, CardSize } from '../../catalog/index.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';

/** The fields of a collection that both shoppers and operators see. */
@ObjectType({ isAbstract: true })
export abstract class CollectionView {
  @Field(() => ID)
  id: string;

  @Field()
  slug: string;

  @Field()
  title: string;

  @Field()
  description: string;

  @Field()
  active: boolean;

  @Field(() => Date, { nullable: true })
  publishAt: Date | null;

  @Field(() => Date, { nullable: true })
  finishAt: Date | null;
}

@ObjectType({ description: 'A hand-picked selection with a window of time.' })
export class Collection extends CollectionView {
  @Field(() => String, { nullable: true, description: 'A path below the image proxy.' })
  posterUrl: string | null;
}

@ObjectType({ description: 'An offer as a cart line shows it.' })
export class ProductItemCard {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  productId: string;

  @Field({ description: 'Of the product.' })
  slug: string;

  @Field()
  name: string;

  @Field(() => [CardBrand], { description: 'The main brand first.' })
  brands: CardBrand[];

  @Field(() => CardSize)
  size: CardSize;

  @Field(() => [CardImage], { description: 'The cover first.' })
  images: CardImage[];

  @Field(() => CardPrice)
  priceDetails: CardPrice;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'The price that the shop has agreed with this shopper alone, if it is the lowest; null for guests.',
  })
  personalPrice: number | null;

  @Field({ description: 'Whether a unit can be bought now.' })
  available: boolean;
}
