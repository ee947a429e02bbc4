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
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { MOST_LINES } from '../cart/index.js';
import { IdempotencyKey } from '../platform/graphql/idempotency-key.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { OptionalLine } from '../platform/graphql/optional-line.js';
import { PersonName } from '../platform/graphql/person-name.js';
import { PlainText } from '../platform/graphql/plain-text.js';
import { EventsInput } from '../platform/live/events.input.js';
import { MOST_PER_ORDER } from '../pricing/index.js';
import { says } from '../shared/messages/messages.js';

export const PaymentType = { BANK_CARD: 'BANK_CARD', SBP: 'SBP', WALLET: 'WALLET' } as const;
export type PaymentType = keyof typeof PaymentType;
registerEnumType(PaymentType, {
  name: 'PaymentType',
  description: 'SBP: Система быстрых платежей.',
  valuesMap: {
    BANK_CARD: { description: 'Card of a bank, on the page of the payment provider.' },
    SBP: { description: 'Система быстрых платежей: by the app of a Russian bank.' },
    WALLET: { description: 'Wallet of ЮMoney.' },
  },
});

const trimmed = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** Replaces the line breaks of a multi-line field with spaces. */
const oneLine = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim().replace(/\s*[\r\n\t]\s*/g, ' ') || null : value,
);

@InputType({ description: 'Units of an offer, with the price it was shown for.' })
export class OrderItemInput {
  @Field(() => ID, { description: 'Of a product item.' })
  @Transform(({ value }: { value: string }) => value.toLowerCase())
  @IsUUID('all')
  id: string;

  @Field(() => KopecksScalar, {
    description: 'What the shopper saw one unit for: the loyalty price where it applied.',
  })
  @IsInt()
  @Min(0)
  price: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Units of it, 1 to `quantityMax` of the offer; left out: 1. The order has an item for each.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MOST_PER_ORDER)
  quantity?: number | null;
}

@InputType({ description: 'Who receives the order.' })
export class OrderContactInput {
  @Field({ description: 'First name: letters, spaces, hyphens and apostrophes, 60 at most.' })
  @trimmed
  @Length(1)
  @PersonName()
  name: string;

  @OptionalLine(60, 'Family name, 60 characters at most.')
  @PersonName()
  surname?: string | null;

  @OptionalLine(60, 'Patronymic, 60 characters at most.')
  @PersonName()
  lastname?: string | null;

  @Field({ description: 'A mobile number of a country the shop serves.' })
  @Length(5, 40)
  phone: string;

  @OptionalLine(254, 'Mailbox for news of the order; without one they come by SMS only.')
  email?: string | null;
}

@InputType({ description: 'A door for the courier.' })
export class OrderAddressInput {
  @Field(() => ID, { description: 'Of findCity.' })
  @Length(1, 40)
  cityId: string;

  @Field({ description: 'Street with its kind, 200 characters at most.' })
  @trimmed
  @Length(1, 200)
  @PlainText()
  street: string;

  @Field({ description: 'House number, 40 characters at most.' })
  @trimmed
  @Length(1, 40)
  @PlainText()
  house: string;

  @OptionalLine(40, 'Building of the house («корпус», «строение»), 40 characters at most.')
  building?: string | null;

  @OptionalLine(40, 'Flat or office, 40 characters at most.')
  apartment?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  @IsOptional()
  @Matches(/^[0-9]{5,6}$/, says('russianIndex'))
  index?: string | null;
}

@InputType({ description: 'One of the two.' })
export class OrderDeliveryInput {
  @OptionalLine(40, '`code` of a pickup point of `getPVZListByLocation`.')
  pickupPointCode?: string | null;

  @Field(() => OrderAddressInput, { nullable: true, description: 'By courier to this door.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => OrderAddressInput)
  address?: OrderAddressInput | null;
}

@InputType({ description: 'An order as the shopper saw it before they pressed the button.' })
export class CreateOrderInput {
  @Field({
    description:
      'Of `getIdempotencyKey`, or 16 to 64 random Latin letters, digits, `_` and `-` of one’s own. The same key answers the same order for ever.',
  })
  @IdempotencyKey()
  idempotencyKey: string;

  @Field(() => [OrderItemInput], { description: 'Offers to order; each can be there once.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_LINES)
  @ArrayUnique(({ id }: OrderItemInput) => id, says('eachOnce'))
  @ValidateNested({ each: true })
  @Type(() => OrderItemInput)
  items: OrderItemInput[];

  @OptionalLine(40, 'Code to apply; signed-in shoppers only.')
  promocode?: string | null;

  @Field(() => Int, { defaultValue: 0, description: 'Points that pay; a multiple of 10.' })
  @Min(0)
  @Max(100_000_000)
  bonuses = 0;

  @Field(() => OrderContactInput, { description: 'Who receives the order.' })
  @ValidateNested()
  @Type(() => OrderContactInput)
  contact: OrderContactInput;

  @Field(() => OrderDeliveryInput, { description: 'Where it goes.' })
  @ValidateNested()
  @Type(() => OrderDeliveryInput)
  delivery: OrderDeliveryInput;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'What the shopper saw in all; checked where it is given.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  totalPrice?: number | null;

  @oneLine
  @OptionalLine(1000, 'A word to the shop, 1000 characters at most; line breaks become spaces.')
  comment?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Where a payment page sends the shopper back, `{id}` for the order’s public id: of the storefront or of an origin of API_ORIGINS, deep links of apps too. Default: the storefront’s page of the order.',
  })
  @IsOptional()
  returnUrl?: string | null;

  @Field(() => PaymentType, { description: 'Way of payment.' })
  @IsIn(Object.values(PaymentType))
  paymentType: PaymentType;
}

/** What is ordered. A price of null is that of the moment, for an operator who orders for a shopper. */
export type OrderTerms = Omit<CreateOrderInput, 'items'> & {
  items: (Omit<OrderItemInput, 'price'> & { price?: number | null })[];
};

@InputType({ description: 'An order by the key that its owner alone has.' })
export class OrderByUuidInput {
  @Field(() => ID, { description: '`uuid` that placing the order answered.' })
  @IsUUID('all')
  uuid: string;
}

@InputType({ description: 'The order and the code that its telephone got.' })
export class ConfirmOrderPhoneInput extends OrderByUuidInput {
  @Field({ description: 'Of `sendSmsCode` to the order’s telephone, asked for by whoever confirms: guest or shopper.' })
  @Length(4, 4)
  code: string;
}

@InputType({ description: 'An order by the key of its public page.' })
export class PublicOrderInput {
  @Field(() => ID, { description: '`id` that placing the order answered; it may be passed on.' })
  @Length(1, 64)
  id: string;
}

@InputType({ description: 'Of which orders events are told, and from where.' })
export class OrderEventsInput extends EventsInput {
  @Field(() => ID, {
    nullable: true,
    description: '`uuid` that placing the order answered. Left out, all orders of the signed-in shopper.',
  })
  @IsOptional()
  @IsUUID('all')
  uuid?: string | null;
}
