import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';
import { tabularFigures } from '../text/tabular-figures.js';
import { breakWords } from '../../theme/break-words.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';

const radioSide = 16;

export const table = css(tabularFigures, {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: tokens.text.small.size,
  letterSpacing: tokens.tracking.figures,
  '& th, & td': {
    paddingBlock: 0,
    paddingInline: `0 ${tokens.space[3]}`,
    textAlign: 'start',
    verticalAlign: 'middle',
    ...breakWords,
  },
  '& thead th': {
    height: 36,
    fontSize: tokens.text.caption.size,
    fontWeight: tokens.weight.regular,
    color: tokens.color['ink-muted'],
    // Aligns the heading with the names, which are beside their radio buttons.
    '&:first-of-type': { paddingInlineStart: `calc(${tokens.space[2]} + ${radioSide}px + ${tokens.space[3]})` },
  },
  // The whole row is the hit area, because its label covers it.
  '& tbody tr': {
    position: 'relative',
    height: tokens.size.target,
    borderTop: `1px solid ${tokens.color.hairline}`,
    [media.hover]: { '&:hover': { background: tokens.color.subtle } },
    '&:has(:checked)': { background: tokens.color.subtle },
    [pressed]: { background: tokens.color.pressed },
    '&:has(:focus-visible)': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: -2 },
  },
});

export const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  paddingInlineStart: tokens.space[2],
  fontWeight: tokens.weight.strong,
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

export const radio = css({
  appearance: 'none',
  flex: 'none',
  width: radioSide,
  height: radioSide,
  margin: 0,
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.round,
  outline: 0,
  cursor: 'pointer',
  '&:checked': { borderColor: tokens.color.ink, borderWidth: 5 },
});
