import { css } from '@emotion/react';
import { breakWords } from '../../theme/break-words.js';
import { focusRing } from '../../theme/focus.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { tabularFigures } from '../text/tabular-figures.js';

export const opener = css(focusRing, {
  width: 'fit-content',
  paddingBlock: tokens.space[3],
  color: tokens.color['ink-muted'],
  fontSize: tokens.text.small.size,
  lineHeight: tokens.text.small.line,
  cursor: 'pointer',
  [media.hover]: { '&:hover': { color: tokens.color.ink } },
  [pressed]: { color: tokens.color.ink, background: tokens.color.pressed },
});

export const table = css(tabularFigures, {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: tokens.text.small.size,
  lineHeight: tokens.text.small.line,
  ...breakWords,
  '& th, & td': {
    paddingBlock: tokens.space[1],
    paddingInlineStart: tokens.space[4],
    borderBlockEnd: `1px solid ${tokens.color.hairline}`,
    fontWeight: 'inherit',
    textAlign: 'end',
  },
  '& thead th, & th[scope="row"]': { color: tokens.color['ink-muted'] },
  '& th[scope="row"], & thead td': { paddingInlineStart: 0, textAlign: 'start' },
});
