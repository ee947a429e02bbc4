import type { ComponentPropsWithRef } from 'react';
import { StarIcon } from '../../icons/index.js';
import { formatCount, formatDecimal, formatPercent } from '../../locale/format-numbers.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { addressOf, type AddressOf } from '../../server-props/index.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Anchor } from '../link/link-provider.js';
import { Rating } from '../rating/rating.js';
import { Text } from '../text/text.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import * as styles from './review-summary.styles.js';
import { reviewSummaryWords } from './review-summary.words.js';

/** A rating from 1 to 5. */
export type ReviewMark = 1 | 2 | 3 | 4 | 5;

const marks: readonly ReviewMark[] = [5, 4, 3, 2, 1];

export interface ReviewSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Number of reviews for each rating. */
  counts: Readonly<Record<ReviewMark, number>>;
  /**
   * URL of the reviews with a rating: a template such as `?mark={mark}`, or a function. Default: the rows are not
   * links.
   */
  hrefOf?: AddressOf<ReviewMark>;
  /** The rating by which the reviews are filtered. Default: none. */
  current?: ReviewMark | null;
}

/** The average rating of a product, and the number of reviews for each rating. */
export function ReviewSummary(passed: ReviewSummaryProps) {
  const { counts, hrefOf, current, ...props } = useDefaultProps('ReviewSummary', passed);
  const words = useWords('reviewSummary', reviewSummaryWords);
  const locale = useLocale();
  const total = marks.reduce((sum, mark) => sum + counts[mark], 0);
  const mean = total === 0 ? null : marks.reduce((sum, mark) => sum + mark * counts[mark], 0) / total;

  const rowOf = (mark: ReviewMark) => {
    const share = total === 0 ? 0 : counts[mark] / total;
    const row = (
      <>
        <VisuallyHidden>
          {words.marksOf(mark, counts[mark], formatPercent(Math.round(share * 100), locale))}
        </VisuallyHidden>
        <span css={styles.mark} aria-hidden="true">
          {mark}
          <StarIcon size={16} css={styles.star} />
        </span>
        <span css={styles.track} aria-hidden="true">
          <span css={[styles.bar, { width: `${share * 100}%` }]} />
        </span>
        <span css={styles.count} aria-hidden="true">
          {formatCount(counts[mark], locale)}
        </span>
      </>
    );
    if (!hrefOf || counts[mark] === 0) {
      const look = [styles.row, hrefOf && styles.tall, counts[mark] === 0 && styles.empty];
      return <div css={look}>{row}</div>;
    }
    return (
      <Anchor
        css={[styles.row, styles.tall]}
        href={addressOf(hrefOf, mark, { mark })}
        aria-current={mark === current || undefined}
      >
        {row}
      </Anchor>
    );
  };

  return (
    <div css={styles.summary} {...props}>
      <div css={styles.mean}>
        {mean !== null && (
          <span css={styles.figure} aria-hidden="true">
            {formatDecimal(mean, locale)}
          </span>
        )}
        <Rating value={mean} count={total} starsOnly={mean !== null} />
        {total > 0 && (
          <Text as="span" size="small" tone="muted" aria-hidden="true">
            {words.reviewCount(total)}
          </Text>
        )}
      </div>
      {total > 0 && (
        <ul css={styles.marks} aria-label={words.reviewMarks}>
          {marks.map((mark) => (
            <li key={mark}>{rowOf(mark)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
