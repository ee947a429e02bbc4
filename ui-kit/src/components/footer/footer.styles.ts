import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { breakpoints, tokens } from '../../tokens/generated/tokens.js';

/** Columns are collapsed on phones. Without scripts they stay expanded, because nobody could expand them. */
const folded = `@media (scripting: enabled) and (max-width: ${breakpoints.tablet - 0.02}px)`;

export const footer = css({
  marginTop: tokens.space[24],
  paddingBlock: `${tokens.space[12]} ${tokens.space[8]}`,
  borderTop: `1px solid ${tokens.color.hairline}`,
  [folded]: { paddingBlockStart: 0 },
});

/** The QR code moves below the columns if it would leave them too little room. */
export const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[8],
  '& > :first-of-type': { flex: '1 1 31rem', [media.desktop]: { flexBasis: '40rem' } },
});

export const columns = css({
  display: 'grid',
  minWidth: 0,
  gap: tokens.space[10],
  [media.tablet]: { display: 'flex', flexWrap: 'wrap', gap: tokens.space[8] },
  [folded]: { gap: 0 },
});

/** The code of the app is hidden on phones: nobody can scan it with the phone that shows it. */
export const aside = css({ flex: 'none', [media.belowTablet]: { display: 'none' } });

/** Columns are equally wide if each then has enough room. */
export const column = css({
  [media.tablet]: { flex: '1 1 0', minWidth: '9rem' },
  [media.desktop]: { minWidth: '10rem' },
  [folded]: {
    borderBlockEnd: `1px solid ${tokens.color.hairline}`,
    // A link to the column expands it, even before hydration.
    '&:target > div': { display: 'block' },
  },
});

/** On desktops a very long list reserves room for two columns; other columns shrink for it. */
export const broadColumn = css(column, { [media.desktop]: { minWidth: 'min(22rem, 100%)' } });

export const title = css({
  position: 'relative',
  [folded]: { display: 'flex', alignItems: 'center', minHeight: 56, paddingInlineEnd: tokens.space[8] },
});

/** The button covers the whole line of the title, which names it. */
export const fold = css({
  display: 'none',
  [pressed]: { background: tokens.color.pressed, mixBlendMode: 'multiply' },
  [folded]: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    padding: 0,
    border: 0,
    background: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: -2 },
    '& svg': { flex: 'none', transition: `transform ${tokens.duration.feedback} linear` },
    '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
    [media.reducedMotion]: { '& svg': { transition: 'none' } },
  },
});

export const content = css({ [folded]: { paddingBlockEnd: tokens.space[4] } });
export const closed = css({ [folded]: { display: 'none' } });

export const links = css({ marginTop: tokens.space[2], [folded]: { marginTop: 0 } });
/** A long list has two columns if each is at least 10rem wide, which grows with the text size. */
export const wide = css(links, { columns: '10rem 2', columnGap: tokens.space[8] });
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  paddingBlock: tokens.space[1],
});
export const words = css({ marginTop: tokens.space[3], maxWidth: '38ch', [folded]: { marginTop: 0 } });

export const social = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space[6],
  marginTop: tokens.space[8],
});

export const bottom = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[4],
  marginTop: tokens.space[12],
});

/** Below other links the legal line needs no larger gap than between them. */
export const bottomBelowSocial = css(bottom, { marginTop: tokens.space[4] });
