import { css } from '@emotion/react';
import { media, tabularFigures, tokens } from '@meet/ui-kit';

export const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(360px, 1fr)', gap: tokens.space[10] },
});

export const trail = css({ paddingBlock: tokens.space[4] });

/** On a phone the pictures reach the edges. */
export const pictures = css({
  marginInline: `calc(-1 * ${tokens.space[4]})`,
  [media.tablet]: { marginInline: 0 },
});

export const buy = css({ [media.desktop]: { position: 'sticky', insetBlockStart: 132, alignSelf: 'start' } });

export const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  fontWeight: 600,
});

export const money = css({ display: 'grid', gap: tokens.space[3] });

export const explained = css(tabularFigures, {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: tokens.space[2],
  columnGap: tokens.space[4],
  paddingBlock: tokens.space[3],
  borderBlock: `1px solid ${tokens.color.hairline}`,
  fontSize: tokens.text.small.size,
  '& dt': { color: tokens.color['ink-muted'] },
  '& dd': { textAlign: 'end' },
});

export const old = css({ textDecoration: 'line-through' });
export const red = css({ color: tokens.color.price });

export const colours = css({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  fontSize: tokens.text.small.size,
});

export const delivery = css({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  minHeight: tokens.size.icon,
});

export const details = css({
  display: 'grid',
  gap: tokens.space[12],
  marginTop: tokens.space[16],
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(360px, 1fr)', gap: tokens.space[10] },
});

export const description = css({
  marginTop: tokens.space[4],
  maxWidth: '66ch',
  '& > * + *': { marginTop: tokens.space[3] },
  '& ul': { paddingInlineStart: tokens.space[5], listStyle: 'disc' },
  '& ol': { paddingInlineStart: tokens.space[5], listStyle: 'decimal' },
});

export const properties = css({
  width: '100%',
  marginTop: tokens.space[4],
  borderCollapse: 'collapse',
  fontSize: tokens.text.small.size,
  '& tr': { borderBottom: `1px solid ${tokens.color.hairline}` },
  '& th, & td': { paddingBlock: tokens.space[3], verticalAlign: 'top', textAlign: 'start' },
  '& th': { width: '42%', paddingInlineEnd: tokens.space[4], fontWeight: 450, color: tokens.color['ink-muted'] },
});

export const colourName = css({ marginBottom: tokens.space[2], fontSize: tokens.text.small.size });

export const colourways = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] });

export const colourway = css({
  display: 'block',
  width: 72,
  border: '1px solid transparent',
  '&:hover': { borderColor: tokens.color['ink-muted'] },
});

export const colourwayHere = css({ borderColor: tokens.color.ink });

export const colourwayGone = css({ opacity: 0.55 });

export const similar = css({ marginTop: tokens.space[16] });

export const similarTitle = css({ marginBottom: tokens.space[5] });
