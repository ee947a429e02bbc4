import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsEnum, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { Lines } from '../../platform/graphql/lines.js';
import { ReviewState } from '../index.js';
import { MadeBetweenInput, Reason } from '../../operator/index.js';

const MOST_ANSWER = 2000;

@InputType({ description: 'Filters reviews; with no field set, returns all.' })
export class ReviewsInput extends MadeBetweenInput {
  @Field(() => ReviewState, {
    nullable: true,
    description: 'State of the reviews. PENDING returns those awaiting moderation, longest waiting first.',
  })
  @IsOptional()
  @IsEnum(ReviewState)
  state?: ReviewState | null;

  @Field(() => ID, { nullable: true, description: 'Returns only reviews of this colourway, not of the whole model.' })
  @IsOptional()
  @IsUUID('all')
  productId?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of the review or of the product’s name.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string | null;
}

@InputType({ description: 'Identifies a review.' })
export class ReviewIdInput {
  @Field(() => ID, { description: '`id` of a review from `reviews`.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'A review and the version that the operator read.' })
export class ReadReviewInput extends ReviewIdInput {
  @Field(() => Int, { description: '`version` of the review that was read; REVIEW_CHANGED if it has changed since.' })
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  version: number;
}

@InputType({ description: 'A review to reject, with the reason.' })
export class RejectReviewInput extends ReadReviewInput {
  @Field({ description: 'Reason shown to the author, 3 to 500 characters.' })
  @Reason()
  reason: string;
}

@InputType({ description: 'The shop’s answer to a review.' })
export class AnswerReviewInput extends ReviewIdInput {
  @Lines('The shop’s answer in plain text; null removes it', MOST_ANSWER, 'STAYS')
  text?: string;
}
