import { css } from '@emotion/react';
import { breakWords } from '../../theme/break-words.js';
import { fadingEdge } from '../../theme/fading-edge.js';
import { media } from '../../theme/media.js';
import { pressedWords } from '../../theme/pressed-words.js';
import { tokens } from '../../tokens/generated/tokens.js';

const row = css({ display: 'flex', columnGap: tokens.space[6] });
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: tokens.size.target });

export const column = css({ display: 'flex', flexDirection: 'column' });

/** An entry of a column, large enough for a thumb. */
export const columnLink = css(link, breakWords, {
  width: '100%',
  minHeight: 52,
  paddingBlock: tokens.space[2],
  fontSize: tokens.text.title.size,
  lineHeight: tokens.text.title.line,
});

/** An entry of a column that expands in place. */
export const columnFold = css(columnLink, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: tokens.space[4],
  cursor: 'pointer',
  '& svg': { flex: 'none', transition: `transform ${tokens.duration.feedback} linear` },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' } },
  ...pressedWords,
  [media.reducedMotion]: { '& svg': { transition: 'none' } },
});

/** The expanded content of an entry in a column. */
export const panel = css({ paddingBlockEnd: tokens.space[4] });

const line = css({ display: 'flex', alignItems: 'center', minHeight: tokens.size.target });

export const all = line;
export const group = css(line, { fontWeight: tokens.weight.strong });

/** Links one level deeper wrap in lines, so that a section fits on the screen. */
export const lines = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space[5],
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: tokens.size.target },
});

export const layouts = {
  row: { list: css(row, fadingEdge, { overflowX: 'auto', scrollbarWidth: 'none', whiteSpace: 'nowrap' }), link },
  lines: { list: css(row, { flexWrap: 'wrap' }), link },
  column: { list: column, link: columnLink },
};

/** Red is the colour of prices. Only a category of reduced products may use it. */
export const accent = css({ color: tokens.color.price });

export const active = css({
  textDecorationLine: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: '0.35em',
  [media.hover]: { '&:hover': { textDecorationThickness: 2, textUnderlineOffset: '0.35em' } },
});
