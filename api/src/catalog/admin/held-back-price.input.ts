import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsInt, IsUUID, Min, ValidateNested } from 'class-validator';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';

@InputType({ description: 'A held-back price, as returned by `heldBackPrices`.' })
export class ConfirmedPriceInput {
  @Field(() => ID, { description: '`itemId` of the price from `heldBackPrices`.' })
  @IsUUID('all')
  itemId: string;

  @Field(() => KopecksScalar, { description: '`price` from `heldBackPrices`, in kopecks; any other price is refused.' })
  @IsInt()
  @Min(1)
  price: number;
}

@InputType({ description: 'Held-back prices of feeds to accept.' })
export class ConfirmPricesInput {
  @Field(() => [ConfirmedPriceInput], { description: 'From 1 to 100 prices, one per product item.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => ConfirmedPriceInput)
  items: ConfirmedPriceInput[];
}
