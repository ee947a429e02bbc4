import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { BulkJobKind, BulkOutcome, BulkRefusal } from '../generated/prisma/enums.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { Pagination } from '../platform/graphql/pagination.model.js';
import { BulkPriceChange } from './price-change.js';

export { BulkJobKind, BulkOutcome, BulkRefusal };

registerEnumType(BulkJobKind, {
  name: 'BulkJobKind',
  description: 'Kind of values that a bulk job changes.',
  valuesMap: {
    PRICES: { description: 'Prices of product items.' },
    STOCK: { description: 'Stock of product items.' },
    PRODUCTS: { description: 'Sale, category and badges of products.' },
  },
});

export enum BulkJobState {
  PREPARED = 'PREPARED',
  WAITING = 'WAITING',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
}
registerEnumType(BulkJobState, {
  name: 'BulkJobState',
  description: 'Status of a bulk job.',
  valuesMap: {
    PREPARED: {
      description:
        'Nothing is changed until `applyBulkPrices`, `applyBulkStock` or `applyBulkProducts` is called. `bulkJobs` leaves such jobs out.',
    },
    WAITING: { description: 'No row is processed yet: earlier jobs of the same kind run first.' },
    RUNNING: { description: 'Some rows are processed; their changes are in effect.' },
    DONE: { description: 'All rows are applied, unchanged or refused.' },
  },
});

registerEnumType(BulkOutcome, {
  name: 'BulkOutcome',
  description: 'Result of a row of a bulk job.',
  valuesMap: {
    APPLIED: { description: 'The new values were saved.' },
    UNCHANGED: { description: 'The item or product had these values already; nothing was changed.' },
    REFUSED: { description: 'Nothing was changed; `refusal` says why.' },
  },
});
registerEnumType(BulkRefusal, {
  name: 'BulkRefusal',
  description: 'Why a row of a bulk job is refused.',
  valuesMap: {
    ITEM_NOT_FOUND: { description: 'No item has this id, SKU or external id.' },
    ITEM_AMBIGUOUS: { description: 'Several items have this SKU or external id; send the item’s `id` instead.' },
    ITEM_REPEATED: { description: 'An earlier row of the job identifies the same item in another way.' },
    PRICE_NOT_POSITIVE: { description: '`price` is 0.' },
    PRICE_NOT_BELOW_OLD: { description: '`oldPrice` is not above `price`.' },
    PRICE_BELOW_LOYALTY: { description: '`loyaltyPrice` is above `price`.' },
    STOCK_BELOW_RESERVED: {
      description: 'The new stock would be below the number of units reserved by open orders, `reserved`.',
    },
    STOCK_TOO_LARGE: { description: 'The new stock would exceed 1,000,000 units.' },
    PRODUCT_NOT_FOUND: { description: 'The product does not exist, or was removed since the call.' },
    CATEGORY_NOT_FOUND: { description: 'The new category was removed since the call.' },
    PRICE_CHANGED: {
      description: 'The price was changed after the job was prepared, so the new price is not right any more.',
    },
    STOPPED: { description: 'The job was stopped before the row was processed.' },
  },
});

@ObjectType({ description: 'What a job of products changes in each of them.' })
export class BulkProductsChange {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True puts the products on sale, false takes them off sale; null leaves that as it is.',
  })
  active: boolean | null;

  @Field(() => Boolean, { description: 'Whether the products get another category, or none.' })
  setsCategory: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Slug of the new category; null if there is none, or if the category stays.',
  })
  category: string | null;

  @Field(() => [String], { description: 'Slugs of badges that the products get.' })
  addBadges: string[];

  @Field(() => [String], { description: 'Slugs of badges that the products lose.' })
  removeBadges: string[];
}

@ObjectType({
  description: 'A background job that changes many products, or prices or stock of many product items (docs/bulk.md).',
})
export class BulkJob {
  @Field(() => ID, {
    description: 'Id of the job, for `bulkJob` and `bulkJobRows`; the audit trail has it as `entityId`.',
  })
  id: string;

  @Field(() => BulkJobKind, { description: 'Kind of values that the job changes.' })
  kind: BulkJobKind;

  @Field(() => BulkJobState, { description: 'Status of the bulk job.' })
  state: BulkJobState;

  @Field({ description: 'Idempotency key of the call.' })
  idempotencyKey: string;

  @Field({
    description:
      'Sender of the call: name, e-mail address or phone number of a person, or name of an API client (a program with its own token).',
  })
  sentBy: string;

  @Field(() => BulkProductsChange, {
    nullable: true,
    description: 'What the products get; null in a job of prices or stock, whose rows say it.',
  })
  change: BulkProductsChange | null;

  @Field(() => BulkPriceChange, {
    nullable: true,
    description: 'How the new prices were computed; null unless `preparePricesInBulk` has made the job.',
  })
  priceChange: BulkPriceChange | null;

  @Field(() => Int, {
    description: 'Number of rows in the call, or of items or products that it changes or has found.',
  })
  total: number;

  @Field(() => Int, { description: 'Number of rows processed: applied, unchanged and refused.' })
  handled: number;

  @Field(() => Int, { description: 'Number of rows whose new values were saved.' })
  applied: number;

