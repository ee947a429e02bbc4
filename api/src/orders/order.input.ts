import { Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsIn,
  IsInt,
  IsOptional,
  IsUUID,
  Length,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { MOST_LINES } from '../cart/index.js';
import { IdempotencyKey } from '../platform/graphql/idempotency-key.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { OptionalLine } from '../platform/graphql/optional-line.js';
import { PersonName } from '../platform/graphql/person-name.js';
import { PersonLine, PostalCode } from '../platform/graphql/person-line.js';
import { EventsInput } from '../platform/live/events.input.js';
import { MOST_PER_ORDER } from '../pricing/index.js';
import { OrderCancelReason } from '../generated/prisma/enums.js';
import { says } from '../shared/messages/messages.js';

export const PaymentType = {
  BANK_CARD: 'BANK_CARD',
  SBP: 'SBP',
  WALLET: 'WALLET',
  ON_DELIVERY: 'ON_DELIVERY',
} as const;
export type PaymentType = keyof typeof PaymentType;
registerEnumType(PaymentType, {
  name: 'PaymentType',
  description: 'Way to pay for an order.',
  valuesMap: {
    BANK_CARD: { description: 'Bank card, on the page of the payment provider.' },
    SBP: { description: 'Система быстрых платежей: instant payment in the app of a Russian bank.' },
    WALLET: { description: 'ЮMoney wallet.' },
    ON_DELIVERY: {
      description: 'Payment when the goods are handed over; available only if `paymentMethods` lists it.',
    },
  },
});

registerEnumType(OrderCancelReason, {
  name: 'OrderCancelReason',
  description: 'Why a shopper cancels an order.',
  valuesMap: {
    NOT_NEEDED: { description: 'The goods are no longer needed.' },
    WRONG_CHOICE: { description: 'Wrong size, colour, address or recipient.' },
    FOUND_CHEAPER: { description: 'Found cheaper elsewhere.' },
    TOO_LONG: { description: 'Delivery takes too long.' },
    OTHER: { description: 'Another reason.' },
  },
});

/** Replaces the line breaks of a multi-line field with spaces. */
const oneLine = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim().replace(/\s*[\r\n\t]\s*/g, ' ') || null : value,
);

@InputType({ description: 'Units of a product item and the price the shopper saw.' })
export class OrderItemInput {
  @Field(() => ID, { description: 'Id of a product item.' })
  @Transform(({ value }: { value: string }) => value.toLowerCase())
  @IsUUID('all')
  id: string;

  @Field(() => KopecksScalar, {
    description: 'Price of one unit that the shopper saw, in kopecks: the loyalty price if it applied.',
  })
  @IsInt()
  @Min(0)
  price: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of units, from 1 to the item’s `quantityMax`; default: 1. Each unit becomes an item of the order.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MOST_PER_ORDER)
  quantity?: number | null;
}

@InputType({ description: 'Recipient of an order.' })
export class OrderContactInput {
  @PersonLine(60, 'First name: letters, spaces, hyphens and apostrophes, 60 at most.')
  @PersonName()
  name: string;

  @OptionalLine(60, 'Family name of the recipient, 60 characters at most.')
  @PersonName()
  surname?: string | null;

  @OptionalLine(60, 'Patronymic of the recipient, 60 characters at most.')
  @PersonName()
  lastname?: string | null;

  @Field({ description: 'Mobile number of a country that the shop serves.' })
  @Length(5, 40)
  phone: string;

  @OptionalLine(254, 'E-mail address for notifications about the order; absent or null: SMS only.')
  email?: string | null;
}

@InputType({ description: 'Address for delivery by courier.' })
export class OrderAddressInput {
  @Field(() => ID, { description: 'Id of a town from `findCity`.' })
  @Length(1, 40)
  cityId: string;

  @PersonLine(200, 'Street including its type, 200 characters at most.')
  street: string;

  @PersonLine(40, 'House number, 40 characters at most.')
  house: string;

  @OptionalLine(40, 'Building or block («корпус», «строение»), 40 characters at most.')
  building?: string | null;

  @OptionalLine(40, 'Flat or office, 40 characters at most.')
  apartment?: string | null;

