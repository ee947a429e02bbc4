import { css } from '@emotion/react';
import { focusRing } from '../../theme/focus.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { tabularFigures } from '../text/tabular-figures.js';

export const figure = css({ minWidth: 0, margin: 0 });

export const label = css({
  marginBlockEnd: tokens.space[2],
  fontSize: tokens.text.title.size,
  lineHeight: tokens.text.title.line,
  fontWeight: tokens.text.title.weight,
});

export const nothing = css({ margin: 0, color: tokens.color['ink-muted'], fontSize: tokens.text.small.size });

export const body = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: tokens.space[3],
  rowGap: tokens.space[2],
  // The highest number of the scale stands half above its line.
  paddingBlockStart: tokens.space[2],
});

/** The numbers of the scale have equal distances, so no position has to be computed. */
export const scale = css(tabularFigures, {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  marginBlock: '-0.5lh',
  color: tokens.color['ink-muted'],
  fontSize: tokens.text.caption.size,
  lineHeight: tokens.text.caption.line,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const plot = css(focusRing, {
  height: '13rem',
  [media.tablet]: { height: '16rem' },
  // A finger reads the numbers sideways, and scrolls the page up and down.
  touchAction: 'pan-y',
});

/** Right to left the drawing, which has no text, is mirrored. */
export const drawing = css({
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'visible',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
});

export const rule = css({
  stroke: tokens.color.hairline,
  [media.forcedColors]: { stroke: 'GrayText' },
});

export const zero = css({ stroke: tokens.color.control, [media.forcedColors]: { stroke: 'CanvasText' } });

export const cursor = css({
  fill: tokens.color.subtle,
  [media.forcedColors]: { fill: 'none', stroke: 'Highlight', strokeWidth: 2 },
});
