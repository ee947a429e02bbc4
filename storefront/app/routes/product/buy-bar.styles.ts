import { css } from '@emotion/react';
import { media, tokens } from '@meet/ui-kit';

/** Sticks to the bottom of the screen until the shopper scrolls down to its place above the footer. */
export const bar = css({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: tokens.layer.raised,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[4],
  marginTop: tokens.space[8],
  padding: `${tokens.space[2]} ${tokens.space[4]} max(${tokens.space[2]}, env(safe-area-inset-bottom))`,
  [media.tablet]: { display: 'none' },
});

export const summary = css({
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  minHeight: tokens.size.target,
});

export const sheetDelivery = css({ marginTop: tokens.space[5] });
