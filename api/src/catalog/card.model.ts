import { Field, Int, InterfaceType, ObjectType } from '@nestjs/graphql';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';

/** Parts of a product that cards, cart lines and orders show. The product page has the same parts, but with ids. */

@InterfaceType({ isAbstract: true })
@ObjectType({ isAbstract: true })
export abstract class Named {
  @Field({ description: 'Short name for addresses and filters: lower-case Latin letters, digits and hyphens.' })
  slug: string;

  @Field({ description: 'Name for people, as a page shows it.' })
  name: string;
}

/** Fields that a type of cards and its namesake of the product page share, for fragments on either. */

@InterfaceType({ description: 'A brand: `Brand` with its page, `CardBrand` of cards and lines.' })
export abstract class NamedBrand extends Named {}

@InterfaceType({ description: 'A size: `Size` of a product page, `CardSize` of cards and lines.' })
export abstract class NamedSize extends Named {}

@InterfaceType({ description: 'A colour: `ColorPallete` of a product page, `CardColour` of cards.' })
export abstract class NamedColour extends Named {
  @Field({ description: 'The colour to draw, `#rrggbb`.' })
  hex: string;
}

@InterfaceType({ description: 'A picture: `ProductImage` of a product page, `CardImage` of cards and lines.' })
export abstract class Picture {
  @Field({ description: 'A path below the image proxy: /_ipx/{modifiers}/{url}' })
  url: string;

  @Field({ description: 'What the picture shows, for those who do not see it; may be empty.' })
  alt: string;

  @Field(() => Int, { description: 'Place among the pictures of the product, from 0; the cover is the first.' })
  position: number;
}

@ObjectType({ implements: () => [NamedBrand], description: 'A brand as a card names it.' })
export class CardBrand extends NamedBrand {}

@ObjectType({ implements: () => [NamedSize], description: 'A size as a card or a line names it.' })
export class CardSize extends NamedSize {}

@ObjectType({ implements: () => [NamedColour], description: 'A colour as a card shows it.' })
export class CardColour extends NamedColour {}

@ObjectType({ implements: () => [Picture], description: 'A picture of a product.' })
export class CardImage extends Picture {}

@ObjectType({ description: '`#rrggbb` each.' })
export class BadgeColours {
  @Field({ description: 'Colour of the words, `#rrggbb`.' })
  text: string;

  @Field({ description: 'Colour behind the words, `#rrggbb`.' })
  background: string;
}

@ObjectType({ description: 'A mark on a card, such as «Хит».' })
export class CardBadge {
  @Field({ description: 'The words on the badge, in Russian.' })
  title: string;

  @Field(() => BadgeColours, { description: 'Colours in which the shop draws it.' })
  colours: BadgeColours;

  @Field(() => String, {
    nullable: true,
    description: 'Its picture: a path below the image proxy; null where it has words only.',
  })
  logoUrl: string | null;
}

@ObjectType({ description: 'Prices of one offer for whoever asks.' })
export class CardPrice {
  @Field(() => KopecksScalar, { description: 'What everybody pays, in kopecks.' })
  price: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Struck-out price before the sale, above `price`; null without a sale.',
  })
  oldPrice: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'What signed-in shoppers pay, at most `price`; null where it is the same for all.',
  })
  loyaltyPrice: number | null;

  @Field(() => Int, { description: 'Points; a guest sees the first level’s.' })
  cashback: number;

  @Field(() => Int, { description: 'Whole percent.' })
  sale: number;
}
