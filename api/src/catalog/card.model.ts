import { Field, Int, InterfaceType, ObjectType } from '@nestjs/graphql';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';

/** Parts of a product that cards, cart lines and orders show. The product page shows the same parts with their ids. */

@InterfaceType({ isAbstract: true })
@ObjectType({ isAbstract: true })
export abstract class Named {
  @Field({ description: 'Slug for URLs and filters: lower-case Latin letters, digits and hyphens.' })
  slug: string;

  @Field({ description: 'Name to show to shoppers.' })
  name: string;
}

/**
 * Fields that a type of cards and the type of the same thing on the product page share, for fragments that fit either
 * type.
 */

@InterfaceType({ description: 'A brand: `Brand` on its page, `CardBrand` on cards and cart lines.' })
export abstract class NamedBrand extends Named {}

@InterfaceType({ description: 'A size: `Size` on a product page, `CardSize` on cards and cart lines.' })
export abstract class NamedSize extends Named {}

@InterfaceType({ description: 'A colour: `ColorPallete` on a product page, `CardColour` on cards.' })
export abstract class NamedColour extends Named {
  @Field({ description: 'Colour value, `#rrggbb`.' })
  hex: string;
}

@InterfaceType({ description: 'A picture: `ProductImage` on a product page, `CardImage` on cards and cart lines.' })
export abstract class Picture {
  @Field({ description: 'Image: a path for the image proxy, /_ipx/{modifiers}/{url}.' })
  url: string;

  @Field({ description: 'Alternative text: what the picture shows; may be empty.' })
  alt: string;

  @Field(() => Int, { description: 'Position among the product’s pictures, from 0; position 0 is the cover.' })
  position: number;
}

@ObjectType({ implements: () => [NamedBrand], description: 'A brand as shown on a product card.' })
export class CardBrand extends NamedBrand {}

@ObjectType({ implements: () => [NamedSize], description: 'A size as shown on a card or a cart line.' })
export class CardSize extends NamedSize {}

@ObjectType({ implements: () => [NamedColour], description: 'A colour as shown on a product card.' })
export class CardColour extends NamedColour {}

@ObjectType({ implements: () => [Picture], description: 'A picture of a product.' })
export class CardImage extends Picture {}

@ObjectType({ description: 'Colours of a badge, each as `#rrggbb`.' })
export class BadgeColours {
  @Field({ description: 'Text colour, `#rrggbb`.' })
  text: string;

  @Field({ description: 'Background colour, `#rrggbb`.' })
  background: string;
}

@ObjectType({ description: 'A badge on a product card, such as «Хит».' })
export class CardBadge {
  @Field({ description: 'Text on the badge, in Russian.' })
  title: string;

  @Field(() => BadgeColours, { description: 'Colours to draw the badge in.' })
  colours: BadgeColours;

  @Field(() => String, {
    nullable: true,
    description: 'Image of the badge: a path for the image proxy; null if the badge has text only.',
  })
  logoUrl: string | null;
}

@ObjectType({ description: 'Prices of one product item for the caller.' })
export class CardPrice {
  @Field(() => KopecksScalar, { description: 'Price for everybody, in kopecks.' })
  price: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Struck-out price before the sale in kopecks, above `price`; null without a sale.',
  })
  oldPrice: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Price for signed-in shoppers in kopecks, at most `price`; null if it equals `price`.',
  })
  loyaltyPrice: number | null;

  @Field(() => Int, { description: 'Points earned by buying one unit; for a guest, as on the first loyalty level.' })
  cashback: number;

  @Field(() => Int, { description: 'Discount from `oldPrice` as a whole percentage; 0 without a sale.' })
  sale: number;
}
