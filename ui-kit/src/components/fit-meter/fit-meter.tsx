import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Text } from '../text/text.js';
import { fitMeterWords } from './fit-meter.words.js';
import * as styles from './fit-meter.styles.js';

const fits = ['small', 'true', 'large'] as const;

/** Number of buyers for each fit. */
export type FitCounts = Readonly<Record<(typeof fits)[number], number>>;

export interface FitMeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Number of buyers for each fit: runs small, true to size, runs large. */
  counts: FitCounts;
}

/** How a product fits according to its buyers, on a scale from small to large, with advice on the size. */
export function FitMeter(passed: FitMeterProps) {
  const { counts, ...props } = useDefaultProps('FitMeter', passed);
  const words = useWords('fitMeter', fitMeterWords);
  const total = fits.reduce((sum, fit) => sum + counts[fit], 0);
  if (total === 0) {
    return (
      <div css={styles.meter} {...props}>
        <Text tone="muted">{words.nobody}</Text>
      </div>
    );
  }
  /** From 0 (everybody says that it runs small) to 1 (everybody says that it runs large). */
  const place = 0.5 + (counts.large - counts.small) / total / 2;
  return (
    <div css={styles.meter} {...props}>
      <Text>{words.advice[fitAt(place)]}</Text>
      {/* Hidden from screen readers, because the text above says the same. */}
      <div aria-hidden="true">
        <div css={styles.scale}>
          <span css={[styles.mark, { insetInlineStart: `${place * 100}%` }]} />
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

/** Each fit has a third of the scale. */
function fitAt(place: number): keyof FitCounts {
  if (place < 1 / 3) return 'small';
  return place > 2 / 3 ? 'large' : 'true';
}
