import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { pressedWords } from '../../theme/pressed-words.js';
import { tokens } from '../../tokens/generated/tokens.js';

/** A line is used in pages and drawers, so a container query on its own width chooses the layout. */
export const frame = css({ containerType: 'inline-size' });

const wide = '@container (min-width: 32.5rem)';
const widest = '@container (min-width: 48rem)';

/** The columns of a line, after that of the checkbox if there is one. */
const lineOf = (check: { column: string; area: string }) =>
  css({
    display: 'grid',
    gridTemplateColumns: `${check.column} 80px minmax(0, 1fr) auto`,
    gridTemplateAreas: `"${check.area} picture words remove" "${check.area} picture terms terms"`,
    gridTemplateRows: 'auto 1fr',
    columnGap: tokens.space[3],
    paddingBlock: tokens.space[4],
    [wide]: {
      gridTemplateColumns: `${check.column} 120px minmax(0, 1fr) auto auto`,
      gridTemplateAreas: `"${check.area} picture words terms remove"`,
      gridTemplateRows: 'auto',
      columnGap: tokens.space[5],
    },
    [widest]: {
      gridTemplateColumns: `${check.column} 160px minmax(0, 1fr) auto auto`,
      paddingBlock: tokens.space[6],
    },
  });
export const line = lineOf({ column: 'auto', area: 'check' });
export const unselectableLine = lineOf({ column: '', area: '' });

/** Places of a whole line's parts. Negative margins align a control, rather than its touch target, with the edges. */
export const checkPlace = css({ gridArea: 'check', alignSelf: 'start', margin: `calc(-1 * ${tokens.space[3]})` });
export const picturePlace = css({ gridArea: 'picture', alignSelf: 'start' });
export const wordsPlace = css({ gridArea: 'words' });
export const termsPlace = css({
  gridArea: 'terms',
  paddingTop: tokens.space[2],
  [wide]: { alignItems: 'flex-end', maxWidth: 220, paddingTop: 0, textAlign: 'end' },
});
export const removePlace = css({
  gridArea: 'remove',
  marginBlockStart: `calc(-1 * ${tokens.space[3]})`,
  marginInlineEnd: `calc(-1 * ${tokens.space[3]})`,
});

export const faded = css({ opacity: 0.5 });

export const check = css({
  '& > label': { gap: 0, width: tokens.size.target, height: tokens.size.target, paddingInlineStart: tokens.space[3] },
  // Without scripts no line can be left out of the order.
  [media.noScript]: { display: 'none' },
});

export const words = css({
  minWidth: 0,
  fontSize: tokens.text.small.size,
  lineHeight: tokens.line.open,
  [widest]: { fontSize: tokens.text.body.size },
});
export const brand = css({ display: 'block', fontWeight: tokens.weight.bold });
export const title = css({ fontSize: 'inherit', fontWeight: tokens.weight.regular, lineHeight: 'inherit' });

export const link = css({
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
  ...pressedWords,
});

/** In a narrow line the delivery moves below the size as a whole. */
export const details = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space[3],
  marginTop: tokens.space[2],
  color: tokens.color['ink-muted'],
});
export const size = css({ color: tokens.color.ink });

export const terms = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: tokens.space[1],
  fontSize: tokens.text.small.size,
});

export const price = css({
  [wide]: { justifyContent: 'flex-end' },
  [widest]: { fontSize: tokens.text.lead.size },
});

export const quantity = css({ marginTop: tokens.space[2] });

export const notice = css({ fontSize: tokens.text.small.size, lineHeight: tokens.line.open, maxWidth: '38ch' });
export const notices = {
  rose: css({ color: tokens.color.warning }),
  fell: css({ color: tokens.color.success }),
  gone: css({ color: tokens.color['ink-muted'] }),
  error: css({
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.space[1],
    color: tokens.color.error,
    // The text is next to its icon in either layout.
    textAlign: 'start',
  }),
};

/** Aligns the icon with the first line of the text beside it. */
export const sign = css({ flex: 'none', marginBlockStart: '0.15em' });

export const removed = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[4],
  paddingBlock: tokens.space[4],
  color: tokens.color['ink-muted'],
  fontSize: tokens.text.small.size,
  '& > button': { flex: 'none' },
});
