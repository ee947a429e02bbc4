import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { CardBrand, CardImage, CardPrice, CardSize, DeliverySpeed } from '../../catalog/index.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';

/** The fields of a collection that both shoppers and operators see. */
@ObjectType({ isAbstract: true })
export abstract class CollectionView {
  @Field(() => ID, { description: 'Id of the collection; the operators’ `saveCollection` takes it.' })
  id: string;

  @Field({ description: 'Last segment of the collection’s path; a value of the filter `collection`.' })
  slug: string;

  @Field({ description: 'Heading of the collection.' })
  title: string;

  @Field({ description: 'Plain text below the heading; may be empty.' })
  description: string;

  @Field({
    description:
      'Whether the collection is enabled. An enabled collection is shown between `publishAt` and `finishAt`.',
  })
  active: boolean;

  @Field(() => Date, { nullable: true, description: 'Start of the display period; null: immediately.' })
  publishAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'End of the display period; null: no end.' })
  finishAt: Date | null;
}

@ObjectType({ description: 'A hand-picked selection of products, shown for a limited or unlimited time.' })
export class Collection extends CollectionView {
  @Field(() => String, { nullable: true, description: 'Image: a path for the image proxy, /_ipx/{modifiers}/{url}.' })
  posterUrl: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Image for dark themes: a path for the image proxy; null if `posterUrl` is used for both.',
  })
  darkPosterUrl: string | null;
}

@ObjectType({ description: 'A product item as shown in a cart line.' })
export class ProductItemCard {
  @Field(() => ID, { description: 'Id of the product item; cart, `quote` and orders take it.' })
  id: string;

  @Field(() => ID, { description: 'Id of the product that the item belongs to.' })
  productId: string;

  @Field({ description: 'Last segment of the path /product/{slug}.' })
  slug: string;

  @Field({ description: 'Name of the product, in Russian.' })
  name: string;

  @Field(() => [CardBrand], { description: 'Brands, main brand first.' })
  brands: CardBrand[];

  @Field(() => CardSize, { description: 'Size, such as «42» or «M».' })
  size: CardSize;

  @Field(() => [CardImage], { description: 'Pictures, cover first.' })
  images: CardImage[];

  @Field(() => DeliverySpeed, { description: 'Whether the item ships from Russia or from abroad.' })
  deliverySpeed: DeliverySpeed;

  @Field(() => CardPrice, { description: 'Prices and points for the caller.' })
  priceDetails: CardPrice;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Price in kopecks agreed with this shopper, if it is the lowest; otherwise null.',
  })
  personalPrice: number | null;

  @Field({ description: 'Whether at least one unit can be bought now.' })
  available: boolean;

  @Field(() => Int, {
    description:
      'Greatest quantity in one order now: 1 unless the shop allows more of this item, and at most the units in stock. 0 if none can be bought.',
  })
  quantityMax: number;
}
