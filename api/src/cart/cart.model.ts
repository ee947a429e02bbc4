import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CardBrand, CardImage, CardSize } from '../catalog/index.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { ToldEvent } from '../platform/live/told-event.model.js';
import { ProductItemCard } from '../search/index.js';
import type { UnavailableReason } from '../pricing/index.js';

export const UnavailableReasons = { SOLD: 'SOLD', RESERVED: 'RESERVED', GONE: 'GONE' } as const;
registerEnumType(UnavailableReasons, {
  name: 'UnavailableReason',
  description: 'Reasons why a product item cannot be bought.',
  valuesMap: {
    SOLD: { description: 'Out of stock.' },
    RESERVED: { description: 'All units are reserved by unpaid orders; some may become available again.' },
    GONE: { description: 'The product item or its product is no longer sold.' },
  },
});

@ObjectType({ description: 'A cart line that cannot be bought; it stays until it is removed.' })
export class UnavailableLine {
  @Field(() => ID, { description: 'Id of the product item; `removeFromProductCart` takes it.' })
  id: string;

  @Field({ description: 'Name of the product when it was last on sale.' })
  name: string;

  @Field({ description: 'Slug of the product.' })
  slug: string;

  @Field(() => [CardBrand], { description: 'Brands of the product, main brand first.' })
  brands: CardBrand[];

  @Field(() => CardSize, { description: 'Size of the product item.' })
  size: CardSize;

  @Field(() => [CardImage], { description: 'Pictures of the product, cover first.' })
  images: CardImage[];

  @Field(() => UnavailableReasons, { description: 'Why no unit can be bought now.' })
  reason: UnavailableReason;
}

@ObjectType({ description: 'A cart line that can be bought.' })
export class CartLine {
  @Field(() => ProductItemCard, {
    description: 'The product item; `quantityMax` is the number of units available now.',
  })
  item: ProductItemCard;

  @Field(() => Int, {
    description:
      'Number of units the shopper wants. It can exceed `quantityMax` if stock has fallen; totals use `quantityMax` in that case.',
  })
  quantity: number;
}

@ObjectType({ description: 'A shopper’s cart: one line for each product item.' })
export class Cart {
  @Field(() => ID, { description: 'Id of the account that the cart belongs to.' })
  userId: string;

  @Field(() => [ProductItemCard], { description: 'Items that can be bought now, in the order they were added.' })
  productItems: ProductItemCard[];

  @Field(() => [CartLine], { description: 'The items of `productItems` with their quantities.' })
  lines: CartLine[];

  @Field(() => [UnavailableLine], {
    description: 'Items that cannot be bought now; totals do not include these items.',
  })
  unavailableItems: UnavailableLine[];

  @Field(() => [ID], {
    description:
      'Ids passed to `mergeProductCart` whose items are not in the cart: unknown ids, items that cannot be bought, and items that did not fit into the cart. Empty in results of other calls.',
  })
  notMerged: string[];

  @Field(() => String, {
    nullable: true,
    description: 'The promo code applied to the cart, one at most; null if none is applied or it is no longer valid.',
  })
  promocode: string | null;

  @Field(() => KopecksScalar, { description: 'Discount of the promo code, in kopecks.' })
  discountValue: number;

  @Field(() => Int, { description: 'Balance of points the shopper can spend.' })
  bonusesAvailable: number;

  @Field(() => Int, { description: 'Greatest number of points that can pay for this cart; a multiple of 10.' })
  bonusesAvailableToSpent: number;
}

@ObjectType({ description: 'Result of `validatePromocode`.' })
export class PromocodeResult {
  @Field(() => Cart, { description: 'The cart with the code applied; without a code if the sent code was empty.' })
  cart: Cart;
}

@ObjectType({ description: 'The lines or the promo code of a cart have changed.' })
export class CartEvent extends ToldEvent {
  @Field(() => Cart, { description: 'The cart as it is when the event is sent.' })
  cart: Cart;
}
