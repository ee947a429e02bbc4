import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CardBrand, CardImage, CardSize } from '../catalog/index.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { ToldEvent } from '../platform/live/told-event.model.js';
import { ProductItemCard } from '../search/index.js';
import type { UnavailableReason } from '../pricing/index.js';

export const UnavailableReasons = { SOLD: 'SOLD', RESERVED: 'RESERVED', GONE: 'GONE' } as const;
registerEnumType(UnavailableReasons, {
  name: 'UnavailableReason',
  description: 'SOLD: no unit is left. RESERVED: all are in orders that await payment. GONE: not offered any more.',
  valuesMap: {
    SOLD: { description: 'No unit is left in stock.' },
    RESERVED: { description: 'All units are in orders that await payment; one may come back.' },
    GONE: { description: 'The offer or its product is not for sale any more.' },
  },
});

@ObjectType({ description: 'A line that cannot be bought; reported until it is removed.' })
export class UnavailableLine {
  @Field(() => ID, { description: 'Of the product item; `removeFromProductCart` takes it.' })
  id: string;

  @Field({ description: 'Name of the product when it was last for sale.' })
  name: string;

  @Field({ description: 'Of the product.' })
  slug: string;

  @Field(() => [CardBrand], { description: 'Its brands, the main one first.' })
  brands: CardBrand[];

  @Field(() => CardSize, { description: 'Size that was put into the cart.' })
  size: CardSize;

  @Field(() => [CardImage], { description: 'Pictures of the product, the cover first.' })
  images: CardImage[];

  @Field(() => UnavailableReasons, { description: 'Why no unit can be bought now.' })
  reason: UnavailableReason;
}

@ObjectType({ description: 'An offer in the cart that can be bought.' })
export class CartLine {
  @Field(() => ProductItemCard, { description: 'The offer; its `quantityMax` says how many units can be bought now.' })
  item: ProductItemCard;

  @Field(() => Int, {
    description:
      'Units that the shopper wants. It may be above `quantityMax` where others have bought some: sums count as many as can be bought.',
  })
  quantity: number;
}

@ObjectType({ description: 'One line an offer.' })
export class Cart {
  @Field(() => ID, { description: 'Account that the cart belongs to.' })
  userId: string;

  @Field(() => [ProductItemCard], { description: 'What can be bought, in the order it was added.' })
  productItems: ProductItemCard[];

  @Field(() => [CartLine], { description: 'The same offers with their quantities.' })
  lines: CartLine[];

  @Field(() => [UnavailableLine], { description: 'Lines that cannot be bought now; no sum counts them.' })
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

@ObjectType({ description: 'What `validatePromocode` has changed.' })
export class PromocodeResult {
  @Field(() => Cart, { description: 'The cart with the code, or without one after an empty code.' })
  cart: Cart;
}

@ObjectType({ description: 'Lines or the promo code of a cart have changed.' })
export class CartEvent extends ToldEvent {
  @Field(() => Cart, { description: 'As it is when the event is told.' })
  cart: Cart;
}
