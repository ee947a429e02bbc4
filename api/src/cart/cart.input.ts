import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, IsInt, IsOptional, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { MOST_PER_ORDER } from '../pricing/index.js';
import { MOST_LINES } from './carts.js';

@InputType({ description: 'Which offer to put into the cart or take out of it.' })
export class CartItemInput {
  @Field(() => ID, { description: 'Of a product item.' })
  @IsUUID()
  id: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Units that `addToProductCart` gives the line, 1 to `quantityMax` of the offer: calling twice does not add twice. Left out: 1, and a line that is there keeps its own. `removeFromProductCart` takes out the whole line.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MOST_PER_ORDER)
  quantity?: number | null;
}

@InputType({ description: 'Offers that a guest had put into the cart of the browser.' })
export class MergeCartInput {
  @Field(() => [ID], {
    description:
      'Of product items, in the order they were added; one for each unit. The line gets the larger number, as far as the offer allows it.',
  })
  @ArrayMaxSize(MOST_LINES)
  @IsUUID(undefined, { each: true })
  ids: string[];
}

@InputType({ description: 'A promo code as the shopper typed it.' })
export class PromocodeInput {
  @Field({ description: 'Upper or lower case; an empty one takes the kept code away.' })
  @MaxLength(40)
  code: string;
}
