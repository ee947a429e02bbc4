import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';
import type { Kopecks } from '../../shared/kopecks.js';
import { PaymentType } from '../order.input.js';

export const PaymentMethodCode = { ...PaymentType, AFTER_CALL: 'AFTER_CALL' } as const;
export type PaymentMethodCode = keyof typeof PaymentMethodCode;
registerEnumType(PaymentMethodCode, {
  name: 'PaymentMethodCode',
  description: 'Ways to pay for an order.',
  valuesMap: {
    BANK_CARD: { description: 'Immediate payment by card: call `createOrderWithPaymentLink` with this `paymentType`.' },
    SBP: {
      description:
        'Immediate payment through SBP in the app of a Russian bank: call `createOrderWithPaymentLink` with this `paymentType`.',
    },
    WALLET: {
      description: 'Immediate payment from a ЮMoney wallet: call `createOrderWithPaymentLink` with this `paymentType`.',
    },
    ON_DELIVERY: {
      description:
        'Payment when the goods are handed over: call `createOrderRequest` with this `paymentType`, then `confirmOrderPhone`. Absent unless the shop offers it.',
    },
    AFTER_CALL: {
      description:
        'An operator calls first, then the shopper pays by a link: call `createOrderRequest` with any other `paymentType`.',
    },
  },
});

@ObjectType({ description: 'A way to pay for an order, with its terms.' })
export class PaymentMethod {
  @Field(() => PaymentMethodCode, { description: 'Code of the method; it decides which call places the order.' })
  code: PaymentMethodCode;

  @Field({ description: 'Name for shoppers, in the language of the header `accept-language`.' })
  name: string;

  @Field({
    description:
      'Whether the order can be placed with this payment method. False for online payment without a payment provider, and above the limits.',
  })
  available: boolean;

  @Field(() => Int, {
    description:
      'Minutes for which units stay reserved: until payment, or for AFTER_CALL and ON_DELIVERY until the phone number is confirmed (`confirmOrderPhone`).',
  })
  holdMinutes: number;

  @Field(() => Int, {
    description:
      'Reservation time in minutes if the phone number is verified. For AFTER_CALL and ON_DELIVERY it lasts until the operator’s call; for other methods it equals `holdMinutes`.',
  })
  confirmedHoldMinutes: number;

  @Field(() => Int, { description: 'Greatest number of units in one unpaid order.' })
  mostUnits: number;

  @Field(() => KopecksScalar, {
    description:
      'Greatest price of goods in one unpaid order, in kopecks. A single unit may cost more, except for ON_DELIVERY.',
  })
  mostGoodsPrice: Kopecks;
}

@InputType({ description: 'Size of the order, if known. Terms do not depend on the town.' })
export class PaymentMethodsInput {
  @Field(() => Int, { nullable: true, description: 'Number of units in the order, from 1 to 10,000.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(10_000)
  units?: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Price of all goods in kopecks, before promo code and points, without delivery.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  goodsPrice?: number | null;
}
