import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { gutters } from '../container/container.js';

export const header = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: tokens.layer.header,
  background: tokens.color.paper,
  borderBottom: `1px solid ${tokens.color.hairline}`,
  transition: `transform ${tokens.duration.panel} ${tokens.easing.enter}, opacity ${tokens.duration.panel} linear`,
  [media.reducedMotion]: { transition: `opacity ${tokens.duration.panel} linear` },
});

export const hidden = css({
  transform: 'translateY(-100%)',
  // The header stays visible while the focus is inside it.
  '&:focus-within': { transform: 'none', opacity: 1 },
  [media.reducedMotion]: { transform: 'none', opacity: 0 },
});

export const bar = css(gutters, {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[1],
  maxWidth: tokens.size.container,
  height: 60,
  marginInline: 'auto',
  [media.desktop]: { height: 68, gap: tokens.space[8] },
});

export const logo = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  marginInlineEnd: 'auto',
  color: tokens.color.ink,
  fontFamily: tokens.font.display,
  // Large text leaves room for the actions beside it.
  // eslint-disable-next-line kit/no-literal-type -- a limit by the screen's width is not a size of the scale
  fontSize: `min(${tokens.display.logo.size}, 7.5vw)`,
  fontWeight: tokens.display.logo.weight,
  letterSpacing: tokens.display.logo.tracking,
  textDecoration: 'none',
  // A pressed colour would not show on a picture, so it fades.
  '&:active': { opacity: 0.7 },
  [media.desktop]: { fontSize: tokens.display.logo['size-wide'] },
});

/** The menu has its own row, so that a dozen entries fit even at 1024px. */
export const menu = css(gutters, {
  display: 'none',
  maxWidth: tokens.size.container,
  marginInline: 'auto',
  [media.desktop]: { display: 'block' },
});

export const search = css({ display: 'none', [media.desktop]: { display: 'block', flex: '0 1 420px' } });

export const onlyBelowDesktop = css({ [media.desktop]: { display: 'none' } });

export const actions = css({
  display: 'flex',
  alignItems: 'center',
  marginInlineEnd: `calc(-1 * ${tokens.space['2-half']})`,
});
