import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CardImage } from '../catalog/index.js';
import { ReturnOutcome, ReturnReason, ReturnState } from '../generated/prisma/enums.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';

export { ReturnOutcome, ReturnReason, ReturnState };

registerEnumType(ReturnReason, {
  name: 'ReturnReason',
  description: 'Reasons to return a unit.',
  valuesMap: {
    SIZE: { description: 'Does not fit.' },
    COLOUR_OR_STYLE: { description: 'Looks different than expected.' },
    DEFECT: { description: 'Broken or badly made; requires a photograph.' },
    WRONG_ITEM: { description: 'A different item was delivered; requires a photograph.' },
    NOT_AS_DESCRIBED: { description: 'Differs from the description on the page; requires a photograph.' },
    OTHER: { description: 'Any other reason; requires a comment.' },
  },
});
registerEnumType(ReturnState, {
  name: 'ReturnState',
  valuesMap: {
    NEW: { description: 'Waits for the shop’s decision; the shopper may cancel the request.' },
    APPROVED: { description: 'Approved by the shop; the shopper may send the goods.' },
    RECEIVED: { description: 'The shop has received the goods.' },
    REFUNDED: { description: 'Closed; `outcome` of each unit says whether it was refunded or exchanged.' },
    REJECTED: { description: 'Closed; `rejectionReason` says why.' },
    CANCELLED: { description: 'Cancelled by the shopper.' },
  },
  description: 'Status of a return request.',
});
registerEnumType(ReturnOutcome, {
  name: 'ReturnOutcome',
  description: 'Decision on a returned unit.',
  valuesMap: {
    REFUND: { description: 'Money and points are refunded.' },
    EXCHANGE: { description: 'A replacement is sent; no money is refunded.' },
    REFUSE: { description: 'The return is refused; the unit stays with the shopper.' },
  },
});

export const ReturnRefusal = {
  NOT_DELIVERED: 'NOT_DELIVERED',
  TOO_LATE: 'TOO_LATE',
  REQUESTED: 'REQUESTED',
  NOT_EXCHANGEABLE: 'NOT_EXCHANGEABLE',
} as const;
export type ReturnRefusal = keyof typeof ReturnRefusal;
registerEnumType(ReturnRefusal, {
  name: 'ReturnRefusal',
  description: 'Reasons why a unit cannot be returned.',
  valuesMap: {
    NOT_DELIVERED: { description: 'The unit has not been delivered yet or has been returned already.' },
    REQUESTED: { description: 'An open return request includes the unit already.' },
    TOO_LATE: { description: 'The return period is over.' },
    NOT_EXCHANGEABLE: {
      description:
        'The wanted replacement is not in `exchanges` of the unit. Another replacement or a refund may still be possible.',
    },
  },
});

@ObjectType({ description: 'Refund for units, and the earned points that are revoked.' })
export class ReturnValue {
  @Field(() => KopecksScalar, {
    description: 'Money in kopecks, refunded the way the order was paid. Delivery is not refunded.',
  })
  money: number;

  @Field(() => Int, { description: 'Points used as payment that are given back.' })
  bonuses: number;

  @Field(() => Int, { description: 'Earned points that are revoked.' })
  cashback: number;
}

@ObjectType({ description: 'A product item for which a returned unit can be exchanged.' })
export class ExchangeOffer {
  @Field(() => ID, { description: 'Id of the product item; `wantedItemId` of a return takes it.' })
  id: string;

  @Field({ description: 'Name of the size for shoppers, such as `42` or `M`.' })
  sizeName: string;
}

@ObjectType({ description: 'A unit of an order, and whether it can be returned.' })
export class ReturnableItem {
  @Field(() => ID, { description: 'Id of a unit from `orderProductItems`.' })
  id: string;

  @Field(() => ReturnRefusal, {
    nullable: true,
    description: 'Why the unit cannot be returned; null if the unit can be returned.',
  })
  refusal: ReturnRefusal | null;

