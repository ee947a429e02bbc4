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
import { BonusCalcState, Material, Season, Sex } from '../catalog/index.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { IfGiven, Text } from './inputs.js';

/** Maximum stock of one offer in units. */
const MOST_STOCK = 1_000_000;

@InputType()
export class ProductsInput {
  @Field(() => String, { nullable: true, description: 'Of a name, slug or sku.' })
  @IsOptional()
  @MaxLength(200)
  search?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'On sale or off.' })
  @IsOptional()
  @IsBoolean()
  active?: boolean | null;
}

const given = () => Field(() => Boolean, { nullable: true });

@InputType({ description: 'What is left out stays.' })
export class EditProductInput {
  @Field(() => ID)
  @IsUUID('all')
  id: string;

  @Field(() => String, { nullable: true })
  @IfGiven()
  @Text(300)
  name?: string;

  @Field(() => String, { nullable: true, description: 'HTML; what is not text, structure or links is taken out.' })
  @IfGiven()
  @IsString()
  @MaxLength(50_000)
  description?: string;

  @given()
  @IfGiven()
  @IsBoolean()
  active?: boolean;

  @given()
  @IfGiven()
  @IsBoolean()
  children?: boolean;

  @given()
  @IfGiven()
  @IsBoolean()
  newArrival?: boolean;

  @given()
  @IfGiven()
  @IsBoolean()
  meetPrice?: boolean;

  @Field(() => BonusCalcState, { nullable: true })
  @IfGiven()
  @IsIn(Object.values(BonusCalcState))
  bonusCalcState?: BonusCalcState;

  @Field(() => Sex, { nullable: true })
  @IfGiven()
  @IsIn(Object.values(Sex))
  sex?: Sex;

  @Field(() => [Season], { nullable: true })
  @IfGiven()
  @IsIn(Object.values(Season), { each: true })
  @ArrayUnique()
  seasons?: Season[];

  @Field(() => [Material], { nullable: true })
  @IfGiven()
  @IsIn(Object.values(Material), { each: true })
  @ArrayUnique()
  material?: Material[];

  @Field(() => [ID], { nullable: true, description: 'All its badges, the first one first.' })
  @IfGiven()
  @ArrayMaxSize(10)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  badgeIds?: string[];
}

@InputType()
export class ItemPricesInput {
  @Field(() => ID)
  @IsUUID('all')
  id: string;

  @Field(() => KopecksScalar)
  @Min(1)
  price: number;

  @Field(() => KopecksScalar, { nullable: true, description: 'Above `price`; null or left out takes it away.' })
  @IsOptional()
  oldPrice?: number | null;

  @Field(() => KopecksScalar, { nullable: true, description: 'At most `price`; null or left out takes it away.' })
  @IsOptional()
  loyaltyPrice?: number | null;
}

@InputType()
export class SetPricesInput {
  @Field(() => [ItemPricesInput])
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique(({ id }: ItemPricesInput) => id, { message: 'each item can be there once' })
  @ValidateNested({ each: true })
  @Type(() => ItemPricesInput)
  items: ItemPricesInput[];
}

@InputType()
export class ReleasePricesInput {
  @Field(() => [ID], { description: 'Of offers.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  ids: string[];
}

@InputType({ description: 'One of the two.' })
export class ItemStockInput {
  @Field(() => ID)
  @IsUUID('all')
  id: string;

  @Field(() => Int, { nullable: true, description: 'So many there are.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MOST_STOCK)
  stock?: number | null;

  @Field(() => Int, { nullable: true, description: 'So many came, or went where it is below zero.' })
  @IsOptional()
  @IsInt()
  @Min(-MOST_STOCK)
  @Max(MOST_STOCK)
  difference?: number | null;
}

@InputType()
export class SetStockInput {
  @Field(() => [ItemStockInput])
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique(({ id }: ItemStockInput) => id, { message: 'each item can be there once' })
  @ValidateNested({ each: true })
  @Type(() => ItemStockInput)
  items: ItemStockInput[];
}
