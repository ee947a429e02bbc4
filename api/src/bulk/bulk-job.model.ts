import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { BulkJobKind, BulkOutcome, BulkRefusal } from '../generated/prisma/enums.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

export { BulkJobKind, BulkOutcome, BulkRefusal };

registerEnumType(BulkJobKind, {
  name: 'BulkJobKind',
  description: 'What a bulk job changes.',
  valuesMap: {
    PRICES: { description: 'Prices of offers.' },
    STOCK: { description: 'Stock of offers.' },
  },
});

export enum BulkJobState {
  WAITING = 'WAITING',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
}
registerEnumType(BulkJobState, {
  name: 'BulkJobState',
  description: 'How far a bulk job has come.',
  valuesMap: {
    WAITING: { description: 'No row has been applied: earlier jobs of its kind come first.' },
    RUNNING: { description: 'Some rows are done, and what they changed holds.' },
    DONE: { description: 'Every row is applied, unchanged or refused.' },
  },
});

registerEnumType(BulkOutcome, {
  name: 'BulkOutcome',
  description: 'What became of a row of a bulk job.',
  valuesMap: {
    APPLIED: { description: 'The offer has the new values.' },
    UNCHANGED: { description: 'The offer had these values before; nothing was written.' },
    REFUSED: { description: 'Nothing was written; `refusal` says why.' },
  },
});
registerEnumType(BulkRefusal, {
  name: 'BulkRefusal',
  description: 'Why a row of a bulk job was refused.',
  valuesMap: {
    ITEM_NOT_FOUND: { description: 'There is no offer with this id, sku or external id.' },
    ITEM_AMBIGUOUS: { description: 'Several offers have this sku or external id; name the offer by its id.' },
    ITEM_REPEATED: { description: 'An earlier row of the job has named the same offer in another way.' },
    PRICE_NOT_POSITIVE: { description: '`price` is 0.' },
    PRICE_NOT_BELOW_OLD: { description: '`oldPrice` is not above `price`.' },
    PRICE_BELOW_LOYALTY: { description: '`loyaltyPrice` is above `price`.' },
    STOCK_BELOW_RESERVED: { description: 'Open orders hold more units than would be left; `reserved` says how many.' },
    STOCK_TOO_LARGE: { description: 'There would be more than 1,000,000 units.' },
  },
});

@ObjectType({ description: 'A call that changes the prices or the stock of many offers (docs/bulk.md).' })
export class BulkJob {
  @Field(() => ID, { description: 'For `bulkJob` and `bulkJobRows`; the trail has it as `entityId`.' })
  id: string;

  @Field(() => BulkJobKind, { description: 'What it changes.' })
  kind: BulkJobKind;

  @Field(() => BulkJobState, { description: 'How far it has come.' })
  state: BulkJobState;

  @Field({ description: 'Key that it was sent with.' })
  idempotencyKey: string;

  @Field({ description: 'Who sent it: name, mailbox or telephone of a person, or the name of a program.' })
  sentBy: string;

  @Field(() => Int, { description: 'Rows of the call.' })
  total: number;

  @Field(() => Int, { description: 'Rows that are done: applied, unchanged and refused ones.' })
  handled: number;

  @Field(() => Int, { description: 'Rows whose offers have new values.' })
  applied: number;

  @Field(() => Int, { description: 'Rows whose offers had these values before.' })
  unchanged: number;

  @Field(() => Int, { description: 'Rows that were refused; `bulkJobRows` lists them.' })
  refused: number;

  @Field(() => Date, { description: 'When it was sent.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When its first rows were done; null before.' })
  startedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When its last rows were done; null before.' })
  finishedAt: Date | null;
}

@ObjectType({ description: 'A part of `bulkJobs`.' })
export class BulkJobPage {
  @Field(() => [BulkJob], { description: 'The newest first.' })
  items: BulkJob[];

  @Field(() => Pagination, { description: 'Which page it is, and how many jobs there are.' })
  pagination: Pagination;
}

@ObjectType({ description: 'One offer of a bulk job: what was sent, and what became of it.' })
export class BulkJobRow {
  @Field(() => Int, { description: 'Place in the call, from 0.' })
  position: number;

  @Field(() => ID, { nullable: true, description: 'As it was sent.' })
  id: string | null;

  @Field(() => String, { nullable: true, description: 'As it was sent.' })
  sku: string | null;

  @Field(() => String, { nullable: true, description: 'As it was sent.' })
  externalId: string | null;

  @Field(() => ID, { nullable: true, description: 'The offer that this names; null if none or several were found.' })
  itemId: string | null;

  @Field(() => KopecksScalar, { nullable: true, description: 'As it was sent, in kopecks; null of stock.' })
  price: number | null;

  @Field(() => KopecksScalar, { nullable: true, description: 'As it was sent, in kopecks.' })
  oldPrice: number | null;

  @Field(() => KopecksScalar, { nullable: true, description: 'As it was sent, in kopecks.' })
  loyaltyPrice: number | null;

  @Field(() => Int, { nullable: true, description: 'As it was sent, in units.' })
  stock: number | null;

  @Field(() => Int, { nullable: true, description: 'As it was sent, in units.' })
  difference: number | null;

  @Field(() => BulkOutcome, { nullable: true, description: 'What became of it; null while it waits.' })
  outcome: BulkOutcome | null;

  @Field(() => BulkRefusal, { nullable: true, description: 'Why it was refused; null if it was not.' })
  refusal: BulkRefusal | null;

  @Field(() => Int, { nullable: true, description: 'Units that open orders held; only of STOCK_BELOW_RESERVED.' })
  reserved: number | null;
}

@ObjectType({ description: 'A part of `bulkJobRows`.' })
export class BulkJobRowPage {
  @Field(() => [BulkJobRow], { description: 'In the order of the call.' })
  items: BulkJobRow[];

  @Field(() => Pagination, { description: 'Which page it is, and how many rows there are.' })
  pagination: Pagination;
}
