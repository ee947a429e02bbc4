import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const summary = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[5] });

export const rows = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[2] });

export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: tokens.space[4],
  '& > dt': { minWidth: 0 },
  // A price has no-break spaces, so only the text wraps.
  '& > dd': { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', unicodeBidi: 'plaintext' },
});

/** A row that is part of the amount in the row above it. */
export const part = css(row, {
  paddingInlineStart: tokens.space[4],
  color: tokens.color['ink-muted'],
  fontSize: tokens.text.small.size,
});

export const reduced = css({ color: tokens.color.price });

export const total = css(row, {
  marginTop: tokens.space[2],
  paddingTop: tokens.space[4],
  borderTop: `1px solid ${tokens.color.hairline}`,
  fontSize: tokens.text.title.size,
  fontWeight: tokens.weight.bold,
  letterSpacing: tokens.tracking.tight,
  // It stands alone, and in large type a tabular 1 leaves a gap.
  '& > dd': { marginInlineStart: 'auto', fontVariantNumeric: 'lining-nums', unicodeBidi: 'plaintext' },
});

export const goals = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[4] });

export const action = css({ display: 'flex', flexDirection: 'column', gap: tokens.space[2] });
export const note = css({ fontSize: tokens.text.small.size, color: tokens.color['ink-muted'] });
export const problem = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: tokens.space[1],
  fontSize: tokens.text.small.size,
  color: tokens.color.error,
});
/** Aligns the icon with the first line of the text beside it. */
export const sign = css({ flex: 'none', marginBlockStart: '0.15em' });

export const teaser = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: tokens.space[2],
  padding: `${tokens.space[4]} ${tokens.space[4]} ${tokens.space[1]}`,
  background: tokens.color.volt,
  color: tokens.color['on-volt'],
  fontSize: tokens.text.small.size,
  // Without backgrounds only an outline shows its edge.
  [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: -1 },
});

export const teaserTitle = css({
  fontSize: tokens.text.lead.size,
  fontWeight: tokens.weight.bold,
  lineHeight: tokens.line.control,
});

export const teaserLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  color: 'inherit',
  fontWeight: tokens.weight.strong,
  textUnderlineOffset: '0.2em',
  '&:active': { textDecorationThickness: 3 },
  '&:focus-visible': { outlineColor: 'currentColor' },
});
