import { ReviewCard, Text, type ReviewCardProps } from '@meet/ui-kit';
import type { ReactNode } from 'react';
import type { ReviewFieldsFragment } from '../graphql/generated/graphql';
import { isOneSize, sizeName } from '../offers/size-name';
import { cardFit } from './card-fit';

/** A review drawn with the kit's component. Every review is of a unit that its author has received. */
export function ShownReview({ review, children }: { review: ReviewFieldsFragment; children?: ReactNode }) {
  const { advantages, disadvantages, text, fit, photos, user, rating, createdAt } = review;
  const said: Partial<ReviewCardProps> = { advantages, disadvantages, text, ...(fit ? { fit: cardFit[fit] } : {}) };
  if (!isOneSize(review.sizeName)) said.sizeName = sizeName(review.sizeName);
  return (
    <ReviewCard
      author={user.name}
      rating={rating}
      date={createdAt}
      photos={photos.map(({ url }, index) => ({ id: url, src: url, alt: `Фото ${index + 1}, ${user.name}` }))}
      {...said}
    >
      <Text size="small" tone="muted">
        Покупка подтверждена
      </Text>
      {children}
    </ReviewCard>
  );
}
