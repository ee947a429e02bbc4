import { css } from '@emotion/react';

/** Digits of equal width, for prices, counters and timers. */
export const tabularFigures = css({ fontVariantNumeric: 'tabular-nums lining-nums' });
