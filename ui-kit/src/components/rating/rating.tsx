import type { ComponentPropsWithRef } from 'react';
import { formatCount, formatDecimal } from '../../locale/format-numbers.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import {
  compact as compactStyle,
  count as countStyle,
  figure,
  filled,
  oneStar,
  rating,
  sizes,
  starSizes,
} from './rating.styles.js';
import { ratingWords } from './rating.words.js';

export interface RatingProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Average rating, from 0 to 5; null if there are no reviews. */
  value: number | null;
  /** Number of reviews. 0 means that there is no rating yet. Default: none. */
  count?: number;
  /** Size of the stars and figures. Default: `medium`. */
  size?: keyof typeof starSizes;
  /** Shows the stars without figures; screen readers still announce the figures. Default: false. */
  starsOnly?: boolean;
  /** One star instead of five, on one line, for narrow places such as a card. Default: false. */
  compact?: boolean;
}

/** A rating as filled stars, with the average and the number of reviews. */
export function Rating(passed: RatingProps) {
  const {
    value,
    count,
    size = 'medium',
    starsOnly = false,
    compact = false,
    ...props
  } = useDefaultProps('Rating', passed);
  const words = useWords('rating', ratingWords);
  const locale = useLocale();
  const known = value !== null && Number.isFinite(value) && count !== 0;
  const stars = known ? Math.min(5, Math.max(0, value)) : 0;
  const figures = formatDecimal(stars, locale);
  const name = known ? words.rating(figures, count) : words.noReviews;
  return (
    <span css={[rating, sizes[size], compact && compactStyle]} role="img" aria-label={name} {...props}>
      <span css={[starSizes[size], filled(compact ? 1 : stars / 5), compact && oneStar[size]]} />
      {!starsOnly && known && <span css={figure}>{figures}</span>}
      {!starsOnly && known && count !== undefined && (
        <span css={countStyle}>{compact ? `(${formatCount(count, locale)})` : words.reviews(count)}</span>
      )}
      {!starsOnly && !known && <span css={countStyle}>{words.noReviews}</span>}
    </span>
  );
}
