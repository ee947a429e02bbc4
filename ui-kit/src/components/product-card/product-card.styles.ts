import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { pressedWords } from '../../theme/pressed-words.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { breakWords } from '../../theme/break-words.js';
import { clampLines } from '../text/clamp-lines.js';

const captionLine = `calc(${tokens.text.caption.size} * ${tokens.text.caption.line})`;

/** A card with its picture at the top, not within an element of the caller, which has a layout of its own. */
const pictured = '&:has(> [data-part=picture])';

/**
 * Browsers do not lay out the content of cards far from the screen, but need their height: the picture's space of 4 / 5
 * is padding, and `contain-intrinsic-block-size` is the height of the part below it.
 */
export const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  [pictured]: { paddingBlockStart: `calc(125% + ${tokens.space[3]})` },
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 8.9375rem',
  // Space for the focus rings of the buttons in the corners.
  overflowClipMargin: 4,
  // One link covers the card, so the focus ring surrounds the whole card.
  '&:has(a:focus-visible)': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 4 },
  // Controls of the caller are above that link. `:where` lets any class of theirs win.
  ':where(&) :where(button, input, select, label, a:not([data-part=name]))': { position: 'relative', zIndex: 2 },
});

/** The picture of the card is square. */
export const squareCard = css({ [pictured]: { paddingBlockStart: `calc(100% + ${tokens.space[3]})` } });

/** A picture of 4 / 5 keeps its width; only its empty top and bottom are cut. */
export const squarePicture = css({ '& img': { insetBlock: '-12.5%', height: '125%' } });

/** The lower part of the card is one line higher. */
export const cardWithArrival = css({ containIntrinsicBlockSize: `auto calc(8.9375rem + ${captionLine})` });

export const pictures = css({
  position: 'relative',
  overflow: 'hidden',
  'article > &': { position: 'absolute', inset: '0 0 auto' },
});

export const second = css({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: `opacity ${tokens.duration.panel} linear`,
});

export const secondReady = css({ [media.hover]: { 'article:hover &': { opacity: 1 } } });

export const badges = css({
  position: 'absolute',
  insetBlockStart: tokens.space[2],
  insetInlineStart: tokens.space[2],
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[1],
  maxWidth: `calc(100% - 2 * ${tokens.space[2]})`,
});

export const besideLike = css({ maxWidth: `calc(100% - ${tokens.size.target} - ${tokens.space[2]})` });

/** The discount is on the picture, because next to two prices it would wrap on a phone. */
export const sale = css({ position: 'absolute', insetBlockEnd: tokens.space[2], insetInlineStart: tokens.space[2] });

export const brand = css({
  display: 'block',
  minHeight: '1lh',
  overflow: 'hidden',
  fontWeight: tokens.weight.bold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/**
 * Floats at the end of the brand's line, which is truncated before it. A box around both would become the area of the
 * card's link.
 */
export const rating = css({
  float: 'inline-end',
  // No higher than the brand's line; otherwise the name below would wrap around the rating.
  height: `calc(${tokens.text.small.size} * ${tokens.line.close})`,
  marginInlineStart: tokens.space[2],
});

/** Overrides the browser's heading size, which would stretch the lines. */
export const title = css({
  fontSize: tokens.text.small.size,
  fontWeight: tokens.weight.regular,
  lineHeight: tokens.line.close,
});

/**
 * The link, which covers the whole card. Two lines are reserved whatever the length, so that prices, cashback and colours
 * align across a row.
 */
export const name = css(clampLines(2), {
  minHeight: '2lh',
  ...breakWords,
  marginTop: tokens.space.half,
  color: tokens.color['ink-muted'],
  textDecoration: 'none',
  outline: 0,
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  '&:active::after': { background: tokens.color.hairline },
});

export const price = css({ marginTop: tokens.space[1] });

/**
 * Space is reserved until the delivery date is known, and the text never exceeds one line, so that nothing moves when
 * the date appears. The line is at the bottom with the foot, so that it aligns across a row.
 */
export const arrival = css({
  marginTop: 'auto',
  '&& + *': { marginTop: 0 },
  minHeight: captionLine,
  overflow: 'hidden',
  fontSize: tokens.text.caption.size,
  lineHeight: tokens.text.caption.line,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The line of cashback and colours, reserved even if both are empty. */
export const marks = css({
  display: 'grid',
  alignContent: 'space-between',
  minHeight: tokens.size.target,
  // At the bottom of the card, next to the button that opens the sizes.
  marginTop: 'auto',
  paddingBlock: tokens.space.half,
});

/** Leaves room at the end for the button that opens the sizes on touch screens. */
export const besideButton = css({ paddingInlineEnd: tokens.size.target, [media.hover]: { paddingInlineEnd: 0 } });

/** The same height with and without a count of further colours, so that the dots align. */
export const colours = css({ minHeight: '1.25rem' });

/** Plain text, because two dozen lime badges on one page would be too conspicuous. */
export const cashback = css({
  minHeight: '1lh',
  color: tokens.color['ink-muted'],
  fontSize: tokens.text.caption.size,
  lineHeight: tokens.text.caption.line,
});

export const faded = css({ opacity: 0.55 });

export const gone = css({
  marginTop: tokens.space[1],
  color: tokens.color['ink-muted'],
  fontSize: tokens.text.small.size,
  // As tall as the line of a price, so that cards in a row align.
  lineHeight: `calc(${tokens.text.body.size} * ${tokens.text.body.line})`,
});

/** Above the link that covers the card. It looks like a link in text and has the height of a touch target. */
export const notify = css({
  zIndex: 2,
  alignSelf: 'flex-start',
  minHeight: tokens.size.target,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: tokens.color.ink,
  fontSize: tokens.text.small.size,
  fontWeight: tokens.weight.strong,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  ...pressedWords,
});

export const like = css({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, zIndex: 2 });
