import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { MOST_LINES } from './carts.js';

@InputType({ description: 'One of the two.' })
export class DeliveryChoiceInput {
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  pickupPointCode?: string | null;

  @Field(() => ID, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  cityId?: string | null;
}

@InputType()
export class QuoteInput {
  @Field(() => [ID], { description: 'Product items, a unit each; what cannot be bought is left out of the answer.' })
  @ArrayMaxSize(MOST_LINES)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  items: string[];

  @Field(() => String, { nullable: true, description: 'The code the cart keeps; any other takes nothing off.' })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  promocode?: string | null;

  @Field(() => Int, { defaultValue: 0, description: 'Points to spend; what the rules do not allow is not taken.' })
  @Min(0)
  @Max(100_000_000)
  bonuses = 0;

  @Field(() => DeliveryChoiceInput, { nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => DeliveryChoiceInput)
  delivery?: DeliveryChoiceInput | null;
}
