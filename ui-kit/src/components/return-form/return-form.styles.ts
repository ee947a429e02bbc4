import { css } from '@emotion/react';
import { breakWords } from '../../theme/break-words.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const form = css({ display: 'grid', gap: tokens.space[6], maxWidth: 640 });

export const legend = css({
  padding: 0,
  fontSize: tokens.text.subtitle.size,
  fontWeight: tokens.weight.strong,
  lineHeight: tokens.text.subtitle.line,
});

export const note = css({ marginBlockStart: tokens.space[1] });

export const all = css({ marginBlockStart: tokens.space[2] });

export const lines = css({
  borderBlockEnd: `1px solid ${tokens.color.hairline}`,
  '& > li': { borderBlockStart: `1px solid ${tokens.color.hairline}`, paddingBlock: tokens.space[3] },
});

export const goods = css({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  columnGap: tokens.space[4],
  lineHeight: tokens.line.open,
});

export const words = css(breakWords, {
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space[1],
  fontSize: tokens.text.small.size,
});

export const brand = css({ fontWeight: tokens.weight.bold });
export const muted = css({ color: tokens.color['ink-muted'] });
export const faded = css({ opacity: 0.5 });

/** Aligned with the text of its line if there is room, otherwise with its checkbox. */
export const ofLine = css({
  marginBlockStart: tokens.space[3],
  '@media (min-width: 30rem)': { marginInlineStart: tokens.space[8] },
});

export const answer = css({ display: 'grid', gap: tokens.space[4] });

export const error = css({ marginBlockStart: tokens.space[2] });

export const sent = css({ display: 'grid', gap: tokens.space[2], outline: 0 });

export const submit = css({ justifySelf: 'start' });
