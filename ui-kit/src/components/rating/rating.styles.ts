import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { visuallyHidden } from '../visually-hidden/visually-hidden.js';

const star = (paint: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path ${paint}d="M12 2.6l2.8 6 6.6.8-4.9 4.5 1.3 6.5-5.8-3.2-5.8 3.2 1.3-6.5-4.9-4.5 6.6-.8z"/></svg>`,
  )}")`;

const mask = css({
  maskImage: star(''),
  maskRepeat: 'repeat-x',
  maskPosition: '0 50%',
  // The mask shows only the background, so forced colours must not replace it.
  forcedColorAdjust: 'none',
});

export const rating = css({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: tokens.space[2],
});

const stars = (size: number) =>
  css(mask, { flex: 'none', width: 5 * size, height: size, maskSize: `${size}px ${size}px` });

export const starSizes = { small: stars(16), medium: stars(20) };

export const oneStar = { small: css({ width: 16 }), medium: css({ width: 20 }) };

export const compact = css({
  flexWrap: 'nowrap',
  columnGap: tokens.space[1],
  lineHeight: tokens.line.close,
  whiteSpace: 'nowrap',
});

/** Fills a share of the stars, from 0 to 1, starting where reading begins. */
export const filled = (share: number) => {
  const edge = `${share * 100}%`;
  const paint = (side: string) => `linear-gradient(to ${side}, var(--full) ${edge}, var(--none) ${edge})`;
  return css({
    '--full': tokens.color.ink,
    '--none': tokens.color.hairline,
    background: paint('right'),
    '&:dir(rtl)': { background: paint('left') },
    // Two system colours may look alike, so the empty part is transparent.
    [media.forcedColors]: { '--full': 'CanvasText', '--none': 'transparent' },
  });
};

export const figure = css({ fontWeight: tokens.weight.strong, fontVariantNumeric: 'tabular-nums' });
export const count = css({ color: tokens.color['ink-muted'] });
export const sizes = {
  small: css({ fontSize: tokens.text.small.size }),
  medium: css({ fontSize: tokens.text.body.size }),
};

export const group = css({ minWidth: 0 });

export const choices = css({
  display: 'inline-flex',
  // A negative margin aligns the first star, rather than its touch target, with the text.
  marginInlineStart: `calc(-1 * ${tokens.space[2]})`,
  '& > label': { color: tokens.color.control },
  '& > label:has(:checked), & > label:has(~ label :checked)': { color: tokens.color.ink },
  [media.hover]: {
    '&:hover > label': { color: tokens.color.control },
    '& > label:hover, & > label:has(~ label:hover)': { color: tokens.color.ink },
  },
  '& > label:active, & > label:has(~ label:active)': { color: tokens.color['ink-muted'] },
  [media.forcedColors]: {
    '& > label': { color: 'CanvasText' },
    '& > label:has(:checked), & > label:has(~ label :checked)': { color: 'Highlight' },
    '& > label:not(:has(:checked), :has(~ label :checked)) > span': {
      maskImage: star('fill="none" stroke="#000" stroke-width="1.5" '),
    },
  },
});

export const choice = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: tokens.size.target,
  height: tokens.size.target,
  borderRadius: tokens.radius.control,
  cursor: 'pointer',
  transition: `color ${tokens.duration.feedback} linear`,
  '&:has(:focus-visible)': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: -2 },
});

export const choiceStar = css(mask, { width: 28, height: 28, maskSize: '28px 28px', background: 'currentColor' });

export const radio = css(visuallyHidden);

export const chosen = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.space[3] });
