import { Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsEnum, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { PromoSelection } from '../listings/listing.enums.js';

/** GraphQL field and validation for a list of ids. */
function Ids(): PropertyDecorator {
  return (target, key) => {
    Field(() => [ID], { description: '100 at most.' })(target, key);
    IsArray()(target, key);
    ArrayMaxSize(100)(target, key);
    IsUUID('all', { each: true })(target, key);
  };
}

@InputType({ description: 'Which products.' })
export class ProductListInput {
  @Ids()
  productIds: string[];
}

@InputType({ description: 'Which offers.' })
export class ProductItemListInput {
  @Ids()
  productItemIds: string[];
}

@InputType({ description: 'The product that others are looked for beside.' })
export class RelatedProductsInput {
  @Field(() => ID, { description: '`id` of the product.' })
  @IsUUID('all')
  productId: string;
}

@InputType({ description: 'Which selection.' })
export class PromoSelectionInput {
  @Field(() => PromoSelection, { description: 'What to show off.' })
  @IsEnum(PromoSelection)
  type: PromoSelection;
}

@InputType({ description: 'Which collections; left out, all that are on show.' })
export class CollectionBundleInput {
  @Field(() => String, { nullable: true, description: 'One collection; null is all that are on show.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  slug?: string | null;
}
