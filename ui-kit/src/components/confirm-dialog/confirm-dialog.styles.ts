import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';

export const body = css({ display: 'grid', gap: tokens.space[4] });

/** The cancel button comes first. Long labels put one button above the other. */
export const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[3],
  '& > button': { flex: '1 1 10rem' },
});
