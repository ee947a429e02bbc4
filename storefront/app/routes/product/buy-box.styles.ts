import { css } from '@emotion/react';
import { media, tokens } from '@meet/ui-kit';

export const column = css({ minWidth: 0, [media.tablet]: { position: 'sticky', insetBlockStart: 132 } });

export const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  overflowWrap: 'anywhere',
});

/** The brand and the rating, aligned with the top of the pictures next to them. */
export const above = css({ [media.tablet]: { marginBlockStart: `calc(-1 * ${tokens.space[3]})` } });

export const title = css({ overflowWrap: 'anywhere', textWrap: 'balance' });

export const rating = css({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: tokens.size.target,
});

export const colours = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[2],
});

export const sizes = css({ position: 'relative', scrollMarginBlockStart: 132 });

/** At the end of the legend's line, with the height of a touch target. */
export const guideAbove = css({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${tokens.space[3]})`,
  insetInlineEnd: 0,
});

/** Has the height of a touch target, but the distance of text to the lines around it. */
export const fit = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  marginBlock: `calc(-1 * ${tokens.space[2]})`,
});

export const delivery = css({ display: 'grid', gap: tokens.space[3] });

export const way = css({
  display: 'flex',
  gap: tokens.space[3],
  '& + &': { marginTop: tokens.space[3] },
  '& svg': { flex: 'none', marginTop: 1 },
});

/** As wide as its text, aligned with the sizes. Hidden without scripts, because the dialog needs them. */
export const guide = css({
  paddingInline: 0,
  [media.noScript]: { display: 'none' },
});

export const forget = css({ marginInlineStart: `calc(-1 * ${tokens.space[5]})` });

/** Its space is reserved until the button works. The text is aligned with the lines above. */
export const share = css({ minHeight: tokens.size.target, marginInlineStart: `calc(-1 * ${tokens.space[5]})` });

/** The button needs no gap when it wraps below the question, because it has its own padding. */
export const notice = css({ rowGap: 0 });