  @PostalCode(/^[0-9]{5,6}$/, says('russianIndex'))
  index?: string | null;
}

@InputType({ description: 'Delivery by courier or to a pickup point. Set exactly one of the two fields.' })
export class OrderDeliveryInput {
  @OptionalLine(40, '`code` of a pickup point from `getPVZListByLocation`.')
  pickupPointCode?: string | null;

  @Field(() => OrderAddressInput, { nullable: true, description: 'Address for the courier.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => OrderAddressInput)
  address?: OrderAddressInput | null;
}

@InputType({ description: 'An order with the prices and terms that the shopper saw when placing it.' })
export class CreateOrderInput {
  @Field({
    description:
      'Idempotency key: one from `getIdempotencyKey`, or your own of 16 to 64 random Latin letters, digits, `_` and `-`. Repeating a key returns the same order; keys never expire.',
  })
  @IdempotencyKey()
  idempotencyKey: string;

  @Field(() => [OrderItemInput], { description: 'Product items to order; each item may occur once.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_LINES)
  @ArrayUnique(({ id }: OrderItemInput) => id, says('eachOnce'))
  @ValidateNested({ each: true })
  @Type(() => OrderItemInput)
  items: OrderItemInput[];

  @OptionalLine(40, 'Promo code to apply; for signed-in shoppers only.')
  promocode?: string | null;

  @Field(() => Int, { defaultValue: 0, description: 'Number of points to pay with, a multiple of 10.' })
  @Min(0)
  @Max(100_000_000)
  bonuses = 0;

  @Field(() => OrderContactInput, { description: 'Recipient of the order.' })
  @ValidateNested()
  @Type(() => OrderContactInput)
  contact: OrderContactInput;

  @Field(() => OrderDeliveryInput, { description: 'Delivery address or pickup point.' })
  @ValidateNested()
  @Type(() => OrderDeliveryInput)
  delivery: OrderDeliveryInput;

  @Field(() => KopecksScalar, {
    nullable: true,
    description:
      'Total that the shopper saw, in kopecks. If sent, it must equal the current total; otherwise the error is TOTAL_CHANGED.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  totalPrice?: number | null;

  @oneLine
  @OptionalLine(1000, 'Message to the shop, 1000 characters at most; line breaks become spaces.')
  comment?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'URL to which the payment page returns the shopper; `{id}` is replaced by the order’s public id. It must belong to the storefront or to an origin in API_ORIGINS; deep links of apps are allowed. Default: the order’s page in the storefront.',
  })
  @IsOptional()
  returnUrl?: string | null;

  @Field(() => PaymentType, { description: 'Way of payment.' })
  @IsIn(Object.values(PaymentType))
  paymentType: PaymentType;
}

/**
 * The ordered items and their terms. A price of null means the current price, for an operator who orders for a shopper.
 */
export type OrderTerms = Omit<CreateOrderInput, 'items'> & {
  items: (Omit<OrderItemInput, 'price'> & { price?: number | null })[];
};

@InputType({ description: 'Identifies an order by the uuid that only its owner has.' })
export class OrderByUuidInput {
  @Field(() => ID, { description: '`uuid` of the order, as returned when it was placed.' })
  @IsUUID('all')
  uuid: string;
}

@InputType({ description: 'An order and the code sent to its phone number.' })
export class ConfirmOrderPhoneInput extends OrderByUuidInput {
  @Field({
    description:
      'Code that `sendSmsCode` sent to the order’s phone number, at the request of the same guest or shopper.',
  })
  @Length(4, 4)
  code: string;
}

@InputType({ description: 'Identifies an order by the id of its public page.' })
export class PublicOrderInput {
  @Field(() => ID, { description: 'Public `id` of the order, as returned when it was placed; it may be shared.' })
  @Length(1, 64)
  id: string;
}

@InputType({ description: 'Orders to receive events of, and the point from which events are sent.' })
export class OrderEventsInput extends EventsInput {
  @Field(() => ID, {
    nullable: true,
    description:
      '`uuid` of one order, as returned when it was placed. Absent or null: all orders of the signed-in shopper.',
  })
  @IsOptional()
  @IsUUID('all')
  uuid?: string | null;
}
