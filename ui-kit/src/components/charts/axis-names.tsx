import { css } from '@emotion/react';
import * as styles from './axis-names.styles.js';

/** Names that fit side by side on a wide chart. */
const MOST = 8;

export interface AxisNamesProps {
  names: readonly string[];
  /** Whether the names are words of their own, of which as many as fit are shown in full. */
  whole: boolean;
}

/** Each name of a few, or some of many, below the beginning of its category. A narrow chart shows fewer. */
export function AxisNames({ names, whole }: AxisNamesProps) {
  const step = Math.ceil(names.length / MOST);
  const shown = names.filter((_, index) => index % step === 0);
  const last = (names.length - (shown.length - 1) * step) / step;
  return (
    <div css={styles.row} aria-hidden="true">
      {shown.map((name, index) => (
        <span
          key={index}
          css={[
            styles.name,
            step === 1 && styles.centred,
            whole && step === 1 ? styles.wrapped : styles.thinned(index),
            index === shown.length - 1 && last < 1 && css({ flexGrow: last }),
          ]}
        >
          {/* Without a box of its own, a name may reach over those that a narrow chart leaves out. */}
          {index === shown.length - 1 && last < 0.5 ? null : <span>{name}</span>}
        </span>
      ))}
    </div>
  );
}
