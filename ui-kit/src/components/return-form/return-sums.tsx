import type { ReactNode } from 'react';
import { formatCount } from '../../locale/format-numbers.js';
import { formatPrice } from '../../locale/format-price.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { Facts } from '../facts/facts.js';
import { Text } from '../text/text.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import * as styles from './return-form.styles.js';
import { returnFormWords } from './return-form.words.js';
import type { ReturnLine } from './return-line.js';

export interface ReturnSumsProps {
  chosen: readonly ReturnLine[];
  /** The selected lines whose money is refunded; the others are exchanged. */
  refunded: readonly ReturnLine[];
  /** Number of lines that can be returned. */
  total: number;
  note: ReactNode;
}

/** The refund for the selected lines: money and points. Screen readers announce every change. */
export function ReturnSums({ chosen, refunded, total, note }: ReturnSumsProps) {
  const words = useWords('returnForm', returnFormWords);
  const locale = useLocale();
  const sum = formatPrice(sumOf(refunded, 'price'), locale);
  const points = sumOf(refunded, 'points');
  const some = chosen.length > 0;
  return (
    <>
      {some && (
        <div>
          {refunded.length > 0 && (
            <Facts
              layout="sums"
              facts={[
                { label: words.returnSum, value: sum },
                ...(points > 0 ? [{ label: words.returnPoints, value: formatCount(points, locale) }] : []),
              ]}
            />
          )}
          {note && (
            <Text css={styles.note} size="small" tone="muted">
              {note}
            </Text>
          )}
        </div>
      )}
      <VisuallyHidden role="status">{some && words.returnChosen(chosen.length, total, sum)}</VisuallyHidden>
    </>
  );
}

const sumOf = (lines: readonly ReturnLine[], part: 'price' | 'points') =>
  lines.reduce((sum, line) => sum + (line[part] ?? 0), 0);
