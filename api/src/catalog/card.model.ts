import { Field, Int, ObjectType } from '@nestjs/graphql';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';

/** Parts of a product that cards, cart lines and orders show. The product page has the same parts, but with ids. */

@ObjectType({ isAbstract: true })
export abstract class Named {
  @Field()
  slug: string;

  @Field()
  name: string;
}

@ObjectType()
export class CardBrand extends Named {}

@ObjectType()
export class CardSize extends Named {}

@ObjectType()
export class CardColour extends Named {
  @Field()
  hex: string;
}

@ObjectType()
export class CardImage {
  @Field({ description: 'A path below the image proxy: /_ipx/{modifiers}/{url}' })
  url: string;

  @Field()
  alt: string;

  @Field(() => Int)
  position: number;
}

@ObjectType({ description: '`#rrggbb` each.' })
export class BadgeColours {
  @Field()
  text: string;

  @Field()
  background: string;
}

@ObjectType()
export class CardBadge {
  @Field()
  title: string;

  @Field(() => BadgeColours)
  colours: BadgeColours;

  @Field(() => String, { nullable: true })
  logoUrl: string | null;
}

@ObjectType()
export class CardPrice {
  @Field(() => KopecksScalar)
  price: number;

  @Field(() => KopecksScalar, { nullable: true })
  oldPrice: number | null;

  @Field(() => KopecksScalar, { nullable: true })
  loyaltyPrice: number | null;

  @Field(() => Int, { description: 'Points; a guest sees the first level’s.' })
  cashback: number;

  @Field(() => Int, { description: 'Whole percent.' })
  sale: number;
}
