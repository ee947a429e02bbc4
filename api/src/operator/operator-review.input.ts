import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsEnum, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { Lines } from '../platform/graphql/lines.js';
import { ReviewState } from '../reviews/index.js';
import { Reason } from './inputs.js';

const MOST_ANSWER = 2000;

@InputType({ description: 'Which reviews are listed; none of the fields: all.' })
export class ReviewsInput {
  @Field(() => ReviewState, { nullable: true, description: 'PENDING is the queue, the longest waiting first.' })
  @IsOptional()
  @IsEnum(ReviewState)
  state?: ReviewState | null;

  @Field(() => ID, { nullable: true, description: 'Of this colourway only.' })
  @IsOptional()
  @IsUUID('all')
  productId?: string | null;

  @Field(() => String, { nullable: true, description: 'Words of the review, or of the product’s name.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string | null;
}

@InputType({ description: 'A review in the version that was read.' })
export class ReadReviewInput {
  @Field(() => ID, { description: '`id` of `reviews`.' })
  @IsUUID('all')
  id: string;

  @Field(() => Int, { description: '`version` that was read; REVIEW_CHANGED where it is another one now.' })
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  version: number;
}

@InputType({ description: 'Which review is not shown, and why.' })
export class RejectReviewInput extends ReadReviewInput {
  @Field({ description: 'Why, for the author. 3 to 500 characters.' })
  @Reason()
  reason: string;
}

@InputType({ description: 'Which review is answered, and the answer.' })
export class AnswerReviewInput {
  @Field(() => ID, { description: '`id` of `reviews`.' })
  @IsUUID('all')
  id: string;

  @Lines(MOST_ANSWER)
  text = '';
}
