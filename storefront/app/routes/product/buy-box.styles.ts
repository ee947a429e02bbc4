import { css } from '@emotion/react';
import { media, tokens } from '@meet/ui-kit';

export const column = css({ minWidth: 0, [media.tablet]: { position: 'sticky', insetBlockStart: 132 } });

export const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  overflowWrap: 'anywhere',
  [media.tablet]: { marginBlockStart: `calc(-1 * ${tokens.space[3]})` },
});

export const title = css({ overflowWrap: 'anywhere', textWrap: 'balance' });

export const rating = css({ display: 'inline-flex', alignItems: 'center', minHeight: tokens.size.target });

export const colours = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[2],
});

export const sizes = css({ scrollMarginBlockStart: 132 });

export const fit = css({ marginTop: tokens.space[3] });

export const delivery = css({ display: 'grid', gap: tokens.space[3] });

export const way = css({
  display: 'flex',
  gap: tokens.space[3],
  '& + &': { marginTop: tokens.space[3] },
  '& svg': { flex: 'none', marginTop: 1 },
});

export const tableHint = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 60,
});

export const forget = css({ marginInlineEnd: `calc(-1 * ${tokens.space[5]})` });

/** Its place is kept until the button works. Its words begin where those above it do. */
export const share = css({ minHeight: tokens.size.target, marginInlineStart: `calc(-1 * ${tokens.space[5]})` });

/** The button has room of its own when it goes below the question. */
export const notice = css({ rowGap: 0 });
