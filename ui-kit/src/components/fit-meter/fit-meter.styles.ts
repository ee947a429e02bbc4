import { css } from '@emotion/react';
import { breakWords } from '../../theme/break-words.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

export const meter = css({ display: 'grid', gap: tokens.space[2], minWidth: 0 });

export const scale = css({
  position: 'relative',
  height: 16,
  // Half of the mark extends beyond each end.
  marginInline: tokens.space[2],
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: `calc(-1 * ${tokens.space[2]})`,
    insetBlockStart: 7,
    borderBlockStart: `2px solid ${tokens.color.control}`,
  },
  // The middle means true to size.
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(50% - 1px)',
    insetBlock: 2,
    borderInlineStart: `2px solid ${tokens.color.control}`,
  },
  [media.forcedColors]: { '&::before, &::after': { borderColor: 'CanvasText' } },
});

export const mark = css({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  width: 16,
  height: 16,
  marginInlineStart: `calc(-1 * ${tokens.space[2]})`,
  border: `2px solid ${tokens.color.raised}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.action,
  [media.forcedColors]: { forcedColorAdjust: 'none', borderColor: 'Canvas', background: 'Highlight' },
});

/** The three labels are below their part of the scale. */
export const names = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: tokens.space[2],
  ...breakWords,
  color: tokens.color['ink-muted'],
  fontSize: tokens.text.caption.size,
  lineHeight: tokens.text.caption.line,
  '& :nth-of-type(2)': { textAlign: 'center' },
  '& :last-of-type': { textAlign: 'end' },
});
