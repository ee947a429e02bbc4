import { Field, ID, InputType, Int } from '@nestjs/graphql';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IfGiven } from '../platform/graphql/if-given.js';
import { Lines } from '../platform/graphql/lines.js';
import { ReviewFit, ReviewSort } from './review.model.js';

const MOST_PHOTOS = 8;
const MOST_OF_A_SIDE = 1000;
const MOST_TEXT = 4000;

@InputType({ description: 'Filters and sort order of the reviews.' })
export class ReviewListInput {
  @Field(() => ID, { description: 'Id of a product; any colourway of the model.' })
  @IsUUID('all')
  productId: string;

  @Field(() => ReviewSort, { defaultValue: ReviewSort.NEW_FIRST, description: 'Sort order of the reviews.' })
  @IsEnum(ReviewSort)
  sort: ReviewSort = ReviewSort.NEW_FIRST;

  @Field(() => Int, { nullable: true, description: 'Returns only reviews with this number of stars.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(5)
  rating?: number | null;

  @Field(() => ReviewFit, { nullable: true, description: 'Returns only reviews with this assessment of the fit.' })
  @IsOptional()
  @IsEnum(ReviewFit)
  fit?: ReviewFit | null;

  @Field(() => Boolean, { defaultValue: false, description: 'If true, returns only reviews with pictures.' })
  @IsBoolean()
  withPhotos = false;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Returns only reviews of this colourway, not of the whole model.',
  })
  @IsBoolean()
  onlyThis = false;
}

@InputType({ isAbstract: true })
abstract class ReviewTextInput {
  @Field(() => Int, { description: 'Rating in stars, 1 to 5.' })
  @IsInt()
  @Min(1)
  @Max(5)
  rating: number;

  @Field(() => ReviewFit, { nullable: true, description: 'How the size compares to the shopper’s usual one.' })
  @IsOptional()
  @IsEnum(ReviewFit)
  fit?: ReviewFit | null;

  @Field(() => [ID], {
    defaultValue: [],
    description: 'Ids of completed uploads for REVIEW_PHOTO; a review has 8 pictures at most.',
  })
  @IsArray()
  @ArrayMaxSize(MOST_PHOTOS)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  uploadIds: string[] = [];
}

@InputType({ description: 'A review of a delivered product.' })
export class CreateReviewInput extends ReviewTextInput {
  @Field(() => ID, { description: 'Id of the delivered product (a colourway).' })
  @IsUUID('all')
  productId: string;

  @Lines('What the shopper likes', MOST_OF_A_SIDE)
  advantages = '';

  @Lines('What the shopper dislikes', MOST_OF_A_SIDE)
  disadvantages = '';

  @Lines('Text of the review', MOST_TEXT)
  text = '';
}

@InputType({ description: 'Changes to a review. Absent fields stay unchanged; null clears.' })
export class EditReviewInput extends ReviewTextInput {
  @Field(() => ID, { description: '`id` of a review from `userReviewList`.' })
  @IsUUID('all')
  id: string;

  @Lines('What the shopper likes', MOST_OF_A_SIDE, 'STAYS')
  advantages?: string;

  @Lines('What the shopper dislikes', MOST_OF_A_SIDE, 'STAYS')
  disadvantages?: string;

  @Lines('Text of the review', MOST_TEXT, 'STAYS')
  text?: string;

  @Field(() => [String], {
    nullable: true,
    description: 'URLs of existing pictures to keep; new uploads are added after them. By default all are kept.',
  })
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MOST_PHOTOS)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(500, { each: true })
  photoUrls?: string[];
}

@InputType({ description: 'The review, and whether it was helpful.' })
export class VoteReviewInput {
  @Field(() => ID, { description: '`id` of a review from `reviewList`.' })
  @IsUUID('all')
  id: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether the review was helpful; null removes the vote.' })
  @IsOptional()
  @IsBoolean()
  helpful: boolean | null;
}

export { MOST_PHOTOS };
