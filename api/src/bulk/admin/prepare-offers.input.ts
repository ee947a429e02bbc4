import { Field, Float, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsEnum,
  IsInt,
  IsNumber,
  IsOptional,
  IsUUID,
  Max,
  Min,
  NotEquals,
  ValidateNested,
} from 'class-validator';
import { OffersInput } from '../../catalog/admin/index.js';
import { IfGiven } from '../../operator/index.js';
import { BulkInput, MOST_ROWS } from '../bulk.input.js';
import { MOST_STOCK } from '../check-rows.js';
import { PriceRounding } from '../price-change.js';

@InputType({ isAbstract: true })
abstract class PrepareOffersInput extends BulkInput {
  @Field(() => [ID], { nullable: true, description: 'Ids of up to 10,000 product items, each once.' })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_ROWS)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  ids?: string[] | null;

  @Field(() => OffersInput, {
    nullable: true,
    description:
      'Filters as those of `offersConnection`: the items that match when the job is prepared, up to 200,000. With no field set, all items.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => OffersInput)
  where?: OffersInput | null;
}

@InputType({ description: 'By how much prices change.' })
export class BulkPriceChangeInput {
  @Field(() => Float, {
    description: 'Percentage above −100 and up to 999, with up to two decimals, not 0: −10 makes prices a tenth lower.',
  })
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(-99.99)
  @Max(999)
  @NotEquals(0)
  percent: number;

  @Field(() => PriceRounding, { description: 'To what the new prices are rounded.' })
  @IsEnum(PriceRounding)
  rounding: PriceRounding;
}

@InputType({ description: 'Product items, by `ids` or by `where`, and by how much their prices change.' })
export class PreparePricesInBulkInput extends PrepareOffersInput {
  @Field(() => BulkPriceChangeInput, { description: 'By how much the prices change.' })
  @ValidateNested()
  @Type(() => BulkPriceChangeInput)
  change: BulkPriceChangeInput;
}

@InputType({ description: 'What becomes of the stock: exactly one of the two.' })
export class BulkStockChangeInput {
  @Field(() => Int, {
    nullable: true,
    description: 'New number of units of each item, including those reserved by open orders.',
  })
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(MOST_STOCK)
  stock?: number;

  @Field(() => Int, { nullable: true, description: 'Number of units to add to each item, or to remove if negative.' })
  @IfGiven()
  @IsInt()
  @Min(-MOST_STOCK)
  @Max(MOST_STOCK)
  @NotEquals(0)
  difference?: number;
}

@InputType({ description: 'Product items, by `ids` or by `where`, and what becomes of their stock.' })
export class PrepareStockInBulkInput extends PrepareOffersInput {
  @Field(() => BulkStockChangeInput, { description: 'What becomes of the stock.' })
  @ValidateNested()
  @Type(() => BulkStockChangeInput)
  change: BulkStockChangeInput;
}
