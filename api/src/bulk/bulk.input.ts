import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, IsEnum, IsOptional, IsUUID } from 'class-validator';
import { IdempotencyKey } from '../platform/graphql/idempotency-key.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { BulkJobKind, BulkOutcome } from './bulk-job.model.js';

/** Most rows of one call. */
export const MOST_ROWS = 10_000;

/** Describes what `check-rows.ts` checks: class-validator takes a second for ten thousand rows. */
@InputType({ description: 'Names an offer by one of the three.' })
export class BulkRowInput {
  @Field(() => ID, { nullable: true, description: 'Of the offer.' })
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Supplier’s number, as written there. If several offers have it, the row is refused.',
  })
  sku?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Id of the offer in the system that it came from. If several offers have it, the row is refused.',
  })
  externalId?: string | null;
}

@InputType({ description: 'All prices of one offer, which is named by one of `id`, `sku` and `externalId`.' })
export class BulkPricesInput extends BulkRowInput {
  @Field(() => KopecksScalar, { description: 'What everybody pays, in kopecks; above 0.' })
  price: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Struck-out price in kopecks, above `price`; null or left out takes it away.',
  })
  oldPrice?: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'What signed-in shoppers pay in kopecks, at most `price`; null or left out takes it away.',
  })
  loyaltyPrice?: number | null;
}

@InputType({
  description:
    'Stock of one offer, which is named by one of `id`, `sku` and `externalId`: one of `stock` and `difference`.',
})
export class BulkStockInput extends BulkRowInput {
  @Field(() => Int, { nullable: true, description: 'So many units there are, those of open orders included.' })
  stock?: number | null;

  @Field(() => Int, { nullable: true, description: 'So many units came, or went where it is below zero.' })
  difference?: number | null;
}

const KEY = `16 to 64 Latin letters, digits, \`-\` and \`_\`. The same key with the same rows answers the same job, so a call whose answer was lost can be sent again.`;

@InputType()
class BulkInput {
  @Field({ description: KEY })
  @IdempotencyKey()
  idempotencyKey: string;
}

@InputType({ description: 'Prices of up to 10,000 offers.' })
export class SetPricesInBulkInput extends BulkInput {
  @Field(() => [BulkPricesInput], { description: 'Each offer once; applied in this order.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_ROWS)
  rows: BulkPricesInput[];
}

@InputType({ description: 'Stock of up to 10,000 offers.' })
export class SetStockInBulkInput extends BulkInput {
  @Field(() => [BulkStockInput], { description: 'Each offer once; applied in this order.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_ROWS)
  rows: BulkStockInput[];
}

@InputType({ description: 'Which bulk job.' })
export class BulkJobIdInput {
  @Field(() => ID, { description: 'As the call that made it answered.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'Which bulk jobs are listed.' })
export class BulkJobsInput {
  @Field(() => BulkJobKind, { nullable: true, description: 'Only jobs of this kind.' })
  @IsOptional()
  @IsEnum(BulkJobKind)
  kind?: BulkJobKind | null;
}

@InputType({ description: 'Which rows of a bulk job are listed.' })
export class BulkJobRowsInput extends BulkJobIdInput {
  @Field(() => BulkOutcome, { nullable: true, description: 'Only rows with this outcome, e.g. REFUSED.' })
  @IsOptional()
  @IsEnum(BulkOutcome)
  outcome?: BulkOutcome | null;
}
