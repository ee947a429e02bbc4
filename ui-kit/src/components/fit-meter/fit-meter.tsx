import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { Text } from '../text/text.js';
import { fitMeterWords } from './fit-meter.words.js';
import * as styles from './fit-meter.styles.js';

const fits = ['small', 'true', 'large'] as const;

/** How many buyers say that it fits so. */
export type FitCounts = Readonly<Record<(typeof fits)[number], number>>;

export interface FitMeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many buyers say that it runs small, is true to size, and runs large. */
  counts: FitCounts;
}

/** Where a product lies between running small and running large, by what its buyers say, and which size to take. */
export function FitMeter({ counts, ...props }: FitMeterProps) {
  const words = useWords('fitMeter', fitMeterWords);
  const total = fits.reduce((sum, fit) => sum + counts[fit], 0);
  if (total === 0) {
    return (
      <div css={styles.meter} {...props}>
        <Text tone="muted">{words.nobody}</Text>
      </div>
    );
  }
  /** From 0, where all say that it runs small, to 1, where all say that it runs large. */
  const place = 0.5 + (counts.large - counts.small) / total / 2;
  return (
    <div css={styles.meter} {...props}>
      <Text>{words.advice[fitAt(place)]}</Text>
      {/* The words above say the same. */}
      <div aria-hidden="true">
        <div css={styles.scale}>
          <span css={styles.mark} style={{ insetInlineStart: `${place * 100}%` }} />
        </div>
        <div css={styles.names}>
          {fits.map((fit) => (
            <span key={fit}>{words.fit[fit]}</span>
          ))}
        </div>
      </div>
      <Text size="caption" tone="muted">
        {words.basedOn(total)}
      </Text>
    </div>
  );
}

/** A third of the scale belongs to each. */
function fitAt(place: number): keyof FitCounts {
  if (place < 1 / 3) return 'small';
  return place > 2 / 3 ? 'large' : 'true';
}
