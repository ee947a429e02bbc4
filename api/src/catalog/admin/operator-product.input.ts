import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { ExportInput, Filter } from '../../exports/index.js';
import { BonusCalcState, Material, Season, Sex } from '../index.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';
import { IfGiven, Text, SeenVersion } from '../../operator/index.js';
import { GoodsInput } from './product-lists.input.js';
import { says } from '../../shared/messages/messages.js';

/** Maximum stock of one offer in units. */
export const MOST_STOCK = 1_000_000;

/** Default name of the system whose ids a program writes. */
export const PROGRAM = 'api';

@InputType({ description: 'Filters products; with no field set, returns all.' })
export class ProductsInput extends GoodsInput {
  @Field(() => String, { nullable: true, description: 'Part of a name, slug or SKU.' })
  @IsOptional()
  @MaxLength(200)
  search?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Returns only products on sale (true) or off sale (false).' })
  @IsOptional()
  @IsBoolean()
  active?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Returns only the product with this id in the system `source`.' })
  @IsOptional()
  @MaxLength(300)
  externalId?: string | null;

  @Field(() => String, { defaultValue: PROGRAM, description: 'Name of the system that `externalId` belongs to.' })
  @MaxLength(100)
  source?: string = PROGRAM;
}

@InputType({ description: 'Product items to export, and the format.' })
export class ExportGoodsInput extends ExportInput {
  @Filter(() => ProductsInput)
  filter?: ProductsInput | null;
}

@InputType({ description: 'Identifies a product item.' })
export class OfferInput {
  @Field(() => ID, { description: '`id` of the product item.' })
  @IsUUID('all')
  id: string;
}

const given = (description: string) => Field(() => Boolean, { nullable: true, description });

@InputType({ description: 'Changes to a product. Absent fields stay unchanged.' })
export class EditProductInput {
  @Field(() => ID, { description: '`id` of a product from `products`.' })
  @IsUUID('all')
  id: string;

  @Field(() => String, { nullable: true, description: 'Name for shoppers, 1 to 300 characters.' })
  @IfGiven()
  @Text(300)
  name?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Description as HTML. Elements other than text, structure and links are removed.',
  })
  @IfGiven()
  @IsString()
  @MaxLength(50_000)
  description?: string;

  @given('False takes the product off sale.')
  @IfGiven()
  @IsBoolean()
  active?: boolean;

  @given('Whether the product is for children.')
  @IfGiven()
  @IsBoolean()
  children?: boolean;

  @given('Marks the product as new. Products published in the last 30 days count as new anyway.')
  @IfGiven()
  @IsBoolean()
  newArrival?: boolean;

  @given('Marks the product as sold at the shop’s own best price.')
  @IfGiven()
  @IsBoolean()
  meetPrice?: boolean;

  @Field(() => BonusCalcState, {
    nullable: true,
    description: 'Whether the product earns points, can be paid for with points, both or neither.',
  })
  @IfGiven()
  @IsIn(Object.values(BonusCalcState))
  bonusCalcState?: BonusCalcState;

  @Field(() => Sex, { nullable: true, description: 'Sex of the people the product is for.' })
  @IfGiven()
  @IsIn(Object.values(Sex))
  sex?: Sex;

  @Field(() => [Season], { nullable: true, description: 'All seasons of the product.' })
  @IfGiven()
  @IsIn(Object.values(Season), { each: true })
  @ArrayUnique()
  seasons?: Season[];

  @Field(() => [Material], { nullable: true, description: 'All materials of the product.' })
  @IfGiven()
  @IsIn(Object.values(Material), { each: true })
  @ArrayUnique()
  material?: Material[];

  @Field(() => [ID], { nullable: true, description: 'Ids of all badges of the product, in display order.' })
  @IfGiven()
  @ArrayMaxSize(10)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  badgeIds?: string[];
}

@InputType({ description: 'Prices of one product item. Absent fields stay unchanged.' })
export class ItemPricesInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { description: '`id` of the product item.' })
  @IsUUID('all')
  id: string;

  @Field(() => KopecksScalar, { description: 'Price for everybody, in kopecks.' })
  @Min(1)
  price: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Struck-out price in kopecks, above `price`; null removes it.',
  })
  @IsOptional()
  oldPrice?: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Price for signed-in shoppers in kopecks, at most `price`; null removes it.',
  })
  @IsOptional()
  loyaltyPrice?: number | null;
}

@InputType({ description: 'Prices of several product items.' })
export class SetPricesInput {
  @Field(() => [ItemPricesInput], { description: 'Items to change, each once.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique(({ id }: ItemPricesInput) => id, says('eachOnce'))
  @ValidateNested({ each: true })
  @Type(() => ItemPricesInput)
  items: ItemPricesInput[];
}

@InputType({ description: 'Product items whose prices the feed may overwrite again.' })
export class ReleasePricesInput {
  @Field(() => [ID], { description: 'Ids of product items.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  ids: string[];
}

@InputType({ description: 'Stock of one product item. Set either `stock` or `difference`.' })
export class ItemStockInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { description: '`id` of the product item.' })
  @IsUUID('all')
  id: string;

  @Field(() => Int, { nullable: true, description: 'New number of units.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MOST_STOCK)
  stock?: number | null;

  @Field(() => Int, { nullable: true, description: 'Number of units to add, or to remove if it is negative.' })
  @IsOptional()
  @IsInt()
  @Min(-MOST_STOCK)
  @Max(MOST_STOCK)
  difference?: number | null;
}

@InputType({ description: 'Stock of several product items.' })
export class SetStockInput {
  @Field(() => [ItemStockInput], { description: 'Items to change, each once.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique(({ id }: ItemStockInput) => id, says('eachOnce'))
  @ValidateNested({ each: true })
  @Type(() => ItemStockInput)
  items: ItemStockInput[];
}
