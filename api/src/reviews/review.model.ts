import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CardImage } from '../catalog/index.js';
import { ReviewFit, ReviewState } from '../generated/prisma/enums.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

export { ReviewFit, ReviewState };

registerEnumType(ReviewState, {
  name: 'ReviewState',
  description: 'Publication status of a review.',
  valuesMap: {
    PENDING: { description: 'Waits for the shop’s approval.' },
    APPROVED: { description: 'Published: visible to everybody.' },
    REJECTED: {
      description: 'Visible only to the review’s author, with the reason. Editing the review makes it PENDING again.',
    },
  },
});
registerEnumType(ReviewFit, {
  name: 'ReviewFit',
  description: 'How the bought size compares to the reviewer’s usual one.',
  valuesMap: {
    SMALL: { description: 'Smaller than the usual size.' },
    TRUE_TO_SIZE: { description: 'The same as the usual size.' },
    LARGE: { description: 'Larger than the usual size.' },
  },
});

export const ReviewSort = {
  NEW_FIRST: 'NEW_FIRST',
  HELPFUL_FIRST: 'HELPFUL_FIRST',
  HIGH_RATING_FIRST: 'HIGH_RATING_FIRST',
  LOW_RATING_FIRST: 'LOW_RATING_FIRST',
} as const;
export type ReviewSort = keyof typeof ReviewSort;
registerEnumType(ReviewSort, {
  name: 'ReviewSort',
  description: 'Sort order of reviews.',
  valuesMap: {
    NEW_FIRST: { description: 'By date, newest first.' },
    HELPFUL_FIRST: { description: 'By votes of other shoppers, most helpful first.' },
    HIGH_RATING_FIRST: { description: 'By rating, five stars first.' },
    LOW_RATING_FIRST: { description: 'By rating, one star first.' },
  },
});

@ObjectType({ description: 'A photograph in a review.' })
export class ReviewPhoto {
  @Field(() => ID, { description: 'Id of the review that the photograph belongs to.' })
  reviewId: string;

  @Field({ description: 'Image: a path for the image proxy, /_ipx/{modifiers}/{url}.' })
  url: string;

  @Field(() => Int, { nullable: true, description: 'Width in pixels.' })
  width: number | null;

  @Field(() => Int, { nullable: true, description: 'Height in pixels.' })
  height: number | null;

  @Field(() => String, { nullable: true, description: 'Dominant colour, `#rrggbb`.' })
  colour: string | null;

  @Field(() => String, { nullable: true, description: 'A `data:` URL of a tiny preview.' })
  preview: string | null;
}

@ObjectType({ description: 'Author of a review as shown publicly.' })
export class ReviewAuthor {
  @Field({ description: 'First name and initial, such as «Мария И.», or «Покупатель».' })
  name: string;
}

@ObjectType({ description: 'The shop’s answer to a review.' })
export class ReviewAnswer {
  @Field({ description: 'The shop’s text, plain text.' })
  text: string;

  @Field({ description: 'When the shop sent the answer.' })
  createdAt: Date;
}

@ObjectType({ description: 'A buyer’s review of a product. It is shown with all colourways of the model.' })
export class Review {
  @Field(() => ID, { description: 'Id of the review; `voteReview` and `editReview` take it.' })
  id: string;

  @Field(() => ID, { description: 'Id of the reviewed product (a colourway).' })
  productId: string;

  @Field({ description: 'Last segment of the reviewed product’s path /product/{slug}.' })
  productSlug: string;

  @Field({ description: 'Current name of the reviewed product.' })
  productName: string;

  @Field(() => ReviewAuthor, { description: 'Author of the review, without family name.' })
  user: ReviewAuthor;

  @Field(() => Int, { description: 'Rating in stars, 1 to 5.' })
  rating: number;

  @Field(() => ReviewFit, {
    nullable: true,
    description: 'How the size compares to the author’s usual one; null if not given.',
  })
  fit: ReviewFit | null;

  @Field({ description: 'Name of the bought size.' })
  sizeName: string;

