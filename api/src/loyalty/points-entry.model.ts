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
});

@ObjectType({ description: 'A row of the ledger of points; rows are added, never changed.' })
export class PointsEntry {
  @Field(() => ID)
  id: string;

  @Field(() => PointsEntryKind)
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

  @Field()
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When an accrual becomes spendable.' })
  availableAt: Date | null;

  @Field(() => ID, { nullable: true })
  orderUuid: string | null;

  @Field(() => Int, { nullable: true })
  orderNumber: number | null;

  @Field(() => String, { nullable: true, description: 'An operator’s words.' })
  reason: string | null;
}

@ObjectType()
export class PointsEntryPage {
  @Field(() => [PointsEntry])
  items: PointsEntry[];

  @Field(() => Pagination)
  pagination: Pagination;
}