  @Field(() => Date, { nullable: true, description: 'End of the return period; null until the unit is delivered.' })
  until: Date | null;

  @Field(() => ReturnValue, { description: 'Refund if only this unit is returned.' })
  value: ReturnValue;

  @Field(() => [ExchangeOffer], {
    description: 'Other sizes of the product that are in stock now, one entry for each size.',
  })
  exchanges: ExchangeOffer[];
}

@ObjectType({ description: 'A photograph of units to return.' })
export class ReturnPhoto {
  @Field({ description: 'Image: a path for the image proxy, /_ipx/{modifiers}/{url}.' })
  url: string;

  @Field(() => Int, { nullable: true, description: 'Width in pixels.' })
  width: number | null;

  @Field(() => Int, { nullable: true, description: 'Height in pixels.' })
  height: number | null;

  @Field(() => String, { nullable: true, description: 'Dominant colour, `#rrggbb`.' })
  colour: string | null;

  @Field(() => String, { nullable: true, description: 'A `data:` URL of a tiny preview.' })
  preview: string | null;
}

@ObjectType({ description: 'A unit in a return request.' })
export class ReturnedItem {
  @Field(() => ID, { description: 'Id of a unit from `orderProductItems`.' })
  id: string;

  @Field({ description: 'Name of the product when it was ordered.' })
  name: string;

  @Field({ description: 'Name of the ordered size.' })
  sizeName: string;

  @Field(() => CardImage, {
    nullable: true,
    description: 'Cover picture of the product when it was ordered; null if it had none.',
  })
  image: CardImage | null;

  @Field(() => ReturnReason, { description: 'The shopper’s reason for the return.' })
  reason: ReturnReason;

  @Field({ description: 'The shopper’s comment; may be empty.' })
  comment: string;

  @Field(() => ExchangeOffer, {
    nullable: true,
    description:
      'Offer that the shopper wants instead of a refund; null if the shopper wants the money. No unit is reserved for the exchange.',
  })
  wanted: ExchangeOffer | null;

  @Field(() => ReturnOutcome, { nullable: true, description: 'Decision on this unit; null until it is made.' })
  outcome: ReturnOutcome | null;
}

@ObjectType({ description: 'A shopper’s request to return units of one order.' })
export class ReturnRequest {
  @Field(() => ID, { description: 'Id of the return request; `cancelReturnRequest` takes it.' })
  id: string;

  @Field(() => Int, { description: 'Short number to quote on the phone.' })
  number: number;

  @Field(() => ReturnState, { description: 'Status of the return request.' })
  state: ReturnState;

  @Field(() => [ReturnPhoto], { description: 'Photographs sent by the shopper.' })
  photos: ReturnPhoto[];

  @Field(() => [ReturnedItem], { description: 'Units to return.' })
  items: ReturnedItem[];

  @Field(() => ReturnValue, {
    description: 'Refund for all units of the request; once the request is closed, for the refunded units.',
  })
  value: ReturnValue;

  @Field(() => String, {
    nullable: true,
    description: 'Instructions for sending the goods, written by the shop on approval; null if there are none.',
  })
  instructions: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the shop rejected the request, for the shopper; otherwise null.',
  })
  rejectionReason: string | null;

  @Field({ description: 'Whether `cancelReturnRequest` would succeed now.' })
  cancellable: boolean;

  @Field({ description: 'When the request was sent.' })
  createdAt: Date;

  @Field({ description: 'When the state last changed.' })
  updatedAt: Date;
}

@ObjectType({ description: 'Units of an order that can be returned, and existing return requests.' })
export class OrderReturns {
  @Field(() => [ReturnableItem], { description: 'All units of the order, each with whether it can be returned.' })
  items: ReturnableItem[];

  @Field(() => [ReturnRequest], { description: 'Return requests, newest first.' })
  requests: ReturnRequest[];
}
