import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsEnum, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { DateOrTime } from '../../platform/graphql/date-time.scalar.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';
import { Lines } from '../../platform/graphql/lines.js';
import { RequestState } from '../index.js';
import { LongText, MadeBetweenInput } from '../../operator/index.js';
import { RequestIdInput } from './operator-request.input.js';

const MOST_ANSWER = 2000;
const MOST_UNITS = 10;

@InputType({ description: 'Filters price-match requests; with no field set, returns all.' })
export class MeetPriceRequestsInput extends MadeBetweenInput {
  @Field(() => RequestState, { nullable: true, description: 'Returns only requests in this state.' })
  @IsOptional()
  @IsEnum(RequestState)
  state?: RequestState | null;

  @Field(() => ID, { nullable: true, description: 'Returns only requests about this product.' })
  @IsOptional()
  @IsUUID('all')
  productId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the product’s name, the phone number, the link or the text.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string | null;
}

@InputType({ description: 'The price agreed for a price-match request. Repeating the call changes the agreed price.' })
export class AgreeMeetPriceInput extends RequestIdInput {
  @Field(() => ID, { nullable: true, description: 'Id of the product item; by default the one in the request.' })
  @IsOptional()
  @IsUUID('all')
  itemId?: string | null;

  @Field(() => KopecksScalar, { description: 'Agreed price in kopecks, below the shopper’s current price.' })
  @IsInt()
  @Min(100)
  price: number;

  @DateOrTime('LAST', { description: 'Until when units can be ordered at this price.' })
  expiresAt: Date;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of units that can be ordered at this price, 1 to 10. Default: the setting PERSONAL_PRICE_UNITS.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MOST_UNITS)
  units?: number | null;

  @Lines('Answer shown to the shopper', MOST_ANSWER)
  answer = '';
}

@InputType({ description: 'A price-match request to decline, with the answer to the shopper.' })
export class DeclineMeetPriceInput extends RequestIdInput {
  @Field({ description: 'Answer shown to the shopper, 3 to 2000 characters.' })
  @LongText(MOST_ANSWER, 3)
  answer: string;
}
