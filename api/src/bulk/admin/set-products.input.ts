import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsBoolean,
  IsOptional,
  IsUUID,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { ProductsInput } from '../../catalog/admin/index.js';
import { IfGiven } from '../../operator/index.js';
import { BulkInput, MOST_ROWS } from '../bulk.input.js';

const MOST_BADGES = 50;
const badges = (description: string) => Field(() => [String], { nullable: true, description });

@InputType({ description: 'What the products get. Absent fields stay unchanged.' })
export class BulkProductsChangeInput {
  @Field(() => Boolean, { nullable: true, description: 'False takes the products off sale, true puts them on sale.' })
  @IfGiven()
  @IsBoolean()
  active?: boolean;

  @Field(() => String, { nullable: true, description: 'Slug of the new category; null removes the category.' })
  @IsOptional()
  @MaxLength(200)
  category?: string | null;

  @badges('Slugs of badges that the products get after those they have.')
  @IfGiven()
  @ArrayMaxSize(MOST_BADGES)
  @ArrayUnique()
  @MaxLength(200, { each: true })
  addBadges?: string[];

  @badges('Slugs of badges that the products lose.')
  @IfGiven()
  @ArrayMaxSize(MOST_BADGES)
  @ArrayUnique()
  @MaxLength(200, { each: true })
  removeBadges?: string[];
}

@InputType({ description: 'Products, by `ids` or by `where`, and what they get.' })
export class SetProductsInBulkInput extends BulkInput {
  @Field(() => [ID], { nullable: true, description: 'Ids of up to 10,000 products, each once.' })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_ROWS)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  ids?: string[] | null;

  @Field(() => ProductsInput, {
    nullable: true,
    description:
      'Filters as those of `productsConnection`: the job changes the products that match when the call is accepted, up to 200,000. With no field set, all products.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => ProductsInput)
  where?: ProductsInput | null;

  @Field(() => BulkProductsChangeInput, { description: 'What the products get; at least one field.' })
  @ValidateNested()
  @Type(() => BulkProductsChangeInput)
  change: BulkProductsChangeInput;
}
