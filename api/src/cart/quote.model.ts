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
  valuesMap: {
    GOODS: { description: 'All lines at their old prices; added.' },
    SALE: { description: 'Old prices less present prices; taken off.' },
    LOYALTY_PRICE: { description: 'What prices for signed-in shoppers take off.' },
    PERSONAL_PRICE: { description: 'What prices agreed with this shopper take off.' },
    PROMOCODE: { description: 'What the promo code takes off.' },
    BONUSES: { description: 'What points pay, 1 ₽ each; taken off.' },
    DELIVERY: { description: 'Price of delivery; added.' },
    TOTAL: { description: 'The money to pay.' },
    CASHBACK: { description: 'Points to come; it changes no sum.' },
  },
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
export class QuotePromocode implements Omit<PromoVerdict, 'refusal'> {
  @Field({ description: 'As the shop writes it.' })
  code: string;

  @Field({ description: 'Whether it takes something off. An order with a code that does not is refused.' })
  applied: boolean;

  @Field(() => PromocodeReasons, { nullable: true, description: 'Null where it applies.' })
  reason: PromoReason | null;

  @Field(() => KopecksScalar, { nullable: true, description: 'Of MINIMUM_NOT_REACHED: goods for so much more.' })
  missing: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The reason in words for the shopper, in the language that `accept-language` asks for.',
  })
  message: string | null;
}

@ObjectType({ description: 'An item that was asked about and cannot be bought: no sum counts it, delivery neither.' })
export class QuoteUnavailableItem {
  @Field(() => ID, { description: 'Of the product item, as it was asked about.' })
  itemId: string;

  @Field(() => UnavailableReasons, { description: 'GONE for an id that never was an offer, too.' })
  reason: UnavailableReason;
}

@ObjectType({ description: 'One step from the goods’ old prices to the total.' })
export class QuoteStep {
  @Field(() => QuoteStepKinds, { description: 'Which step it is; names for shoppers are up to the front.' })
  kind: QuoteStepKind;

  @Field(() => KopecksScalar, {
    description: 'Kopecks of this step, never negative: `kind` says whether they are added or taken off.',
  })
  amount: number;

  @Field(() => Int, { description: 'Of BONUSES and CASHBACK.' })
  points: number;
}

@ObjectType({ description: 'What the units of one offer cost.' })
export class QuoteLine {
  @Field(() => ID, { description: 'Of the product item, as it was asked about.' })
  itemId: string;

  @Field(() => Int, {
    description: 'Units that are counted: as many as were asked for, or fewer where no more can be bought at once.',
  })
  quantity: number;

  @Field(() => KopecksScalar, { description: 'Of one unit: the price itself where nothing is struck out.' })
  oldPrice: number;

  @Field(() => KopecksScalar, { description: 'What one unit costs this shopper before code and points.' })
  price: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Price of one unit for every signed-in shopper, in kopecks; null where there is none.',
  })
  loyaltyPrice: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'The price agreed with this shopper alone, where it is the lowest: `price` is this one then.',
  })
  personalPrice: number | null;

  @Field(() => KopecksScalar, { description: 'What the code takes off all its units.' })
  discountValue: number;

  @Field(() => Int, { description: 'Points that pay for all its units.' })
  bonuses: number;

  @Field(() => KopecksScalar, { description: 'Money for all its units: their prices less discount and points.' })
  soldPrice: number;

  @Field(() => Int, { description: 'Points that all its units earn when delivered.' })
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

  @Field(() => Int, { description: 'Points that the shopper could spend now; 0 for a guest.' })
  bonusesAvailable: number;

  @Field(() => Int, {
    description: 'Most points that may pay for these goods: within the share of the shopper’s level, a multiple of 10.',
  })
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
