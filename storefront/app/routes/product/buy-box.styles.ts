import { css } from '@emotion/react';
import { media, tabularFigures, tokens } from '@meet/ui-kit';

export const column = css({ minWidth: 0, [media.tablet]: { position: 'sticky', insetBlockStart: 132 } });

export const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  [media.tablet]: { marginBlockStart: `calc(-1 * ${tokens.space[3]})` },
});

export const title = css({ overflowWrap: 'anywhere', textWrap: 'balance' });

export const money = css({ display: 'grid', gap: tokens.space[3] });

export const explained = css(tabularFigures, {
  borderBlock: `1px solid ${tokens.color.hairline}`,
  paddingBlock: tokens.space[3],
  display: 'grid',
  gap: tokens.space[2],
  fontSize: tokens.text.small.size,
  '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.space[4] },
  '& dt': { color: tokens.color['ink-muted'] },
});

export const red = css({ color: tokens.color.price });

export const colours = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[2],
  fontSize: tokens.text.small.size,
});

export const sizes = css({ scrollMarginBlockStart: 132 });

export const fit = css({ marginTop: tokens.space[3], fontSize: tokens.text.small.size });

export const delivery = css({ display: 'grid', gap: tokens.space[3], fontSize: tokens.text.small.size });

export const way = css({
  display: 'flex',
  gap: tokens.space[3],
  '& + &': { marginTop: tokens.space[3] },
  '& svg': { flex: 'none', marginTop: 1 },
});

export const when = css({ display: 'block', color: tokens.color['ink-muted'] });

export const table = css({
  borderBlock: `1px solid ${tokens.color.hairline}`,
  '& > summary svg': { transition: `transform ${tokens.duration.feedback} linear` },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
});

export const tableTitle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 52,
  fontWeight: 550,
});

export const tableHint = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 60,
  fontSize: tokens.text.small.size,
  color: tokens.color['ink-muted'],
});

export const forget = css({
  marginInlineEnd: `calc(-1 * ${tokens.space[3]})`,
  paddingInline: tokens.space[3],
  fontSize: tokens.text.small.size,
});
