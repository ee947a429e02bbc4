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

@InputType()
export class ProductListInput {
  @Ids()
  productIds: string[];
}

@InputType()
export class ProductItemListInput {
  @Ids()
  productItemIds: string[];
}

@InputType()
export class RelatedProductsInput {
  @Field(() => ID)
  @IsUUID('all')
  productId: string;
}

@InputType()
export class PromoSelectionInput {
  @Field(() => PromoSelection)
  @IsEnum(PromoSelection)
  type: PromoSelection;
}

@InputType()
export class CollectionBundleInput {
  @Field(() => String, { nullable: true, description: 'One collection; null is all that are on show.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  slug?: string | null;
}
