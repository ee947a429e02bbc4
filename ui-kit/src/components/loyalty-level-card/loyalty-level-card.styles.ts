import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';

export const card = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[3] });

export const states = {
  reached: css({}),
  current: css({ '--quiet': tokens.color['on-volt'] }),
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

export const cashback = css({ display: 'flex', alignItems: 'baseline', gap: tokens.space[2] });
export const percent = css({
  fontFamily: tokens.font.display,
  fontSize: tokens.text.heading.size,
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '-0.03em',
});

export const last = css({ marginTop: 'auto' });
