import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CardImage } from '../catalog/index.js';
import { ReturnOutcome, ReturnReason, ReturnState } from '../generated/prisma/enums.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';

export { ReturnOutcome, ReturnReason, ReturnState };

registerEnumType(ReturnReason, { name: 'ReturnReason', description: 'OTHER wants a comment.' });
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
});
registerEnumType(ReturnOutcome, { name: 'ReturnOutcome', description: 'REFUSE: the unit stays the shopper’s.' });

export const ReturnRefusal = { NOT_DELIVERED: 'NOT_DELIVERED', TOO_LATE: 'TOO_LATE', REQUESTED: 'REQUESTED' } as const;
export type ReturnRefusal = keyof typeof ReturnRefusal;
registerEnumType(ReturnRefusal, {
  name: 'ReturnRefusal',
  description: 'REQUESTED: an open request names the unit already.',
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

  @Field(() => ReturnValue)
  value: ReturnValue;
}

@ObjectType()
export class ReturnPhoto {
  @Field({ description: 'A path below the image proxy: /_ipx/{modifiers}/{url}' })
  url: string;

  @Field(() => Int, { nullable: true, description: 'Pixels.' })
  width: number | null;

  @Field(() => Int, { nullable: true })
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

  @Field()
  name: string;

  @Field()
  sizeName: string;

  @Field(() => CardImage, { nullable: true })
  image: CardImage | null;

  @Field(() => ReturnReason)
  reason: ReturnReason;

  @Field()
  comment: string;

  @Field(() => ReturnOutcome, { nullable: true, description: 'What was decided about it; null until then.' })
  outcome: ReturnOutcome | null;
}

@ObjectType({ description: 'A shopper’s request to return units of one order.' })
export class ReturnRequest {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'What people say on the telephone.' })
  number: number;

  @Field(() => ReturnState)
  state: ReturnState;

  @Field(() => [ReturnPhoto])
  photos: ReturnPhoto[];

  @Field(() => [ReturnedItem])
  items: ReturnedItem[];

  @Field(() => ReturnValue, { description: 'Of all its units; once it is closed, of those that were refunded.' })
  value: ReturnValue;

  @Field(() => String, { nullable: true, description: 'How to send the goods, as the shop wrote when it approved it.' })
  instructions: string | null;

  @Field(() => String, { nullable: true })
  rejectionReason: string | null;

  @Field({ description: 'Whether cancelReturnRequest would cancel it.' })
  cancellable: boolean;

  @Field()
  createdAt: Date;

  @Field({ description: 'Of the last change of its state.' })
  updatedAt: Date;
}

@ObjectType()
export class OrderReturns {
  @Field(() => [ReturnableItem], { description: 'All units of the order.' })
  items: ReturnableItem[];

  @Field(() => [ReturnRequest], { description: 'The newest first.' })
  requests: ReturnRequest[];
}
