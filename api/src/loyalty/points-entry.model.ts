import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Pagination } from '../platform/graphql/pagination.model.js';

export const PointsEntryKind = {
  REGISTRATION: 'REGISTRATION',
  REGISTRATION_CONFIRMED: 'REGISTRATION_CONFIRMED',
  HOLD: 'HOLD',
  HOLD_RELEASED: 'HOLD_RELEASED',
  WRITE_OFF: 'WRITE_OFF',
  ACCRUAL: 'ACCRUAL',
  ACCRUAL_RELEASED: 'ACCRUAL_RELEASED',
  ACCRUAL_REVERSED: 'ACCRUAL_REVERSED',
  RETURNED: 'RETURNED',
  EXPIRED: 'EXPIRED',
  REVIEW: 'REVIEW',
  MANUAL: 'MANUAL',
} as const;
registerEnumType(PointsEntryKind, {
  name: 'PointsEntryKind',
  description:
    'HOLD sets points aside for an order, WRITE_OFF spends them; ACCRUAL comes with delivery and ACCRUAL_RELEASED makes it spendable; RETURNED gives back what paid for returned goods; REVIEW is for a review with a picture.',
  valuesMap: {
    REGISTRATION: { description: 'The bonus for registering came; it cannot be spent yet.' },
    REGISTRATION_CONFIRMED: { description: 'The bonus for registering can be spent: a telephone is confirmed.' },
    HOLD: { description: 'Points are set aside for an order that awaits payment.' },
    HOLD_RELEASED: { description: 'Points that were set aside are free again: the order was given up.' },
    WRITE_OFF: { description: 'Points have paid for an order.' },
    ACCRUAL: { description: 'A delivered unit has earned points; they wait for the days of return to pass.' },
    ACCRUAL_RELEASED: { description: 'Earned points can be spent.' },
    ACCRUAL_REVERSED: { description: 'Earned points are taken back: the unit was returned.' },
    RETURNED: { description: 'Points that had paid for a unit come back with its return.' },
    EXPIRED: { description: 'Points whose time is over.' },
    REVIEW: { description: 'The gift for a review with a picture.' },
    MANUAL: { description: 'An operator has given or taken points; `reason` says why.' },
  },
});

@ObjectType({ description: 'A row of the ledger of points; rows are added, never changed.' })
export class PointsEntry {
  @Field(() => ID, { description: 'Of the row; good as a key in lists.' })
  id: string;

  @Field(() => PointsEntryKind, { description: 'What happened.' })
  kind: keyof typeof PointsEntryKind;

  @Field(() => Int, { description: 'Change of the balance.' })
  amount: number;

  @Field(() => Int, { description: 'Change of the points that cannot be spent yet.' })
  pending: number;

  @Field(() => Int, { description: 'Change of the points set aside for orders.' })
  held: number;

  @Field(() => Int, {
    description:
      'Of ACCRUAL: points earned. `amount` of them came to the balance, the rest paid for points owed. Of ACCRUAL_REVERSED: points earned before, negative. 0 of any other.',
  })
  earned: number;

  @Field(() => Int, {
    description:
      'Change of the points owed: those taken back that were spent already. Later accruals pay them first, then it is negative.',
  })
  debt: number;

  @Field({ description: 'When it happened.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When an accrual becomes spendable.' })
  availableAt: Date | null;

  @Field(() => ID, { nullable: true, description: '`uuid` of the order it belongs to; null where it belongs to none.' })
  orderUuid: string | null;

  @Field(() => Int, {
    nullable: true,
    description: '`number` of the order it belongs to; null where it belongs to none.',
  })
  orderNumber: number | null;

  @Field(() => String, { nullable: true, description: 'An operator’s words.' })
  reason: string | null;
}

@ObjectType({ description: 'A page of the ledger of points.' })
export class PointsEntryPage {
  @Field(() => [PointsEntry], { description: 'Rows of this page, the newest first.' })
  items: PointsEntry[];

  @Field(() => Pagination, { description: 'Which page it is, and how many rows there are.' })
  pagination: Pagination;
}
