import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CardImage } from '../catalog/index.js';
import { ReviewFit, ReviewState } from '../generated/prisma/enums.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

export { ReviewFit, ReviewState };

registerEnumType(ReviewState, {
  name: 'ReviewState',
  description: 'PENDING waits for the shop. REJECTED is shown to its author only; an edit makes it PENDING again.',
});
registerEnumType(ReviewFit, { name: 'ReviewFit', description: 'The bought size, compared with the usual one.' });

export const ReviewSort = {
  NEW_FIRST: 'NEW_FIRST',
  HELPFUL_FIRST: 'HELPFUL_FIRST',
  HIGH_RATING_FIRST: 'HIGH_RATING_FIRST',
  LOW_RATING_FIRST: 'LOW_RATING_FIRST',
} as const;
export type ReviewSort = keyof typeof ReviewSort;
registerEnumType(ReviewSort, { name: 'ReviewSort' });

@ObjectType()
export class ReviewPhoto {
  @Field(() => ID)
  reviewId: string;

  @Field({ description: 'A path below the image proxy: /_ipx/{modifiers}/{url}' })
  url: string;

  @Field(() => Int, { nullable: true, description: 'Pixels.' })
  width: number | null;

  @Field(() => Int, { nullable: true })
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
  @Field()
  text: string;

  @Field()
  createdAt: Date;
}

@ObjectType({ description: 'A review by a buyer; it belongs to a colourway and is shown with all of the model.' })
export class Review {
  @Field(() => ID)
  id: string;

  @Field(() => ID, { description: 'The colourway that was bought.' })
  productId: string;

  @Field()
  productSlug: string;

  @Field()
  productName: string;

  @Field(() => ReviewAuthor)
  user: ReviewAuthor;

  @Field(() => Int, { description: '1 to 5.' })
  rating: number;

  @Field(() => ReviewFit, { nullable: true })
  fit: ReviewFit | null;

  @Field({ description: 'The size that was bought.' })
  sizeName: string;

  @Field()
  advantages: string;

  @Field()
  disadvantages: string;

  @Field()
  text: string;

  @Field(() => [ReviewPhoto])
  photos: ReviewPhoto[];

  @Field(() => ReviewState)
  state: ReviewState;

  @Field(() => String, { nullable: true, description: 'Why it is not shown; its author and operators see it.' })
  rejectionReason: string | null;

  @Field(() => Int, { description: 'Shoppers whom it helped.' })
  helpful: number;

  @Field(() => Int)
  unhelpful: number;

  @Field(() => Boolean, { nullable: true, description: 'The vote of the shopper who asks; null where they have none.' })
  myVote: boolean | null;

  @Field(() => ReviewAnswer, { nullable: true })
  answer: ReviewAnswer | null;

  @Field()
  createdAt: Date;

  @Field({ description: 'Of the author’s last edit.' })
  updatedAt: Date;
}

@ObjectType()
export class RatingCount {
  @Field(() => Int, { description: '1 to 5.' })
  rating: number;

  @Field(() => Int)
  count: number;
}

@ObjectType()
export class FitCount {
  @Field(() => ReviewFit)
  fit: ReviewFit;

  @Field(() => Int)
  count: number;
}

@ObjectType({
  description: 'A page of a model’s reviews. The figures are of all its approved reviews, whatever is chosen.',
})
export class ReviewPage {
  @Field(() => [Review])
  items: Review[];

  @Field(() => Float, { nullable: true, description: 'With two digits; null where nobody has reviewed the model.' })
  averageRating: number | null;

  @Field(() => Int)
  reviewCount: number;

  @Field(() => [RatingCount], { description: 'Five stars first, all five of them.' })
  histogram: RatingCount[];

  @Field(() => [FitCount], { description: 'All three.' })
  fits: FitCount[];

  @Field(() => Int, { description: 'Reviews with pictures.' })
  withPhotos: number;

  @Field(() => Pagination)
  pagination: Pagination;
}

@ObjectType()
export class OwnReviewPage {
  @Field(() => [Review])
  items: Review[];

  @Field(() => Pagination)
  pagination: Pagination;
}

@ObjectType({ description: 'Something delivered that the shopper has not reviewed yet.' })
export class ReviewableProduct {
  @Field(() => ID)
  productId: string;

  @Field()
  slug: string;

  @Field()
  name: string;

  @Field(() => CardImage, { nullable: true })
  image: CardImage | null;

  @Field()
  sizeName: string;

  @Field()
  deliveredAt: Date;
}
