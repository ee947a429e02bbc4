import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { QUOTE_STEPS, type QuoteStepKind, type UnavailableReason } from '../pricing/index.js';
import { PROMO_REASONS, type PromoReason, type PromoVerdict } from '../promo/index.js';
import { UnavailableReasons } from './cart.model.js';
import { enumOf } from '../platform/graphql/enum-of.js';

export const QuoteStepKinds = enumOf(QUOTE_STEPS);
registerEnumType(QuoteStepKinds, {
  name: 'QuoteStepKind',
  description: 'Kinds of calculation steps.',
  valuesMap: {
    GOODS: { description: 'All lines at their prices before the sale; added.' },
    SALE: { description: 'Discount by the sale: old prices minus current prices; subtracted.' },
    LOYALTY_PRICE: { description: 'Discount by prices for signed-in shoppers; subtracted.' },
    PERSONAL_PRICE: { description: 'Discount by prices agreed with this shopper; subtracted.' },
    PROMOCODE: { description: 'Discount of the promo code; subtracted.' },
    BONUSES: { description: 'Points used as payment, 1 ₽ each; subtracted.' },
    DELIVERY: { description: 'Delivery price; added.' },
    TOTAL: { description: 'Result: the money to pay.' },
    CASHBACK: { description: 'Points the shopper will earn; does not change the total.' },
  },
});

export const PromocodeReasons = enumOf(PROMO_REASONS);
registerEnumType(PromocodeReasons, {
  name: 'PromocodeReason',
  description: 'Why a promo code gives no discount.',
  valuesMap: {
    NOT_FOUND: { description: 'There is no such code.' },
    OVER: { description: 'No longer valid: the code’s last day has passed, or the shop has disabled the code.' },
    NOT_STARTED: { description: 'Not valid yet: the code’s first day is in the future.' },
    USED: { description: 'This shopper has used up their uses of the code; unpaid orders count.' },
    USED_UP: { description: 'All uses by all shoppers together are used up.' },
    FIRST_ORDER_ONLY: { description: 'Valid for a first order only, and the shopper has ordered before.' },
    NOT_FOR_THESE_GOODS: { description: 'None of the goods belongs to the code’s categories and brands.' },
    NOT_FOR_SALE_GOODS: {
      description: 'Not valid for discounted goods, and all goods that the code would cover are discounted.',
    },
    MINIMUM_NOT_REACHED: {
      description:
        'The price of the goods covered by the code is below the code’s minimum; `missing` is the difference in kopecks.',
    },
  },
});

@ObjectType({ description: 'Result for the requested promo code.' })
export class QuotePromocode implements Omit<PromoVerdict, 'refusal'> {
  @Field({ description: 'The code as the shop writes it.' })
  code: string;

  @Field({ description: 'Whether the code gives a discount. An order with a code that gives none is rejected.' })
  applied: boolean;

  @Field(() => PromocodeReasons, {
    nullable: true,
    description: 'Why the code is not applied; null if the code is applied.',
  })
  reason: PromoReason | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'For MINIMUM_NOT_REACHED: price of goods, in kopecks, that is still missing.',
  })
  missing: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason as text for the shopper, in the language of the header `accept-language`.',
  })
  message: string | null;
}

@ObjectType({ description: 'A requested item that cannot be bought; not included in any amount, including delivery.' })
export class QuoteUnavailableItem {
  @Field(() => ID, { description: 'Id of the requested product item.' })
  itemId: string;

  @Field(() => UnavailableReasons, { description: 'Why the item cannot be bought; GONE also for an unknown id.' })
  reason: UnavailableReason;
}

@ObjectType({ description: 'One step of the calculation from the old prices to the total.' })
export class QuoteStep {
  @Field(() => QuoteStepKinds, { description: 'Kind of step. Clients choose their own label for it.' })
  kind: QuoteStepKind;

  @Field(() => KopecksScalar, {
    description: 'Amount of this step in kopecks, never negative; `kind` says whether it is added or subtracted.',
  })
  amount: number;

  @Field(() => Int, { description: 'For BONUSES and CASHBACK: number of points; otherwise 0.' })
  points: number;
}

@ObjectType({ description: 'Price of all units of one product item.' })
export class QuoteLine {
  @Field(() => ID, { description: 'Id of the requested product item.' })
  itemId: string;

  @Field(() => Int, {
    description: 'Number of units priced: the requested number, or fewer if no more can be bought in one order.',
  })
  quantity: number;

  @Field(() => KopecksScalar, {
    description: 'Price of one unit before the sale, in kopecks; without a sale, the regular price.',
  })
  oldPrice: number;

  @Field(() => KopecksScalar, {
    description: 'Price of one unit for this shopper, in kopecks, before promo code and points.',
  })
  price: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Price of one unit for signed-in shoppers, in kopecks; null if there is none.',
  })
  loyaltyPrice: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description:
      'Price of one unit agreed with this shopper, in kopecks, if it is the lowest price and therefore equals `price`; otherwise null.',
  })
  personalPrice: number | null;

  @Field(() => KopecksScalar, { description: 'Discount of the promo code on all units, in kopecks.' })
  discountValue: number;

  @Field(() => Int, { description: 'Points used as payment for all units.' })
  bonuses: number;

  @Field(() => KopecksScalar, {
    description: 'Money to pay for all units, in kopecks: their prices minus discount and points.',
  })
  soldPrice: number;

  @Field(() => Int, { description: 'Points earned by all units when delivered.' })
  cashback: number;
}

@ObjectType({ description: 'Price of product items for the caller, with its calculation.' })
export class Quote {
  @Field(() => [QuoteLine], {
    description: 'Items that can be bought, in the requested order. An order of these items costs the same.',
  })
  lines: QuoteLine[];

  @Field(() => [QuoteUnavailableItem], { description: 'Requested items that cannot be bought.' })
  unavailableItems: QuoteUnavailableItem[];

  @Field(() => QuotePromocode, {
    nullable: true,
    description: 'Result for the requested promo code; null if none was sent.',
  })
  promocode: QuotePromocode | null;

  @Field(() => [QuoteStep], { description: 'Steps of the calculation; steps that change nothing are omitted.' })
  steps: QuoteStep[];

  @Field(() => KopecksScalar, { description: 'Price of all lines before discounts, in kopecks.' })
  goodsPrice: number;

  @Field(() => KopecksScalar, { description: 'Discount of the promo code in kopecks; 0 if it does not apply.' })
  discountValue: number;

  @Field(() => Int, { description: 'Points used as payment.' })
  bonuses: number;

  @Field(() => Int, { description: 'Points the shopper can spend now; 0 for a guest.' })
  bonusesAvailable: number;

  @Field(() => Int, {
    description:
      'Greatest number of points that can pay for these goods: a multiple of 10, within the percentage that the shopper’s loyalty level allows.',
  })
  bonusesAvailableToSpent: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Price of delivering the lines, in kopecks. Null without a chosen delivery and without lines.',
  })
  deliveryPrice: number | null;

  @Field(() => KopecksScalar, {
    description: 'Money to pay in kopecks: goods after promo code and points, plus delivery.',
  })
  totalPrice: number;

  @Field(() => Int, { description: 'Points the shopper will earn; 0 for a guest.' })
  cashback: number;
}
