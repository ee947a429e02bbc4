import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { formatCount } from '../../locale/plural.js';
import { count as countStyle, figure, filled, rating, sizes, starSizes } from './rating.styles.js';

const figures = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export interface RatingProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Mean mark, from 0 to 5; null if there are no reviews. */
  value: number | null;
  /** Number of reviews. 0 means that there is no rating yet. */
  count?: number;
  size?: keyof typeof starSizes;
  /** Shows the stars without figures; screen readers still announce the figures. Default: false. */
  starsOnly?: boolean;
}

/** A rating as filled stars, with its figure and the number of reviews. */
export function Rating({ value, count, size = 'medium', starsOnly = false, ...props }: RatingProps) {
  const messages = useMessages();
  const known = value !== null && Number.isFinite(value) && count !== 0;
  const stars = known ? Math.min(5, Math.max(0, value)) : 0;
  const name = known ? messages.rating(figures.format(stars), count) : messages.noReviews;
  return (
    <span css={[rating, sizes[size]]} role="img" aria-label={name} {...props}>
      <span css={[starSizes[size], filled(stars / 5)]} />
      {!starsOnly && known && <span css={figure}>{figures.format(stars)}</span>}
      {!starsOnly && known && count !== undefined && <span css={countStyle}>{formatCount(count)}</span>}
      {!starsOnly && !known && <span css={countStyle}>{messages.noReviews}</span>}
    </span>
  );
}
