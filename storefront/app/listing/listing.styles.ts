import { css } from '@emotion/react';
import { media, tokens } from '@meet/ui-kit';

export const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.desktop]: { gridTemplateColumns: '264px minmax(0, 1fr)', columnGap: tokens.space[10] },
});

export const toolbar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[4],
  minHeight: tokens.size.target,
  marginBottom: tokens.space[3],
});

export const onlyPhone = css({ [media.desktop]: { display: 'none' } });
export const onlyDesktop = css({ display: 'none', [media.desktop]: { display: 'flex' } });

/** A column on a desktop. On a phone a sheet that its own anchor opens, until JavaScript brings the drawer. */
export const filters = css({
  display: 'none',
  [media.desktop]: { display: 'block' },
  [media.belowDesktop]: {
    '&:target': {
      position: 'fixed',
      inset: 0,
      zIndex: tokens.layer.drawer,
      display: 'block',
      padding: tokens.space[4],
      background: tokens.color.raised,
      overflowY: 'auto',
    },
  },
});

export const filtersBar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: tokens.size.target,
});

export const applyBar = css({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: tokens.space[3],
  background: 'inherit',
});

export const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[2],
  marginBottom: tokens.space[5],
});

export const results = css({ transition: `opacity ${tokens.duration.panel} linear 200ms` });
export const waiting = css({ opacity: 0.5 });

export const pages = css({ marginTop: tokens.space[16] });
