import { Field, Int, ObjectType } from '@nestjs/graphql';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';

/** Parts of a product that cards, cart lines and orders show. The product page has the same parts, but with ids. */

@ObjectType({ isAbstract: true })
export abstract class Named {
  @Field({ description: 'Short name for addresses and filters: lower-case Latin letters, digits and hyphens.' })
  slug: string;

  @Field({ description: 'Name for people, as a page shows it.' })
  name: string;
}

@ObjectType({ description: 'A brand as a card names it.' })
export class CardBrand extends Named {}

@ObjectType({ description: 'A size as a card or a line names it.' })
export class CardSize extends Named {}

@ObjectType({ description: 'A colour as a card shows it.' })
export class CardColour extends Named {
  @Field({ description: 'The colour to draw, `#rrggbb`.' })
  hex: string;
}

@ObjectType({ description: 'A picture of a product.' })
export class CardImage {
  @Field({ description: 'A path below the image proxy: /_ipx/{modifiers}/{url}' })
  url: string;

  @Field({ description: 'What the picture shows, for those who do not see it; may be empty.' })
  alt: string;

  @Field(() => Int, { description: 'Place among the pictures of the product, from 0; the cover is the first.' })
  position: number;
}

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
