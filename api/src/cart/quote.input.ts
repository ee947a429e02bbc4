import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsOptional, IsString, IsUUID, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { MOST_LINES } from './carts.js';

@InputType({ description: 'One of the two.' })
export class DeliveryChoiceInput {
  @Field(() => String, { nullable: true, description: '`code` of a pickup point of `getPVZListByLocation`.' })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  pickupPointCode?: string | null;

  @Field(() => ID, { nullable: true, description: 'Of `findCity`: by courier to a door of this town.' })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  cityId?: string | null;
}

@InputType({ description: 'What is asked about: goods and, optionally, delivery, promo code and points.' })
export class QuoteInput {
  @Field(() => [ID], {
    description:
      'Product items, a unit each, 100 at most: an id as often as there are units of it. Every one is in a line of the answer or one of its `unavailableItems`.',
  })
  @Transform(({ value }: { value: string[] }) => value.map((id) => id.toLowerCase()))
  @ArrayMaxSize(MOST_LINES)
  @IsUUID('all', { each: true })
  items: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'Read as createOrder… reads it. One that the cart does not keep counts as a guess: ten a minute, a hundred a day.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  promocode?: string | null;

  @Field(() => Int, { defaultValue: 0, description: 'Points to spend; what the rules do not allow is not taken.' })
  @Min(0)
  @Max(100_000_000)
  bonuses = 0;

  @Field(() => DeliveryChoiceInput, {
    nullable: true,
    description: 'Without one `deliveryPrice` is null, and the total counts the goods alone.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => DeliveryChoiceInput)
  delivery?: DeliveryChoiceInput | null;
}
