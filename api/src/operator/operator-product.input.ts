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
import { says } from '../shared/messages/messages.js';

/** Maximum stock of one offer in units. */
export const MOST_STOCK = 1_000_000;

/** The system whose ids a program writes, if the program does not name one. */
export const PROGRAM = 'api';

@InputType({ description: 'Which products are listed; none of the fields: all.' })
export class ProductsInput {
  @Field(() => String, { nullable: true, description: 'Of a name, slug or sku.' })
  @IsOptional()
  @MaxLength(200)
  search?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'On sale or off.' })
  @IsOptional()
  @IsBoolean()
  active?: boolean | null;

  @Field(() => String, { nullable: true, description: 'The one with this id in the system that `source` names.' })
  @IsOptional()
  @MaxLength(300)
  externalId?: string | null;

  @Field(() => String, { defaultValue: PROGRAM, description: 'Whose ids `externalId` is one of.' })
  @MaxLength(100)
  source?: string = PROGRAM;
}

const given = (description: string) => Field(() => Boolean, { nullable: true, description });

@InputType({ description: 'What is left out stays.' })
export class EditProductInput {
  @Field(() => ID, { description: '`id` of `products`.' })
  @IsUUID('all')
  id: string;

  @Field(() => String, { nullable: true, description: 'Name for shoppers, 1 to 300 characters.' })
  @IfGiven()
  @Text(300)
  name?: string;

  @Field(() => String, { nullable: true, description: 'HTML; what is not text, structure or links is taken out.' })
  @IfGiven()
  @IsString()
  @MaxLength(50_000)
  description?: string;

  @given('False takes it off sale.')
  @IfGiven()
  @IsBoolean()
  active?: boolean;

  @given('Whether it is for children.')
  @IfGiven()
  @IsBoolean()
  children?: boolean;

  @given('Marks it as new; what was published in the last 30 days is new without it.')
  @IfGiven()
  @IsBoolean()
  newArrival?: boolean;

  @given('Marks it as sold at the shop’s own best price.')
  @IfGiven()
  @IsBoolean()
  meetPrice?: boolean;

  @Field(() => BonusCalcState, {
    nullable: true,
    description: 'Whether it earns points, can be paid for with them, both or neither.',
  })
  @IfGiven()
  @IsIn(Object.values(BonusCalcState))
  bonusCalcState?: BonusCalcState;

  @Field(() => Sex, { nullable: true, description: 'Whom it is for.' })
  @IfGiven()
  @IsIn(Object.values(Sex))
  sex?: Sex;

  @Field(() => [Season], { nullable: true, description: 'All its seasons.' })
  @IfGiven()
  @IsIn(Object.values(Season), { each: true })
  @ArrayUnique()
  seasons?: Season[];

  @Field(() => [Material], { nullable: true, description: 'All its materials.' })
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

@InputType({ description: 'All prices of one offer.' })
export class ItemPricesInput {
  @Field(() => ID, { description: '`id` of the offer.' })
  @IsUUID('all')
  id: string;

  @Field(() => KopecksScalar, { description: 'What everybody pays, in kopecks.' })
  @Min(1)
  price: number;

  @Field(() => KopecksScalar, { nullable: true, description: 'Above `price`; null or left out takes it away.' })
  @IsOptional()
  oldPrice?: number | null;

  @Field(() => KopecksScalar, { nullable: true, description: 'At most `price`; null or left out takes it away.' })
  @IsOptional()
  loyaltyPrice?: number | null;
}

@InputType({ description: 'Prices of many offers.' })
export class SetPricesInput {
  @Field(() => [ItemPricesInput], { description: 'Each offer once.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique(({ id }: ItemPricesInput) => id, says('eachOnce'))
  @ValidateNested({ each: true })
  @Type(() => ItemPricesInput)
  items: ItemPricesInput[];
}

@InputType({ description: 'Offers whose prices are the feed’s again.' })
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
  @Field(() => ID, { description: '`id` of the offer.' })
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

@InputType({ description: 'Stock of many offers.' })
export class SetStockInput {
  @Field(() => [ItemStockInput], { description: 'Each offer once.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique(({ id }: ItemStockInput) => id, says('eachOnce'))
  @ValidateNested({ each: true })
  @Type(() => ItemStockInput)
  items: ItemStockInput[];
}