  @Field(() => Int, { description: 'Number of rows whose items or products had these values already.' })
  unchanged: number;

  @Field(() => Int, { description: 'Number of rows refused; `bulkJobRows` lists them.' })
  refused: number;

  @Field({
    description:
      'Whether `undoBulkPrices`, `undoBulkStock` or `undoBulkProducts` undoes the job: the job is done, has changed something, and is among the latest 20 of its kind.',
  })
  isUndoable: boolean;

  @Field(() => Date, { nullable: true, description: 'When the job was undone; null if it was not.' })
  undoneAt: Date | null;

  @Field(() => Date, { description: 'When the call was accepted.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When the first row was processed; null before that.' })
  startedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the last row was processed; null before that.' })
  finishedAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When `stopBulkPrices`, `stopBulkStock` or `stopBulkProducts` stopped the job; null if it was not stopped.',
  })
  stoppedAt: Date | null;
}

@ObjectType({ description: 'A page of `bulkJobs`.' })
export class BulkJobPage {
  @Field(() => [BulkJob], { description: 'Jobs of this page, newest first.' })
  items: BulkJob[];

  @Field(() => Pagination, { description: 'Position of this page and total number of jobs.' })
  pagination: Pagination;
}

@ObjectType({ description: 'A row of a bulk job: the values sent and the result.' })
export class BulkJobRow {
  @Field(() => Int, { description: 'Position in the call, from 0.' })
  position: number;

  @Field(() => ID, { nullable: true, description: 'Value sent to identify the item; null if none was sent.' })
  id: string | null;

  @Field(() => String, { nullable: true, description: 'Value sent to identify the item; null if none was sent.' })
  sku: string | null;

  @Field(() => String, { nullable: true, description: 'Value sent to identify the item; null if none was sent.' })
  externalId: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the product item that was found; null if there was none or more than one.',
  })
  itemId: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the product; null in a job of prices or stock.' })
  productId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the product; null if the item or product is unknown or removed.',
  })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'Size of the item; null in a job of products.' })
  size: string | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Price from which a prepared job has computed `price`, in kopecks; null in other jobs.',
  })
  seenPrice: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description:
      'Price for signed-in shoppers from which a prepared job has computed `loyaltyPrice`, in kopecks; null if the item had none.',
  })
  seenLoyaltyPrice: number | null;

  @Field(() => KopecksScalar, { nullable: true, description: 'Price sent, in kopecks; null in other jobs.' })
  price: number | null;

  @Field(() => KopecksScalar, { nullable: true, description: 'Price sent, in kopecks; null if none was sent.' })
  oldPrice: number | null;

  @Field(() => KopecksScalar, { nullable: true, description: 'Price sent, in kopecks; null if none was sent.' })
  loyaltyPrice: number | null;

  @Field(() => Int, { nullable: true, description: 'Value sent, in units; null if none was sent.' })
  stock: number | null;

  @Field(() => Int, { nullable: true, description: 'Value sent, in units; null if none was sent.' })
  difference: number | null;

  @Field(() => BulkOutcome, { nullable: true, description: 'Result of the row; null until it is processed.' })
  outcome: BulkOutcome | null;

  @Field(() => BulkRefusal, {
    nullable: true,
    description: 'Why the row was refused; null if the row was not refused.',
  })
  refusal: BulkRefusal | null;

  @Field(() => Int, {
    nullable: true,
    description: 'For STOCK_BELOW_RESERVED: number of units reserved by open orders; otherwise null.',
  })
  reserved: number | null;
}

@ObjectType({ description: 'A page of `bulkJobRows`.' })
export class BulkJobRowPage {
  @Field(() => [BulkJobRow], { description: 'Rows in the order of the call.' })
  items: BulkJobRow[];

  @Field(() => Pagination, { description: 'Position of this page and total number of rows.' })
  pagination: Pagination;
}

@ObjectType({ description: 'How many rows of a bulk job are refused for one reason.' })
export class BulkRefusalCount {
  @Field(() => BulkRefusal, { description: 'Why the rows are refused.' })
  refusal: BulkRefusal;

  @Field(() => Int, { description: 'Number of these rows.' })
  count: number;
}

@ObjectType({ description: 'A prepared bulk job, and what it would do if it were applied now.' })
export class BulkPreview {
  @Field(() => BulkJob, { description: 'The job, for the call that applies it.' })
  job: BulkJob;

  @Field(() => Int, {
    description:
      'Number of items or products that were found. Items without a price, and those whose price stays, get no row.',
  })
  found: number;

  @Field(() => Int, { description: 'Number of rows that would be applied.' })
  applied: number;

  @Field(() => Int, { description: 'Number of rows whose items or products have these values already.' })
  unchanged: number;

  @Field(() => [BulkRefusalCount], { description: 'Number of rows that would be refused, by reason.' })
  refusals: BulkRefusalCount[];

  @Field(() => [BulkJobRow], { description: 'The first 50 rows.' })
  examples: BulkJobRow[];
}

@ObjectType({ description: 'A bulk job after its undo.' })
export class UndoneBulkJob {
  @Field(() => BulkJob, { description: 'The job that was undone.' })
  job: BulkJob;

  @Field(() => Int, { description: 'Number of prices and badges that stay, because they were changed since the job.' })
  stayed: number;
}
