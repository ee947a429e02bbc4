import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CardImage } from '../catalog/index.js';
import { ReturnOutcome, ReturnReason, ReturnState } from '../generated/prisma/enums.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';

export { ReturnOutcome, ReturnReason, ReturnState };

registerEnumType(ReturnReason, {
  name: 'ReturnReason',
  description: 'OTHER wants a comment.',
  valuesMap: {
    SIZE: { description: 'It does not fit.' },
    COLOUR_OR_STYLE: { description: 'It looks different from what was expected.' },
    DEFECT: { description: 'It is broken or badly made; wants a photograph.' },
    WRONG_ITEM: { description: 'Something else was sent; wants a photograph.' },
    NOT_AS_DESCRIBED: { description: 'It is not what the page said; wants a photograph.' },
    OTHER: { description: 'Anything else; wants a comment.' },
  },
});
registerEnumType(ReturnState, {
  name: 'ReturnState',
  valuesMap: {
    NEW: { description: 'Waits for the shop; the shopper may cancel it.' },
    APPROVED: { description: 'The goods may be sent.' },
    RECEIVED: { description: 'The goods are in the shop.' },
    REFUNDED: { description: 'Closed; `outcome` says of each unit whether it was refunded or exchanged.' },
    REJECTED: { description: 'Closed; `rejectionReason` says why.' },
    CANCELLED: { description: 'Given up by the shopper.' },
  },
  description: 'How far a request to return goods has come.',
});
registerEnumType(ReturnOutcome, {
  name: 'ReturnOutcome',
  description: 'REFUSE: the unit stays the shopper’s.',
  valuesMap: {
    REFUND: { description: 'Money and points come back.' },
    EXCHANGE: { description: 'A replacement is sent; no money moves.' },
    REFUSE: { description: 'The unit stays the shopper’s.' },
  },
});

export const ReturnRefusal = { NOT_DELIVERED: 'NOT_DELIVERED', TOO_LATE: 'TOO_LATE', REQUESTED: 'REQUESTED' } as const;
export type ReturnRefusal = keyof typeof ReturnRefusal;
registerEnumType(ReturnRefusal, {
  name: 'ReturnRefusal',
  description: 'REQUESTED: an open request names the unit already.',
  valuesMap: {
    NOT_DELIVERED: { description: 'The shopper does not have it yet, or it came back already.' },
    REQUESTED: { description: 'An open request names the unit already.' },
    TOO_LATE: { description: 'The days of return are over.' },
  },
});

@ObjectType({ description: 'What comes back for units, and what they had earned.' })
export class ReturnValue {
  @Field(() => KopecksScalar, { description: 'Money, the same way as it was paid. Delivery is not refunded.' })
  money: number;

  @Field(() => Int, { description: 'Points that had paid for them.' })
  bonuses: number;

  @Field(() => Int, { description: 'Points that they earned, which are taken back.' })
  cashback: number;
}

@ObjectType({ description: 'Whether a unit of an order can be returned.' })
export class ReturnableItem {
  @Field(() => ID, { description: 'Of `orderProductItems`.' })
  id: string;

  @Field(() => ReturnRefusal, { nullable: true, description: 'Why it cannot be returned; null where it can.' })
  refusal: ReturnRefusal | null;

  @Field(() => Date, { nullable: true, description: 'Until when it can be returned; null until it is delivered.' })
  until: Date | null;

  @Field(() => ReturnValue, { description: 'What would come back for this unit alone.' })
  value: ReturnValue;
}

@ObjectType({ description: 'A photograph of goods that are returned.' })
export class ReturnPhoto {
  @Field({ description: 'A path below the image proxy: /_ipx/{modifiers}/{url}' })
  url: string;

  @Field(() => Int, { nullable: true, description: 'Pixels.' })
  width: number | null;

  @Field(() => Int, { nullable: true, description: 'Pixels.' })
  height: number | null;

  @Field(() => String, { nullable: true, description: 'Dominant colour, `#rrggbb`.' })
  colour: string | null;

  @Field(() => String, { nullable: true, description: 'A `data:` address of a tiny picture.' })
  preview: string | null;
}

@ObjectType({ description: 'A unit in a request.' })
export class ReturnedItem {
  @Field(() => ID, { description: 'Of `orderProductItems`.' })
  id: string;

  @Field({ description: 'Name of the product when it was ordered.' })
  name: string;

  @Field({ description: 'Name of the size that was ordered.' })
  sizeName: string;

  @Field(() => CardImage, {
    nullable: true,
    description: 'Cover of the product when it was ordered; null where it had none.',
  })
  image: CardImage | null;

  @Field(() => ReturnReason, { description: 'Why the shopper returns it.' })
  reason: ReturnReason;

  @Field({ description: 'What the shopper wrote about it; may be empty.' })
  comment: string;

  @Field(() => ReturnOutcome, { nullable: true, description: 'What was decided about it; null until then.' })
  outcome: ReturnOutcome | null;
}

@ObjectType({ description: 'A shopper’s request to return units of one order.' })
export class ReturnRequest {
  @Field(() => ID, { description: 'Of the request; `cancelReturnRequest` takes it.' })
  id: string;

  @Field(() => Int, { description: 'What people say on the telephone.' })
  number: number;

  @Field(() => ReturnState, { description: 'How far it has come.' })
  state: ReturnState;

  @Field(() => [ReturnPhoto], { description: 'What the shopper photographed.' })
  photos: ReturnPhoto[];

  @Field(() => [ReturnedItem], { description: 'Units that are returned.' })
  items: ReturnedItem[];

  @Field(() => ReturnValue, { description: 'Of all its units; once it is closed, of those that were refunded.' })
  value: ReturnValue;

  @Field(() => String, { nullable: true, description: 'How to send the goods, as the shop wrote when it approved it.' })
  instructions: string | null;

  @Field(() => String, { nullable: true, description: 'Why the shop refused, for the shopper; null unless it did.' })
  rejectionReason: string | null;

  @Field({ description: 'Whether cancelReturnRequest would cancel it.' })
  cancellable: boolean;

  @Field({ description: 'When it was sent.' })
  createdAt: Date;

  @Field({ description: 'Of the last change of its state.' })
  updatedAt: Date;
}

@ObjectType({ description: 'What can be returned of an order, and what was asked for.' })
export class OrderReturns {
  @Field(() => [ReturnableItem], { description: 'All units of the order.' })
  items: ReturnableItem[];

  @Field(() => [ReturnRequest], { description: 'The newest first.' })
  requests: ReturnRequest[];
}
