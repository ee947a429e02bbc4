import { Field, ID, InputType } from '@nestjs/graphql';
import { IsBoolean, IsUUID } from 'class-validator';
import { Reason, SeenVersion } from '../../../operator/index.js';

@InputType({ description: 'The two products to merge.' })
export class ProductMergePreviewInput {
  @Field(() => ID, { description: '`id` of the product that goes off sale.' })
  @IsUUID('all')
  source: string;

  @Field(() => ID, {
    description: '`id` of the product that remains after the merge; `version` refers to this product.',
  })
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
      'What happens if both products have an item of the same size and supplier. True: the target’s item stays on sale. False: the products are not merged (SIZES_CLASH).',
  })
  @IsBoolean()
  offersOfTargetStay = false;

  @Field({ description: 'Reason, stored in the audit trail, 3 to 500 characters.' })
  @Reason()
  reason: string;
}
