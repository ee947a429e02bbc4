import { css } from '@emotion/react';
import { breakWords } from '../../theme/break-words.js';
import { media } from '../../theme/media.js';
import { pressedWords } from '../../theme/pressed-words.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { tabularFigures } from '../text/tabular-figures.js';
import { visuallyHidden } from '../visually-hidden/visually-hidden.js';

/** In a container narrower than this each row is a card. */
const narrow = '@container data-table (max-width: 35rem)';

export const root = css({
  containerType: 'inline-size',
  containerName: 'data-table',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[4],
  width: '100%',
  minWidth: 0,
});

export const region = css({
  // Without it, visually hidden text would be positioned relative to the page and lengthen it.
  position: 'relative',
  minWidth: 0,
  overflow: 'auto',
  '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: -2 },
});

export const table = css(tabularFigures, {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: tokens.color.ink,
  '& th, & td': {
    height: tokens.size.target,
    paddingBlock: tokens.space[2],
    paddingInline: tokens.space[3],
    borderBlockEnd: `1px solid ${tokens.color.hairline}`,
    textAlign: 'start',
    verticalAlign: 'middle',
  },
  '& thead th': {
    color: tokens.color['ink-muted'],
    fontSize: tokens.text.small.size,
    fontWeight: tokens.text.small.weight,
    whiteSpace: 'nowrap',
  },
  '& tbody th, & tfoot th': { fontWeight: tokens.weight.strong },
  '& tfoot :is(th, td)': { borderBlockEnd: 0, fontWeight: tokens.weight.strong },
  [media.hover]: { '& tbody tr:hover': { background: tokens.color.subtle } },
  '& tbody tr[data-selected]': {
    background: tokens.color.subtle,
    [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: -2 },
  },
});

export const caption = css({
  paddingBlockEnd: tokens.space[3],
  fontSize: tokens.text.body.size,
  fontWeight: tokens.weight.strong,
  textAlign: 'start',
});

/** The table scrolls sideways instead of squeezing its text. */
export const scrolls = css({ minWidth: 'max-content' });

export const stickyHead = css({
  '& thead th': { position: 'sticky', zIndex: 1, insetBlockStart: 0, background: tokens.color.paper },
});

export const end = css({ '&&': { textAlign: 'end' } });

/** The column heading is aligned with its numbers, with the sort icon before the text. */
export const sortEnd = css({ flexDirection: 'row-reverse' });

/** The checkbox of a row. Its hit area is the whole cell; in a card it is at the end of the heading. */
export const tick = css({
  '&&': { width: tokens.size.target, padding: 0 },
  '& label': { justifyContent: 'center', gap: 0, minWidth: tokens.size.target },
  '& label > span': { flex: 'none' },
  [narrow]: { '&&': { gridRow: 1, gridColumn: 2, marginInlineEnd: `calc(-1 * ${tokens.space[3]})` } },
});

/** The checkbox of all rows. Among cards it has a visible label, because no column shows its purpose. */
export const tickAll = css(tick, {
  [narrow]: { '&&': { width: 'auto', marginInlineEnd: 0 }, '& label': { gap: tokens.space[2] } },
});

export const wordsOfAll = css(visuallyHidden, {
  [narrow]: { position: 'static', width: 'auto', height: 'auto', margin: 0, clipPath: 'none' },
});

/** Only the text that names a row is hyphenated: dates and amounts stay whole, and the table scrolls. */
export const value = css({
  minWidth: 0,
  overflowWrap: 'break-word',
  'th > &': { hyphens: 'auto' },
  [narrow]: breakWords,
});

/** A number and its unit stay on one line. */
export const valueAtEnd = css({ whiteSpace: 'nowrap', [narrow]: { whiteSpace: 'normal' } });

/** Placeholders in a column of numbers are short. */
export const placeholder = css({ minWidth: 48 });

export const sort = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  minHeight: tokens.size.target,
  marginBlock: `calc(-1 * ${tokens.space[2]})`,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  [media.hover]: {
    '&:hover': { color: tokens.color.ink, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  ...pressedWords,
  '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
  '& svg': { flex: 'none' },
  '[aria-sort]:not([aria-sort="none"]) > &': { color: tokens.color.ink, fontWeight: tokens.weight.strong },
});

export const message = css({ '&&': { paddingBlock: tokens.space[8], textAlign: 'center' } });

export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[3],
});

/** Each row is a card: the cell that names the row is the heading, and each value is next to its column's name. */
export const cards = css({
  [narrow]: {
    '&, & tbody, & thead, & tfoot, & caption': { display: 'block' },
    '& thead tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.space[4] },
    '& thead th': {
      position: 'static',
      width: 'auto',
      height: 'auto',
      padding: 0,
      border: 0,
      background: 'transparent',
      '&:not(:has(button, input))': visuallyHidden,
    },
    // The heading of a card comes first, next to the checkbox, whatever its column.
    '& :is(tbody, tfoot) tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      paddingBlock: tokens.space[2],
      paddingInline: tokens.space[4],
      border: `1px solid ${tokens.color.hairline}`,
      borderRadius: tokens.radius.control,
      marginBlockStart: tokens.space[3],
    },
    '& tfoot tr': { border: 0 },
    '& :is(tbody, tfoot) :is(th, td)': {
      display: 'flex',
      flexWrap: 'wrap',
      gridColumn: '1 / -1',
      justifyContent: 'space-between',
      columnGap: tokens.space[4],
      width: 'auto',
      height: 'auto',
      minHeight: 32,
      paddingBlock: tokens.space[1],
      paddingInline: 0,
      border: 0,
      '&[data-label]::before': {
        // The empty alternative keeps screen readers from reading the column's name twice.
        content: ['attr(data-label)', 'attr(data-label) / ""'],
        color: tokens.color['ink-muted'],
        fontWeight: tokens.weight.regular,
      },
      '&:empty': { display: 'none' },
    },
    '& tbody th': { gridRow: 1, gridColumn: 1 },
  },
});
