import type { ReviewCardProps } from '@meet/ui-kit';
import type { ReviewFit } from '../graphql/generated/graphql';

type CardFit = NonNullable<ReviewCardProps['fit']>;

/** The API's fits by the kit's names. */
export const cardFit: Record<ReviewFit, CardFit> = { SMALL: 'small', TRUE_TO_SIZE: 'true', LARGE: 'large' };

export const reviewFit: Record<CardFit, ReviewFit> = { small: 'SMALL', true: 'TRUE_TO_SIZE', large: 'LARGE' };
