import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { displayStep } from '../text/type-step.js';

export const letters = css({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${tokens.space[3]})`,
  marginBottom: tokens.space[6],
});

export const letter = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.5rem',
  minHeight: tokens.size.target,
  fontWeight: tokens.weight.strong,
});

/** CSS columns: sections continue from one column to the next, as in the index of a book. */
export const columns = css({
  columnGap: tokens.space[10],
  [media.tablet]: { columnCount: 2 },
  [media.wide]: { columnCount: 3 },
});

export const section = css({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  breakInside: 'avoid-column',
  paddingBlock: `${tokens.space[3]} ${tokens.space[4]}`,
  borderTop: `1px solid ${tokens.color.hairline}`,
});

export const initial = css(displayStep(tokens.display.letter), {
  color: tokens.color['ink-muted'],
});

export const name = css(displayStep(tokens.display.label), {
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: tokens.size.target,
  overflowWrap: 'anywhere',
});
