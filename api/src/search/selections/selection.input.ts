import { Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsEnum, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { PromoSelection } from '../listings/listing.enums.js';

/** GraphQL field and validation for a list of ids. */
function Ids(): PropertyDecorator {
  return (target, key) => {
    Field(() => [ID], { description: 'Ids of product items, 100 at most.' })(target, key);
    IsArray()(target, key);
    ArrayMaxSize(100)(target, key);
    IsUUID('all', { each: true })(target, key);
  };
}

@InputType({ description: 'Selects products by id.' })
export class ProductListInput {
  @Ids()
  productIds: string[];
}

@InputType({ description: 'Selects product items by id.' })
export class ProductItemListInput {
  @Ids()
  productItemIds: string[];
}

@InputType({ description: 'The product to find related products for.' })
export class RelatedProductsInput {
  @Field(() => ID, { description: '`id` of the product.' })
  @IsUUID('all')
  productId: string;
}

@InputType({ description: 'Selects one of the product selections.' })
export class PromoSelectionInput {
  @Field(() => PromoSelection, { description: 'Kind of selection.' })
  @IsEnum(PromoSelection)
  type: PromoSelection;
}

@InputType({ description: 'Selects collections; without a slug, returns all collections currently shown.' })
export class CollectionBundleInput {
  @Field(() => String, {
    nullable: true,
    description: 'Slug of one collection; absent or null: all collections currently shown.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  slug?: string | null;
}
