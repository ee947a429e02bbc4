import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CardImage, CardSize } from '../catalog/index.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { ProductItemCard } from '../search/index.js';
import type { UnavailableReason } from '../pricing/index.js';

export const UnavailableReasons = { SOLD: 'SOLD', RESERVED: 'RESERVED', GONE: 'GONE' } as const;
registerEnumType(UnavailableReasons, {
  name: 'UnavailableReason',
  description: 'SOLD: no unit is left. RESERVED: all are in orders that await payment. GONE: not offered any more.',
});

@ObjectType({ description: 'A line that cannot be bought; reported until it is removed.' })
export class UnavailableLine {
  @Field(() => ID)
  id: string;

  @Field()
  name: string;

  @Field({ description: 'Of the product.' })
  slug: string;

  @Field(() => CardSize)
  size: CardSize;

  @Field(() => [CardImage])
  images: CardImage[];

  @Field(() => UnavailableReasons)
  reason: UnavailableReason;
}

@ObjectType({ description: 'One line an offer, one unit a line.' })
export class Cart {
  @Field(() => ID)
  userId: string;

  @Field(() => [ProductItemCard], { description: 'What can be bought, in the order it was added.' })
  productItems: ProductItemCard[];

  @Field(() => [UnavailableLine])
  unavailableItems: UnavailableLine[];

  @Field(() => String, { nullable: true, description: 'The one code the cart keeps; null once it cannot be used.' })
  promocode: string | null;

  @Field(() => KopecksScalar, { description: 'What the code takes off.' })
  discountValue: number;

  @Field(() => Int, { description: 'Points the shopper could spend.' })
  bonusesAvailable: number;

  @Field(() => Int, { description: 'Points this cart would take: a multiple of 10.' })
  bonusesAvailableToSpent: number;
}

@ObjectType()
export class PromocodeResult {
  @Field(() => Cart)
  cart: Cart;
}
