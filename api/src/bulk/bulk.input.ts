import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, IsEnum, IsOptional, IsUUID } from 'class-validator';
import { IdempotencyKey } from '../platform/graphql/idempotency-key.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { BulkJobKind, BulkOutcome } from './bulk-job.model.js';

/** Maximum number of rows in one call. */
export const MOST_ROWS = 10_000;

/**
 * Describes the rows for the schema only; `check-rows.ts` checks them, because class-validator takes a second for ten
 * thousand rows.
 */
@InputType({ description: 'Names an offer by one of the three.' })
export class BulkRowInput {
  @Field(() => ID, { nullable: true, description: 'Id of the product item.' })
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The supplier’s SKU, with exact spelling. If several items have this SKU, the row is refused.',
  })
  sku?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Id of the item in the system that the item comes from. If several items have this id, the row is refused.',
  })
  externalId?: string | null;
}

@InputType({
  description:
    'Prices of one product item. Identify it by exactly one of `id`, `sku` and `externalId`. Absent fields stay unchanged.',
})
export class BulkPricesInput extends BulkRowInput {
  @Field(() => KopecksScalar, { description: 'Price for everybody in kopecks, above 0.' })
  price: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Struck-out price in kopecks, above `price`; null removes it.',
  })
  oldPrice?: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Price for signed-in shoppers in kopecks, at most `price`; null removes it.',
  })
  loyaltyPrice?: number | null;
}

@InputType({
  description:
    'Stock of one product item. Identify it by exactly one of `id`, `sku` and `externalId`, and set either `stock` or `difference`.',
})
export class BulkStockInput extends BulkRowInput {
  @Field(() => Int, { nullable: true, description: 'New number of units, including those reserved by open orders.' })
  stock?: number | null;

  @Field(() => Int, { nullable: true, description: 'Number of units to add, or to remove if negative.' })
  difference?: number | null;
}

const KEY =
  'Idempotency key: 16 to 64 Latin letters, digits, `-` and `_`. Repeating the call with the same key and rows returns the same job, so it is safe to retry.';

@InputType()
export class BulkInput {
  @Field({ description: KEY })
  @IdempotencyKey()
  idempotencyKey: string;
}

@InputType({ description: 'Prices of up to 10,000 product items.' })
export class SetPricesInBulkInput extends BulkInput {
  @Field(() => [BulkPricesInput], { description: 'Rows in the order in which they are applied, each item once.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_ROWS)
  rows: BulkPricesInput[];
}

@InputType({ description: 'Stock of up to 10,000 product items.' })
export class SetStockInBulkInput extends BulkInput {
  @Field(() => [BulkStockInput], { description: 'Rows in the order in which they are applied, each item once.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_ROWS)
  rows: BulkStockInput[];
}

@InputType({ description: 'Identifies a bulk job.' })
export class BulkJobIdInput {
  @Field(() => ID, { description: 'Id of the job, as returned by the call that created it.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'Filters bulk jobs.' })
export class BulkJobsInput {
  @Field(() => BulkJobKind, { nullable: true, description: 'Returns only jobs of this kind.' })
  @IsOptional()
  @IsEnum(BulkJobKind)
  kind?: BulkJobKind | null;
}

@InputType({ description: 'Filters rows of one bulk job.' })
export class BulkJobRowsInput extends BulkJobIdInput {
  @Field(() => BulkOutcome, { nullable: true, description: 'Returns only rows with this result, such as REFUSED.' })
  @IsOptional()
  @IsEnum(BulkOutcome)
  outcome?: BulkOutcome | null;
}
