import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsDate, IsEnum, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { Lines } from '../platform/graphql/lines.js';
import { RequestState } from '../requests/index.js';
import { LongText } from './inputs.js';
import { RequestIdInput } from './operator-request.input.js';

const MOST_ANSWER = 2000;
const MOST_UNITS = 10;

@InputType({ description: 'Which requests for a lower price are listed; none of the fields: all.' })
export class MeetPriceRequestsInput {
  @Field(() => RequestState, { nullable: true, description: 'In this state only.' })
  @IsOptional()
  @IsEnum(RequestState)
  state?: RequestState | null;

  @Field(() => ID, { nullable: true, description: 'About this product only.' })
  @IsOptional()
  @IsUUID('all')
  productId?: string | null;

  @Field(() => String, { nullable: true, description: 'Words of the product’s name, telephone, address or text.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string | null;
}

@InputType({ description: 'Sent again, it changes what was agreed.' })
export class AgreeMeetPriceInput extends RequestIdInput {
  @Field(() => ID, { nullable: true, description: 'The offer; left out, the one that the request names.' })
  @IsOptional()
  @IsUUID('all')
  itemId?: string | null;

  @Field(() => KopecksScalar, { description: 'Below what the shopper pays without it.' })
  @IsInt()
  @Min(100)
  price: number;

  @Field(() => Date, { description: 'Until when it can be ordered at this price.' })
  @IsDate()
  expiresAt: Date;

  @Field(() => Int, { nullable: true, description: 'Units that may be ordered at it, 1 to 10; PERSONAL_PRICE_UNITS.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MOST_UNITS)
  units?: number | null;

  @Lines(MOST_ANSWER)
  answer = '';
}

@InputType({ description: 'Which request is refused, with the words for the shopper.' })
export class DeclineMeetPriceInput extends RequestIdInput {
  @Field({ description: 'What the shopper reads. 3 to 2000 characters.' })
  @LongText(MOST_ANSWER, 3)
  answer: string;
}
