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
  description: 'Kinds of changes to a shopper’s points.',
  valuesMap: {
    REGISTRATION: { description: 'Registration bonus, not spendable yet.' },
    REGISTRATION_CONFIRMED: {
      description: 'The registration bonus becomes spendable because a phone number was confirmed.',
    },
    HOLD: { description: 'Points are reserved for an unpaid order.' },
    HOLD_RELEASED: { description: 'Reserved points are released because the order was cancelled.' },
    WRITE_OFF: { description: 'Points pay for an order.' },
    ACCRUAL: { description: 'Points earned by a delivered unit; spendable after the return period.' },
    ACCRUAL_RELEASED: { description: 'Earned points become spendable.' },
    ACCRUAL_REVERSED: { description: 'Earned points are revoked because the unit was returned.' },
    RETURNED: { description: 'Points that paid for a unit are given back when it is returned.' },
    EXPIRED: { description: 'Points expire.' },
    REVIEW: { description: 'Reward for a review with a picture.' },
    MANUAL: { description: 'An operator adds or removes points; `reason` says why.' },
  },
});

@ObjectType({ description: 'An entry of the points ledger; entries never change.' })
export class PointsEntry {
  @Field(() => ID, { description: 'Id of the entry, for list keys.' })
  id: string;

  @Field(() => PointsEntryKind, { description: 'Kind of change.' })
  kind: keyof typeof PointsEntryKind;

  @Field(() => Int, { description: 'Change of the points balance.' })
  amount: number;

  @Field(() => Int, { description: 'Change of the points that are not spendable yet.' })
  pending: number;

  @Field(() => Int, { description: 'Change of the points reserved for orders.' })
  held: number;

  @Field(() => Int, {
    description:
      'For ACCRUAL: points earned; `amount` of them went to the balance, the rest repaid debt. For ACCRUAL_REVERSED: earned points that are revoked, negative. Otherwise 0.',
  })
  earned: number;

  @Field(() => Int, {
    description:
      'Change of the points the shopper owes. Points revoked after they were spent increase it; later accruals repay it with negative values.',
  })
  debt: number;

  @Field({ description: 'When the change happened.' })
  createdAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When the earned points become spendable; null for entries of other kinds.',
  })
  availableAt: Date | null;

  @Field(() => ID, { nullable: true, description: '`uuid` of the related order; null if there is none.' })
  orderUuid: string | null;

  @Field(() => Int, {
    nullable: true,
    description: '`number` of the related order; null if there is none.',
  })
  orderNumber: number | null;

  @Field(() => String, { nullable: true, description: 'Reason given by an operator.' })
  reason: string | null;
}

@ObjectType({ description: 'A page of the points ledger.' })
export class PointsEntryPage {
  @Field(() => [PointsEntry], { description: 'Entries of this page, newest first.' })
  items: PointsEntry[];

  @Field(() => Pagination, { description: 'Position of this page and total number of entries.' })
  pagination: Pagination;
}
