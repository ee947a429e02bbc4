import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';
import type { QuotedItems } from '../../cart/index.js';

@ObjectType({ description: 'Units of one product item in a quote.' })
class OrderForShopperLine {
  @Field(() => ID, { description: 'Id of the product item.' })
  id: string;

  @Field(() => Int, { description: 'Number of units that can be ordered: the requested number, or fewer.' })
  quantity: number;

  @Field(() => KopecksScalar, { description: 'Price of one unit for this shopper, in kopecks.' })
  price: number;
}

@ObjectType({ description: 'Price of an order for a shopper, before the order is placed.' })
export class OrderForShopperQuote {
  @Field(() => [OrderForShopperLine], { description: 'Product items that can be ordered, in the requested order.' })
  lines: OrderForShopperLine[];

  @Field(() => [ID], { description: 'Ids of requested product items that cannot be ordered.' })
  unavailableIds: string[];

  @Field(() => KopecksScalar, { description: 'Discount of the promo code in kopecks; 0 if it does not apply.' })
  discountValue: number;

  @Field(() => String, {
    nullable: true,
    description: 'Why the promo code gives no discount; null if the code gives a discount.',
  })
  promocodeMessage: string | null;

  @Field(() => Int, { description: 'Points used as payment.' })
  bonuses: number;

  @Field(() => Int, { description: 'Greatest number of points that can pay for these goods; 0 for a guest.' })
  bonusesAvailable: number;

  @Field(() => KopecksScalar, { nullable: true, description: 'Price of delivery in kopecks; null without a delivery.' })
  deliveryPrice: number | null;

  @Field(() => KopecksScalar, { description: 'Money to pay in kopecks; `createOrderForShopper` takes it.' })
  totalPrice: number;
}

export const orderForShopperQuote = (quoted: QuotedItems): OrderForShopperQuote => ({
  lines: quoted.lines.map(({ itemId, quantity, price }) => ({ id: itemId, quantity, price })),
  unavailableIds: quoted.unavailableItems.map(({ itemId }) => itemId),
  discountValue: quoted.discountValue,
  promocodeMessage: quoted.promocode?.message ?? null,
  bonuses: quoted.bonuses,
  bonusesAvailable: quoted.bonusesAvailableToSpent,
  deliveryPrice: quoted.deliveryPrice,
  totalPrice: quoted.totalPrice,
});
