import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { tabularFigures } from '../text/tabular-figures.js';

export const legend = css(tabularFigures, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space[6],
  rowGap: tokens.space[1],
  marginBlockEnd: tokens.space[3],
  color: tokens.color['ink-muted'],
  fontSize: tokens.text.small.size,
  lineHeight: tokens.text.small.line,
});

export const entry = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[2],
  minWidth: 0,
  // On a phone a number that appears would move the next series to another line.
  [media.belowTablet]: { flexBasis: '100%' },
});

export const sample = css({ flex: 'none', width: '1rem', height: '0.75rem', overflow: 'visible' });

export const value = css({ color: tokens.color.ink, fontWeight: 'inherit', whiteSpace: 'nowrap' });

export const category = css({ marginInlineStart: 'auto' });
