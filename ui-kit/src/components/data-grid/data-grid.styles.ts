import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { tabularFigures } from '../text/tabular-figures.js';

export const root = css({ position: 'relative', minWidth: 0, width: '100%' });

export const region = css({
  // Without it, visually hidden text would be positioned relative to the page and lengthen it.
  position: 'relative',
  minWidth: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderBlock: `1px solid ${tokens.color.hairline}`,
  // Rows above and below are replaced while the grid scrolls, so scroll anchoring is switched off.
  overflowAnchor: 'none',
});

export const tickWidth = tokens.size.target;

export const table = css(tabularFigures, {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: tokens.color.ink,
  fontSize: tokens.text.small.size,
  '& thead th': {
    position: 'sticky',
    zIndex: 3,
    insetBlockStart: 0,
    height: tokens.size.target,
    paddingInline: tokens.space[3],
    borderBlockEnd: `1px solid ${tokens.color.hairline}`,
    background: tokens.color.paper,
    color: tokens.color['ink-muted'],
    fontWeight: tokens.text.small.weight,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    [media.belowTablet]: { paddingInline: tokens.space[2] },
  },
  '& thead button': { verticalAlign: 'middle' },
});

export const row = css({
  background: tokens.color.paper,
  '& > :is(td, th)': {
    height: tokens.size.target,
    paddingBlock: 0,
    paddingInline: tokens.space[3],
    borderBlockEnd: `1px solid ${tokens.color.hairline}`,
    textAlign: 'start',
    [media.belowTablet]: { paddingInline: tokens.space[2] },
  },
  [media.hover]: { '&:hover': { background: tokens.color.subtle } },
  '&[data-selected]': {
    background: tokens.color.subtle,
    [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: -2 },
  },
});

export const tick = css({ '&&': { paddingInline: 0 } });

export const space = css({ '&&': { padding: 0, border: 0 } });

export const cell = css({
  position: 'relative',
  fontWeight: tokens.weight.regular,
  // Keeps a focused cell from being covered by the head.
  scrollMarginBlockStart: tokens.size.target,
  '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: -2 },
  '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 1px ${tokens.color.error}` },
  '&[aria-busy="true"]': { color: tokens.color['ink-muted'] },
  [media.forcedColors]: { '&[aria-invalid="true"]': { outline: '1px solid CanvasText', outlineOffset: -1 } },
});

export const cellAtEnd = css({ '&&': { textAlign: 'end' } });

/** An editable value has a line below it if a mouse is available. */
export const editable = css({
  cursor: 'text',
  [media.hover]: {
    '&:hover:not([aria-invalid="true"])': { boxShadow: `inset 0 0 0 1px ${tokens.color.control}` },
  },
});

/** Values have one line; longer text is truncated with an ellipsis. */
export const value = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& > svg': {
    display: 'inline-block',
    marginInlineEnd: tokens.space[1],
    color: tokens.color.error,
    verticalAlign: 'text-bottom',
  },
});

/** The name of a row may have two lines on narrow screens. */
export const name = css({
  [media.belowTablet]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    paddingBlock: tokens.space[1],
    whiteSpace: 'normal',
  },
});

export const link = css({
  color: 'inherit',
  textDecoration: 'none',
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

export const editor = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  paddingInline: tokens.space[3],
  border: 0,
  borderRadius: 0,
  background: tokens.color.raised,
  color: tokens.color.ink,
  font: 'inherit',
  // Below 16 px iOS zooms the page on focus.
  '@media (pointer: coarse)': { fontSize: tokens.text.body.size },
  outline: `2px solid ${tokens.color.focus}`,
  outlineOffset: -2,
  '&[aria-invalid="true"]': { outlineColor: tokens.color.error },
});

export const editorAtEnd = css({ textAlign: 'end' });

/** The error message of a value, shown below its cell on hover or focus. */
export const note = css({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  width: 'max-content',
  maxWidth: '18rem',
  padding: `${tokens.space[1]} ${tokens.space[2]}`,
  border: `1px solid ${tokens.color.error}`,
  background: tokens.color.raised,
  color: tokens.color.error,
  fontSize: tokens.text.caption.size,
  lineHeight: tokens.text.caption.line,
  textAlign: 'start',
  whiteSpace: 'normal',
  // Visible only to screen readers, for which it describes the cell.
  clipPath: 'inset(50%)',
  [media.hover]: { '[data-part="cell"]:hover > &': { clipPath: 'none' } },
  '[data-part="cell"]:is(:focus, :focus-within) > &': { clipPath: 'none' },
});
