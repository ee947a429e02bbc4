import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { MOST_PER_ORDER } from '../pricing/index.js';
import { MOST_LINES } from './carts.js';

@InputType({ description: 'The product item to add to the cart or remove from it.' })
export class CartItemInput {
  @Field(() => ID, { description: 'Id of a product item.' })
  @IsUUID()
  id: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Quantity that `addToProductCart` sets for the line, from 1 to the item’s `quantityMax`; repeating the call does not add more. Absent or null: 1 for a new line, no change for an existing one. `removeFromProductCart` ignores it and removes the whole line.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MOST_PER_ORDER)
  quantity?: number | null;
}

@InputType({ description: 'Product items from a guest’s cart in the browser.' })
export class MergeCartInput {
  @Field(() => [ID], {
    description:
      'Ids of product items in the order they were added, repeated once for each unit. If a line exists already, the larger quantity wins, up to `quantityMax`. Unknown ids are skipped and listed in `notMerged`.',
  })
  @ArrayMaxSize(MOST_LINES)
  @IsString({ each: true })
  ids: string[];
}

@InputType({ description: 'A promo code as the shopper typed it.' })
export class PromocodeInput {
  @Field({ description: 'Promo code, case-insensitive; an empty string removes the applied code.' })
  @MaxLength(40)
  code: string;
}
