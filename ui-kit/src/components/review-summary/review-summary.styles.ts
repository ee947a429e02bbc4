import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const summary = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space[4]} ${tokens.space[10]}`,
});

export const mean = css({ display: 'grid', gap: tokens.space[1] });

export const figure = css({
  fontSize: tokens.text.heading.size,
  fontWeight: tokens.text.heading.weight,
  lineHeight: tokens.text.heading.line,
  letterSpacing: tokens.text.heading.tracking,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** The bars of all rows have the same length, whatever the widest count. */
export const marks = css({
  flex: '1 1 16rem',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  columnGap: tokens.space[3],
  maxWidth: '28rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
});

export const row = css({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minHeight: '2rem',
  paddingInline: tokens.space[2],
  borderRadius: tokens.radius.control,
  color: tokens.color.ink,
  fontSize: tokens.text.small.size,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textDecoration: 'none',
  [media.hover]: { 'a&:hover': { background: tokens.color.subtle } },
  '&[aria-current]': { background: tokens.color.subtle, fontWeight: tokens.text.title.weight },
  'a&': { [pressed]: { background: tokens.color.pressed } },
  '@media (forced-colors: active)': { '&[aria-current]': { outline: '1px solid CanvasText' } },
});

/** Rows with and without a link have the same height. */
export const tall = css({ minHeight: tokens.size.target });

export const mark = css({ display: 'inline-flex', alignItems: 'center', gap: tokens.space[1] });
export const star = css({ fill: 'currentColor' });
export const empty = css({ color: tokens.color['ink-muted'] });
export const count = css({ textAlign: 'end', color: tokens.color['ink-muted'] });

export const track = css({
  height: 6,
  borderRadius: tokens.radius.round,
  background: tokens.color.hairline,
  overflow: 'hidden',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

export const bar = css({
  display: 'block',
  height: '100%',
  background: tokens.color.ink,
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' },
});