  @Field({ description: 'What the author likes, plain text; may be empty.' })
  advantages: string;

  @Field({ description: 'What the author dislikes, plain text; may be empty.' })
  disadvantages: string;

  @Field({ description: 'Main text of the review, plain text; may be empty.' })
  text: string;

  @Field(() => [ReviewPhoto], { description: 'The author’s pictures, in their order.' })
  photos: ReviewPhoto[];

  @Field(() => ReviewState, { description: 'Whether the review is published.' })
  state: ReviewState;

  @Field(() => String, {
    nullable: true,
    description: 'Why the review was rejected; visible to its author and operators.',
  })
  rejectionReason: string | null;

  @Field(() => Int, { description: 'Number of shoppers who found the review helpful.' })
  helpful: number;

  @Field(() => Int, { description: 'Number of shoppers who found the review unhelpful.' })
  unhelpful: number;

  @Field(() => Boolean, { nullable: true, description: 'The caller’s vote, true for helpful; null without a vote.' })
  myVote: boolean | null;

  @Field(() => ReviewAnswer, { nullable: true, description: 'The shop’s answer; null if there is none.' })
  answer: ReviewAnswer | null;

  @Field({ description: 'When the review was first sent.' })
  createdAt: Date;

  @Field({ description: 'When the author last edited the review.' })
  updatedAt: Date;
}

@ObjectType({ description: 'Number of reviews with one rating.' })
export class RatingCount {
  @Field(() => Int, { description: 'Rating in stars, 1 to 5.' })
  rating: number;

  @Field(() => Int, { description: 'Number of approved reviews with this rating.' })
  count: number;
}

@ObjectType({ description: 'Number of reviews with one assessment of the fit.' })
export class FitCount {
  @Field(() => ReviewFit, { description: 'How the size compares to the reviewer’s usual one.' })
  fit: ReviewFit;

  @Field(() => Int, { description: 'Number of approved reviews with this assessment.' })
  count: number;
}

@ObjectType({
  description:
    'A page of a model’s reviews. Statistics cover all approved reviews of the model, regardless of filters.',
})
export class ReviewPage {
  @Field(() => [Review], { description: 'Reviews of this page, in the requested order.' })
  items: Review[];

  @Field(() => Float, { nullable: true, description: 'Average rating with two decimals; null without reviews.' })
  averageRating: number | null;

  @Field(() => Int, { description: 'Total number of approved reviews of the model.' })
  reviewCount: number;

  @Field(() => [RatingCount], { description: 'Numbers of reviews for each rating, from five stars to one.' })
  histogram: RatingCount[];

  @Field(() => [FitCount], { description: 'Numbers of reviews for all three assessments of the fit.' })
  fits: FitCount[];

  @Field(() => Int, { description: 'Number of reviews with pictures.' })
  withPhotos: number;

  @Field(() => Pagination, { description: 'Position of this page and total number of matching reviews.' })
  pagination: Pagination;
}

@ObjectType({ description: 'A page of the shopper’s own reviews.' })
export class OwnReviewPage {
  @Field(() => [Review], { description: 'Reviews of this page, most recently edited first.' })
  items: Review[];

  @Field(() => Pagination, { description: 'Position of this page and total number of reviews.' })
  pagination: Pagination;
}

@ObjectType({ description: 'A delivered product that the shopper has not reviewed yet.' })
export class ReviewableProduct {
  @Field(() => ID, { description: 'Id of the product (a colourway); `createReview` takes it.' })
  productId: string;

  @Field({ description: 'Last segment of the product’s path /product/{slug}.' })
  slug: string;

  @Field({ description: 'Current name of the product.' })
  name: string;

  @Field(() => CardImage, { nullable: true, description: 'Cover picture; null if there is none.' })
  image: CardImage | null;

  @Field({ description: 'Name of the delivered size.' })
  sizeName: string;

  @Field({ description: 'When the product was delivered to the shopper.' })
  deliveredAt: Date;
}
