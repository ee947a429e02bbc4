import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CardImage } from '../catalog/index.js';
import { ReviewFit, ReviewState } from '../generated/prisma/enums.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

export { ReviewFit, ReviewState };

registerEnumType(ReviewState, {
  name: 'ReviewState',
  description: 'PENDING waits for the shop. REJECTED is shown to its author only; an edit makes it PENDING again.',
  valuesMap: {
    PENDING: { description: 'The shop has not read it yet.' },
    APPROVED: { description: 'Everybody sees it.' },
    REJECTED: { description: 'Its author alone sees it, with the reason; an edit makes it PENDING again.' },
  },
});
registerEnumType(ReviewFit, {
  name: 'ReviewFit',
  description: 'The bought size, compared with the usual one.',
  valuesMap: {
    SMALL: { description: 'Smaller than the usual size.' },
    TRUE_TO_SIZE: { description: 'As the usual size.' },
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
  description: 'Order of reviews.',
  valuesMap: {
    NEW_FIRST: { description: 'By the time of the review.' },
    HELPFUL_FIRST: { description: 'By the votes of other shoppers.' },
    HIGH_RATING_FIRST: { description: 'Five stars first.' },
    LOW_RATING_FIRST: { description: 'One star first.' },
  },
});

@ObjectType({ description: 'A photograph in a review.' })
export class ReviewPhoto {
  @Field(() => ID, { description: 'Review that it belongs to.' })
  reviewId: string;

  @Field({ description: 'A path below the image proxy: /_ipx/{modifiers}/{url}' })
  url: string;

  @Field(() => Int, { nullable: true, description: 'Pixels.' })
  width: number | null;

  @Field(() => Int, { nullable: true, description: 'Pixels.' })
  height: number | null;

  @Field(() => String, { nullable: true, description: 'Dominant colour, `#rrggbb`.' })
  colour: string | null;

  @Field(() => String, { nullable: true, description: 'A `data:` address of a tiny picture.' })
  preview: string | null;
}

@ObjectType({ description: 'Whoever wrote a review, as everybody may see them.' })
export class ReviewAuthor {
  @Field({ description: 'First name and initial, «Мария И.», or «Покупатель».' })
  name: string;
}

@ObjectType({ description: 'The shop’s answer to a review.' })
export class ReviewAnswer {
  @Field({ description: 'What the shop wrote, plain text.' })
  text: string;

  @Field({ description: 'When the shop answered.' })
  createdAt: Date;
}

@ObjectType({ description: 'A review by a buyer; it belongs to a colourway and is shown with all of the model.' })
export class Review {
  @Field(() => ID, { description: 'Of the review; `voteReview` and `editReview` take it.' })
  id: string;

  @Field(() => ID, { description: 'The colourway that was bought.' })
  productId: string;

  @Field({ description: 'Last part of the address /product/{slug} of the colourway.' })
  productSlug: string;

  @Field({ description: 'Name of the colourway now.' })
  productName: string;

  @Field(() => ReviewAuthor, { description: 'Its author, without surname.' })
  user: ReviewAuthor;

  @Field(() => Int, { description: '1 to 5.' })
  rating: number;

  @Field(() => ReviewFit, { nullable: true, description: 'How the size was; null where the author did not say.' })
  fit: ReviewFit | null;

  @Field({ description: 'The size that was bought.' })
  sizeName: string;

  @Field({ description: 'What the author likes, plain text; may be empty.' })
  advantages: string;

  @Field({ description: 'What the author does not like, plain text; may be empty.' })
  disadvantages: string;

  @Field({ description: 'The rest of the review, plain text; may be empty.' })
  text: string;

  @Field(() => [ReviewPhoto], { description: 'Photographs of the author, in their order.' })
  photos: ReviewPhoto[];

  @Field(() => ReviewState, { description: 'Whether everybody sees it.' })
  state: ReviewState;

  @Field(() => String, { nullable: true, description: 'Why it is not shown; its author and operators see it.' })
  rejectionReason: string | null;

  @Field(() => Int, { description: 'Shoppers whom it helped.' })
  helpful: number;

  @Field(() => Int, { description: 'Shoppers whom it did not help.' })
  unhelpful: number;

  @Field(() => Boolean, { nullable: true, description: 'The vote of the shopper who asks; null where they have none.' })
  myVote: boolean | null;

  @Field(() => ReviewAnswer, { nullable: true, description: 'What the shop answered; null where it did not.' })
  answer: ReviewAnswer | null;

  @Field({ description: 'When it was first sent.' })
  createdAt: Date;

  @Field({ description: 'Of the author’s last edit.' })
  updatedAt: Date;
}

@ObjectType({ description: 'How many gave so many stars.' })
export class RatingCount {
  @Field(() => Int, { description: '1 to 5.' })
  rating: number;

  @Field(() => Int, { description: 'Approved reviews with this rating.' })
  count: number;
}

@ObjectType({ description: 'How many found the size so.' })
export class FitCount {
  @Field(() => ReviewFit, { description: 'How the size was.' })
  fit: ReviewFit;

  @Field(() => Int, { description: 'Approved reviews that say so.' })
  count: number;
}

@ObjectType({
  description: 'A page of a model’s reviews. The figures are of all its approved reviews, whatever is chosen.',
})
export class ReviewPage {
  @Field(() => [Review], { description: 'Reviews of this page, in the order asked for.' })
  items: Review[];

  @Field(() => Float, { nullable: true, description: 'With two digits; null where nobody has reviewed the model.' })
  averageRating: number | null;

  @Field(() => Int, { description: 'All approved reviews of the model.' })
  reviewCount: number;

  @Field(() => [RatingCount], { description: 'Five stars first, all five of them.' })
  histogram: RatingCount[];

  @Field(() => [FitCount], { description: 'All three.' })
  fits: FitCount[];

  @Field(() => Int, { description: 'Reviews with pictures.' })
  withPhotos: number;

  @Field(() => Pagination, { description: 'Which page it is, and how many reviews match.' })
  pagination: Pagination;
}

@ObjectType({ description: 'A page of the shopper’s own reviews.' })
export class OwnReviewPage {
  @Field(() => [Review], { description: 'Reviews of this page, the last edited first.' })
  items: Review[];

  @Field(() => Pagination, { description: 'Which page it is, and how many reviews there are.' })
  pagination: Pagination;
}

@ObjectType({ description: 'Something delivered that the shopper has not reviewed yet.' })
export class ReviewableProduct {
  @Field(() => ID, { description: 'Of the colourway; `createReview` takes it.' })
  productId: string;

  @Field({ description: 'Last part of its address /product/{slug}.' })
  slug: string;

  @Field({ description: 'As its page is headed now.' })
  name: string;

  @Field(() => CardImage, { nullable: true, description: 'Its cover; null where it has none.' })
  image: CardImage | null;

  @Field({ description: 'Name of the size that was delivered.' })
  sizeName: string;

  @Field({ description: 'When the shopper got it.' })
  deliveredAt: Date;
}
