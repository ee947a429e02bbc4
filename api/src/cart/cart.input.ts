import { Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayUnique, IsUUID, MaxLength } from 'class-validator';
import { MOST_LINES } from './carts.js';

@InputType({ description: 'Which offer to put into the cart or take out of it.' })
export class CartItemInput {
  @Field(() => ID, { description: 'Of a product item.' })
  @IsUUID()
  id: string;
}

@InputType({ description: 'Offers that a guest had put into the cart of the browser.' })
export class MergeCartInput {
  @Field(() => [ID], { description: 'Of product items, in the order they were added.' })
  @ArrayMaxSize(MOST_LINES)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  ids: string[];
}

@InputType({ description: 'A promo code as the shopper typed it.' })
export class PromocodeInput {
  @Field({ description: 'Upper or lower case; an empty one takes the kept code away.' })
  @MaxLength(40)
  code: string;
}
