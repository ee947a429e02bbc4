import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { formatCount } from '../../locale/plural.js';
import { count as countStyle, figure, filled, rating, sizes, starSizes } from './rating.styles.js';

const figures = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export interface RatingProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** From 0 to 5; null while nobody has said anything. */
  value: number | null;
  /** How many reviews it comes from. */
  count?: number;
  size?: keyof typeof starSizes;
  /** Only the stars; the figures stay for those who hear the page. */
  starsOnly?: boolean;
}

/** What shoppers say, as a share of five stars. */
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
