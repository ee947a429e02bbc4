import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { QUOTE_STEPS, type QuoteStepKind, type UnavailableReason } from '../pricing/index.js';
import { PROMO_REASONS, type PromoReason, type PromoVerdict } from '../promo/index.js';
import { UnavailableReasons } from './cart.model.js';

export const QuoteStepKinds = Object.fromEntries(QUOTE_STEPS.map((kind) => [kind, kind]));
registerEnumType(QuoteStepKinds, {
  name: 'QuoteStepKind',
  description:
    'SALE, LOYALTY_PRICE, PERSONAL_PRICE, PROMOCODE and BONUSES are taken off, GOODS and DELIVERY added, TOTAL is the result.',
});

export const PromocodeReasons = Object.fromEntries(PROMO_REASONS.map((reason) => [reason, reason]));
registerEnumType(PromocodeReasons, {
  name: 'PromocodeReason',
  description: 'Why a code takes nothing off.',
  valuesMap: {
    NOT_FOUND: { description: 'No code reads so.' },
    OVER: { description: 'Its last day has passed, or the shop has switched it off.' },
    NOT_STARTED: { description: 'Its first day is still to come.' },
    USED: { description: 'This shopper has used it as often as one may; orders that await payment count.' },
    USED_UP: { description: 'All shoppers together have used it as often as they may.' },
    FIRST_ORDER_ONLY: { description: 'It is for a first order, and the shopper has one.' },
    NOT_FOR_THESE_GOODS: { description: 'None of the goods are of its categories and brands.' },
    NOT_FOR_SALE_GOODS: { description: 'All goods it might be for are on sale, and it does not cover these.' },
    MINIMUM_NOT_REACHED: {
      description: 'The goods it covers come to less than its minimum; `missing` says by how much.',
    },
  },
});

@ObjectType({ description: 'What became of the code that was named.' })
export class QuotePromocode implements PromoVerdict {
  @Field({ description: 'As the shop writes it.' })
  code: string;

  @Field({ description: 'Whether it takes something off. An order with a code that does not is refused.' })
  applied: boolean;

  @Field(() => PromocodeReasons, { nullable: true, description: 'Null where it applies.' })
  reason: PromoReason | null;

  @Field(() => KopecksScalar, { nullable: true, description: 'Of MINIMUM_NOT_REACHED: goods for so much more.' })
  missing: number | null;

  @Field(() => String, { nullable: true, description: 'The reason in words for the shopper, in Russian.' })
  message: string | null;
}

@ObjectType({ description: 'An item that was asked about and cannot be bought: no sum counts it, delivery neither.' })
export class QuoteUnavailableItem {
  @Field(() => ID)
  itemId: string;

  @Field(() => UnavailableReasons, { description: 'GONE for an id that never was an offer, too.' })
  reason: UnavailableReason;
}

@ObjectType({ description: 'One step from the goods’ old prices to the total.' })
export class QuoteStep {
  @Field(() => QuoteStepKinds)
  kind: QuoteStepKind;

  @Field(() => KopecksScalar)
  amount: number;

  @Field(() => Int, { description: 'Of BONUSES and CASHBACK.' })
  points: number;
}

@ObjectType()
export class QuoteLine {
  @Field(() => ID)
  itemId: string;

  @Field(() => KopecksScalar, { description: 'The price itself where nothing is struck out.' })
  oldPrice: number;

  @Field(() => KopecksScalar, { description: 'What it costs this shopper before code and points.' })
  price: number;

  @Field(() => KopecksScalar, { nullable: true })
  loyaltyPrice: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'The price agreed with this shopper alone, where it is the lowest: `price` is this one then.',
  })
  personalPrice: number | null;

  @Field(() => KopecksScalar, { description: 'Its part of what the code takes off.' })
  discountValue: number;

  @Field(() => Int, { description: 'Points that pay for it.' })
  bonuses: number;

  @Field(() => KopecksScalar, { description: 'Money: price less discount and points.' })
  soldPrice: number;

  @Field(() => Int, { description: 'Points it earns when delivered.' })
  cashback: number;
}

@ObjectType({ description: 'What these goods cost this shopper, and why.' })
export class Quote {
  @Field(() => [QuoteLine], {
    description: 'What can be bought, in the order asked for. An order of it costs the same.',
  })
  lines: QuoteLine[];

  @Field(() => [QuoteUnavailableItem], { description: 'The other items that were asked about.' })
  unavailableItems: QuoteUnavailableItem[];

  @Field(() => QuotePromocode, { nullable: true, description: 'Null where no code is named.' })
  promocode: QuotePromocode | null;

  @Field(() => [QuoteStep], { description: 'Steps that change nothing are left out.' })
  steps: QuoteStep[];

  @Field(() => KopecksScalar, { description: 'At old prices.' })
  goodsPrice: number;

  @Field(() => KopecksScalar, { description: 'What the code takes off; 0 where it does not apply.' })
  discountValue: number;

  @Field(() => Int, { description: 'Points that pay.' })
  bonuses: number;

  @Field(() => Int)
  bonusesAvailable: number;

  @Field(() => Int)
  bonusesAvailableToSpent: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Of the lines. Null until a delivery is chosen, and without lines.',
  })
  deliveryPrice: number | null;

  @Field(() => KopecksScalar, { description: 'Money to pay: goods after code and points, plus delivery.' })
  totalPrice: number;

  @Field(() => Int, { description: 'Points to come; a guest earns none.' })
  cashback: number;
}
