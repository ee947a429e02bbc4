import { Field, ID, InputType } from '@nestjs/graphql';
import { IsBoolean, IsUUID } from 'class-validator';
import { Reason, SeenVersion } from '../../../operator/index.js';

@InputType({ description: 'Two products that are to be one.' })
export class ProductMergePreviewInput {
  @Field(() => ID, { description: '`id` of the product that goes off sale.' })
  @IsUUID('all')
  source: string;

  @Field(() => ID, { description: '`id` of the product that stays: `version` is its version.' })
  @IsUUID('all')
  target: string;
}

@InputType({ description: 'Two products to merge, with the reason.' })
export class MergeProductsInput extends ProductMergePreviewInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether the item of the target stays where both have one of the same size and supplier. Otherwise such products are not merged (SIZES_CLASH).',
  })
  @IsBoolean()
  offersOfTargetStay = false;

  @Field({ description: 'Reason for the trail, 3 to 500 characters.' })
  @Reason()
  reason: string;
}
