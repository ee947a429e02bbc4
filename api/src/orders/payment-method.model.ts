import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import type { Kopecks } from '../shared/kopecks.js';
import { PaymentType } from './order.input.js';

export const PaymentMethodCode = { ...PaymentType, AFTER_CALL: 'AFTER_CALL' } as const;
export type PaymentMethodCode = keyof typeof PaymentMethodCode;
registerEnumType(PaymentMethodCode, {
  name: 'PaymentMethodCode',
  description: 'Ways to pay for an order.',
  valuesMap: {
    BANK_CARD: { description: 'By card at once: `createOrderWithPaymentLink` with this `paymentType`.' },
    SBP: { description: 'By the app of a Russian bank at once: `createOrderWithPaymentLink` with this `paymentType`.' },
    WALLET: { description: 'From a wallet of ЮMoney at once: `createOrderWithPaymentLink` with this `paymentType`.' },
    AFTER_CALL: {
      description: 'An operator calls first, then the shopper pays by link: `createOrderRequest`, any `paymentType`.',
    },
  },
});

@ObjectType({ description: 'One way to pay for an order, with its terms.' })
export class PaymentMethod {
  @Field(() => PaymentMethodCode, { description: 'Which way it is, and so which call places the order.' })
  code: PaymentMethodCode;

  @Field({ description: 'Its name for people, in the language that `accept-language` asks for.' })
  name: string;

  @Field({
    description: 'Whether the goods can be ordered so: false online without a payment provider, and above the limits.',
  })
  available: boolean;

  @Field(() => Int, {
    description:
      'Minutes for which goods are held: to pay, or after AFTER_CALL to confirm the telephone by a code (`confirmOrderPhone`).',
  })
  holdMinutes: number;

  @Field(() => Int, {
    description:
      'The same with a confirmed telephone: AFTER_CALL then waits for the call, the others have no more time.',
  })
  confirmedHoldMinutes: number;

  @Field(() => Int, { description: 'Most units in one order without payment.' })
  mostUnits: number;

  @Field(() => KopecksScalar, {
    description: 'Most kopecks of goods in one order without payment; a single unit may cost more.',
  })
  mostGoodsPrice: Kopecks;
}

@InputType({ description: 'What is to be paid for, if it is known already. The town makes no difference.' })
export class PaymentMethodsInput {
  @Field(() => Int, { nullable: true, description: 'Units of the order, from 1 to 10,000.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(10_000)
  units?: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Kopecks of all goods at the prices of the order, before code and points, without delivery.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  goodsPrice?: number | null;
}
