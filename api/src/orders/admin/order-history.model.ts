import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ActorKind, PaymentState, RefundState } from '../../generated/prisma/enums.js';
import { OrderEdit } from '../order.model.js';
import { OrderStatusEnum, type OrderStatus } from '../index.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';

export const OrderHistoryKind = {
  STATUS: 'STATUS',
  EDIT: 'EDIT',
  PAYMENT: 'PAYMENT',
  REFUND: 'REFUND',
  NOTE: 'NOTE',
  LETTER: 'LETTER',
  SMS: 'SMS',
  ACTION: 'ACTION',
} as const;
export type OrderHistoryKind = (typeof OrderHistoryKind)[keyof typeof OrderHistoryKind];

registerEnumType(OrderHistoryKind, {
  name: 'OrderHistoryKind',
  description: 'Kind of an event in the history of an order.',
  valuesMap: {
    STATUS: { description: 'Units got `status`; the first such event is the placing of the order.' },
    EDIT: { description: 'The order was changed as `edit` says.' },
    PAYMENT: { description: 'A payment got its present `paymentState`.' },
    REFUND: { description: 'A refund of `amount` was requested; `refundState` says whether it was made.' },
    NOTE: { description: 'An operator or program added a note, which `reason` quotes.' },
    LETTER: { description: 'An e-mail about `news` was written to the shopper. Kept for `OUTBOX_KEPT_DAYS`.' },
    SMS: {
      description:
        'An SMS about `news` was written to the shopper. Kept for `OUTBOX_KEPT_DAYS`; left out if a letter or a later message took its place.',
    },
    ACTION: { description: 'An operator or program called `action`, with no other effect than those named here.' },
  },
});
registerEnumType(ActorKind, {
  name: 'OrderActorKind',
  description: 'Who caused an event of an order.',
  valuesMap: {
    SHOPPER: { description: 'The buyer, signed in to an account.' },
    OPERATOR: { description: 'An operator or an API client (a program with its own token); `actor` is the name.' },
    PAYMENT: { description: 'A payment that arrived or failed.' },
    SYSTEM: {
      description: 'The shop by itself, for example because a time limit passed; or a guest, who has no account.',
    },
  },
});
registerEnumType(RefundState, {
  name: 'RefundState',
  description: 'Status of a refund.',
  valuesMap: {
    REQUESTED: { description: 'Requested; not yet sent to the provider, or to be paid by hand.' },
    PENDING: { description: 'The provider is making it.' },
    SUCCEEDED: { description: 'Made.' },
    CANCELED: { description: 'Not made.' },
  },
});

export const OrderDetail = { SIZE: 'SIZE', PLACE: 'PLACE', TRACK: 'TRACK', WAYBILL: 'WAYBILL' } as const;
export type OrderDetail = (typeof OrderDetail)[keyof typeof OrderDetail];

registerEnumType(OrderDetail, {
  name: 'OrderDetail',
  description: 'What of an order was changed.',
  valuesMap: {
    SIZE: { description: 'The size of `unit`.' },
    PLACE: { description: 'The town of a delivery to an address, or the code of a pickup point.' },
    TRACK: { description: 'The tracking number of `unit`.' },
    WAYBILL: { description: 'The waybill of `unit` at CDEK.' },
  },
});

@ObjectType({ description: 'A value of an order before and after a change.' })
export class OrderDetailChange {
  @Field(() => OrderDetail, { description: 'What was changed.' })
  detail: OrderDetail;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the unit, and its size unless that was changed; null for the whole order.',
  })
  unit: string | null;

  @Field(() => String, { nullable: true, description: 'Value before the change; null if there was none.' })
  before: string | null;

  @Field(() => String, { nullable: true, description: 'Value after the change; null if there is none.' })
  after: string | null;
}

@ObjectType({ description: 'Something that happened to an order.' })
export class OrderHistoryEntry {
  @Field(() => ID, { description: 'Id of the event, unique within the order.' })
  id: string;

  @Field(() => OrderHistoryKind, { description: 'What happened.' })
  kind: OrderHistoryKind;

  @Field({ description: 'When it happened.' })
  createdAt: Date;

  @Field(() => ActorKind, { nullable: true, description: 'Who caused it; null if the shop does not record that.' })
  actorKind: ActorKind | null;

  @Field(() => String, {
    nullable: true,
    description: 'Current name of the operator or API client; null for others.',
  })
  actor: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason that was given, text of the note, or the provider’s reason of a failed payment.',
  })
  reason: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the operators’ call that caused it; null if no such call did.',
  })
  action: string | null;

  @Field(() => OrderStatusEnum, { nullable: true, description: 'Status that units got; null for other kinds.' })
  status: OrderStatus | null;

  @Field(() => [String], { description: 'Names and sizes of the units that got the status.' })
  units: string[];

  @Field(() => KopecksScalar, { nullable: true, description: 'Amount of the payment or refund in kopecks.' })
  amount: number | null;

  @Field(() => PaymentState, { nullable: true, description: 'Status of the payment; null for other kinds.' })
  paymentState: PaymentState | null;

  @Field(() => RefundState, { nullable: true, description: 'Status of the refund; null for other kinds.' })
  refundState: RefundState | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the refund was made, or the message sent; null before that.',
  })
  doneAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Event that a message tells the shopper, such as `PAID`; null for other kinds.',
  })
  news: string | null;

  @Field(() => OrderEdit, { nullable: true, description: 'What an edit changed; null for other kinds.' })
  edit: OrderEdit | null;

  @Field(() => [OrderDetailChange], {
    description:
      'Values that an operator or program changed with it; streets are not kept, so they are not among them.',
  })
  changes: OrderDetailChange[];
}
