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
import { Lines } from '../platform/graphql/lines.js';
import { ReviewFit, ReviewSort } from './review.model.js';

const MOST_PHOTOS = 8;
const MOST_OF_A_SIDE = 1000;
const MOST_TEXT = 4000;

@InputType({ description: 'Which reviews, in which order.' })
export class ReviewListInput {
  @Field(() => ID, { description: 'Any colourway of the model.' })
  @IsUUID('all')
  productId: string;

  @Field(() => ReviewSort, { defaultValue: ReviewSort.NEW_FIRST, description: 'Order of the list.' })
  @IsEnum(ReviewSort)
  sort: ReviewSort = ReviewSort.NEW_FIRST;

  @Field(() => Int, { nullable: true, description: 'With so many stars only.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(5)
  rating?: number | null;

  @Field(() => ReviewFit, { nullable: true, description: 'Only of those who found the size so.' })
  @IsOptional()
  @IsEnum(ReviewFit)
  fit?: ReviewFit | null;

  @Field(() => Boolean, { defaultValue: false, description: 'With pictures only.' })
  @IsBoolean()
  withPhotos = false;

  @Field(() => Boolean, { defaultValue: false, description: 'Of this colourway only.' })
  @IsBoolean()
  onlyThis = false;
}

@InputType({ isAbstract: true })
abstract class ReviewTextInput {
  @Field(() => Int, { description: '1 to 5.' })
  @IsInt()
  @Min(1)
  @Max(5)
  rating: number;

  @Field(() => ReviewFit, { nullable: true, description: 'How the size was, beside the usual one.' })
  @IsOptional()
  @IsEnum(ReviewFit)
  fit?: ReviewFit | null;

  @Lines(MOST_OF_A_SIDE)
  advantages = '';

  @Lines(MOST_OF_A_SIDE)
  disadvantages = '';

  @Lines(MOST_TEXT)
  text = '';

  @Field(() => [ID], { defaultValue: [], description: 'Checked uploads for REVIEW_PHOTO; 8 pictures in all.' })
  @IsArray()
  @ArrayMaxSize(MOST_PHOTOS)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  uploadIds: string[] = [];
}

@InputType({ description: 'A review of something that was delivered.' })
export class CreateReviewInput extends ReviewTextInput {
  @Field(() => ID, { description: 'The colourway that was delivered.' })
  @IsUUID('all')
  productId: string;
}

@InputType({ description: 'The whole review anew; what is left out is gone.' })
export class EditReviewInput extends ReviewTextInput {
  @Field(() => ID, { description: '`id` of a review of `userReviewList`.' })
  @IsUUID('all')
  id: string;

  @Field(() => [String], {
    defaultValue: [],
    description: 'Addresses of its pictures that stay; new ones follow them.',
  })
  @IsArray()
  @ArrayMaxSize(MOST_PHOTOS)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(500, { each: true })
  photoUrls: string[] = [];
}

@InputType({ description: 'Which review, and whether it helped.' })
export class VoteReviewInput {
  @Field(() => ID, { description: '`id` of a review of `reviewList`.' })
  @IsUUID('all')
  id: string;

  @Field(() => Boolean, { nullable: true, description: 'Null takes the vote back.' })
  @IsOptional()
  @IsBoolean()
  helpful: boolean | null;
}

export { MOST_PHOTOS };
