import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { pressedWords } from '../../theme/pressed-words.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { clampLines } from '../text/clamp-lines.js';

/** Container queries, because the panel is in a sheet on phones and below the header elsewhere. */
const wide = '@container (min-width: 45rem)';
const widest = '@container (min-width: 68.75rem)';

export const panel = css({ containerType: 'inline-size', minWidth: 0 });

export const understood = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2], marginTop: tokens.space[4] });

/** The focus is always in the field, so a line shows it less prominently than a ring. */
export const field = css({
  '&:focus-within': { borderColor: tokens.color.ink, boxShadow: `0 1px ${tokens.color.ink}` },
  '& input:focus-visible': { outline: 0 },
});

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
  marginTop: tokens.space[6],
  [wide]: {
    gridTemplateColumns: '200px minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: tokens.space[6],
    // Products are in the second column beside everything else, whatever their order in the DOM.
    '& > *': { gridColumn: 1 },
    '& > [aria-labelledby]': { gridColumn: 2, gridRow: '1 / span 2' },
    '& > [aria-labelledby]:only-of-type': { gridColumn: '1 / -1' },
  },
  [widest]: { gridTemplateColumns: '240px minmax(0, 1fr)', columnGap: tokens.space[12] },
});

export const instead = css({ marginTop: tokens.space[8] });

export const title = css({
  color: tokens.color['ink-muted'],
  fontSize: tokens.text.small.size,
  fontWeight: tokens.weight.regular,
});

export const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  minHeight: tokens.size.target,
  color: tokens.color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', color: tokens.color['ink-muted'] },
  [media.hover]: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } },
  ...pressedWords,
});

export const picture = css({ flex: 'none', width: 40 });

/** A past query with its remove button. */
export const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: tokens.space[2],
  '& > a': { flex: 1, minWidth: 0 },
});
export const remove = css({ color: tokens.color['ink-muted'] });

export const kind = css({ display: 'block', color: tokens.color['ink-muted'], fontSize: tokens.text.caption.size });

export const clear = css({ justifySelf: 'start', paddingInline: 0, borderWidth: 0, color: tokens.color['ink-muted'] });

export const goods = css({
  display: 'grid',
  gap: tokens.space[3],
  marginTop: tokens.space[3],
  // Eight products fill their rows and are all visible.
  [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.space[5] },
  [widest]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

/** A picture with text beside it. */
export const thing = css({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: tokens.space[3],
  color: 'inherit',
  textDecoration: 'none',
  [wide]: { gridTemplateColumns: '104px minmax(0, 1fr)' },
  [media.hover]: { '&:hover [data-name]': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } },
  ...pressedWords,
});

export const words = css({
  display: 'grid',
  gap: tokens.space.half,
  minWidth: 0,
  fontSize: tokens.text.small.size,
  lineHeight: tokens.line.close,
});
export const brand = css({ fontWeight: tokens.weight.bold });
export const name = css(clampLines(2), { color: tokens.color['ink-muted'] });

export const results = css({ marginTop: tokens.space[6], justifySelf: 'start' });
export const quiet = css({ marginTop: tokens.space[3] });
/** Fades only the pictures, so that the text stays readable. */
export const calm = css({ '& img': { opacity: 0.5 } });

/**
 * The sheet of the search. From the tablet breakpoint up it is attached to the top edge of the screen, over the header.
 * On a phone its height is fixed, so that the field does not move when results change.
 */
export const sheet = css({
  height: '92dvh',
  [media.tablet]: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    maxWidth: '100%',
    height: 'fit-content',
    borderRadius: 0,
  },
  '& > div': { width: '100%', maxWidth: tokens.size.container, marginInline: 'auto' },
  // Aligns the content with the page behind, and the close button's icon with the edge of the content.
  [media.desktop]: {
    '& > div': { paddingInline: tokens.space[10] },
    '& > div:first-of-type': { paddingInlineEnd: `calc(${tokens.space[10]} - ${tokens.space[3]})` },
  },
});
