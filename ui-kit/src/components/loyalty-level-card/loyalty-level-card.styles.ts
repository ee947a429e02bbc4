import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';
import { displayStep } from '../text/type-step.js';

export const card = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[3] });

export const states = {
  reached: css({}),
  /** Framed in ink rather than filled with volt, because the balance above is the only loud element of its screen. */
  current: css({
    borderColor: tokens.color.ink,
    outline: `1px solid ${tokens.color.ink}`,
    outlineOffset: -2,
    '--quiet': tokens.color.ink,
  }),
  next: css({}),
  locked: css({ color: tokens.color['ink-muted'] }),
};

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: tokens.space[3],
});

export const quiet = css({ color: `var(--quiet, ${tokens.color['ink-muted']})`, fontSize: tokens.text.small.size });

export const mark = css(quiet, { display: 'inline-flex', alignItems: 'center', gap: tokens.space[1] });

export const cashback = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: tokens.space[2] });
export const percent = displayStep(tokens.display.percent);

export const last = css({ marginTop: 'auto' });
