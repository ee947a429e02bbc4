import { css } from '@emotion/react';
import { breakWords } from '../../theme/break-words.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { typeStep } from '../text/type-step.js';

/** Panels are positioned relative to the menu, so they have its width. */
export const root = css({ position: 'relative' });

/** The list wraps instead of scrolling, because a scrolling box would clip the panels. */
export const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: tokens.space[6], padding: 0 });

/** A link and a button look alike, because hydration replaces one by the other. */
export const entry = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  minHeight: tokens.size.target,
  // Room for the focus ring, which an open panel would cover outside the entry.
  padding: `0 ${tokens.space[2]}`,
  marginInline: `calc(-1 * ${tokens.space[2]})`,
  border: 0,
  borderRadius: tokens.radius.mark,
  background: 'transparent',
  color: tokens.color.ink,
  font: 'inherit',
  textAlign: 'start',
  textDecorationLine: 'none',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.35em',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -2 },
  [media.hover]: { '&:hover': { textDecorationLine: 'underline' } },
  [pressed]: { background: tokens.color.subtle },
  '&[aria-expanded="true"]': { textDecorationLine: 'underline' },
  '& svg': { flex: 'none', transition: `transform ${tokens.duration.feedback} ${tokens.easing.enter}` },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  [media.reducedMotion]: { '& svg': { transition: 'none' } },
});

/** Red is the colour of prices. Only an entry for reduced products may use it. */
export const accent = css({ color: tokens.color.price });

export const active = css({ textDecorationLine: 'underline', textDecorationThickness: 2 });

export const panel = css({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: '100%',
  insetInline: 0,
  maxHeight: 'calc(100dvh - 8rem)',
  padding: tokens.space[6],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${tokens.color.hairline}`,
  borderRadius: tokens.radius.panel,
  background: tokens.color.raised,
  color: tokens.color.ink,
  animation: `meet-fade-in ${tokens.duration.feedback} linear`,
});

export const content = css({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[8],
  [media.desktop]: { flexDirection: 'row' },
});

export const columns = css({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  gap: `${tokens.space[6]} ${tokens.space[8]}`,
  minWidth: 0,
});

/** A dozen brands are shown in two columns. */
export const brands = css({
  [media.desktop]: { gridColumn: 'span 2', '& ul': { columnCount: 2, columnGap: tokens.space[8] } },
});

export const title = css(typeStep(tokens.text.caption), breakWords, {
  display: 'block',
  marginBlockEnd: tokens.space[1],
  color: tokens.color['ink-muted'],
});

/** Aligns a plain title with titles that are links. */
export const besideLinks = css({
  '& > span': {
    fontSize: tokens.text.body.size,
    lineHeight: tokens.text.body.line,
    display: 'flex',
    alignItems: 'center',
    minHeight: tokens.size.target,
    marginBlockEnd: 0,
    color: tokens.color.ink,
    fontWeight: tokens.weight.strong,
  },
});

export const titleLink = css({ fontWeight: tokens.weight.strong });

export const links = css({ padding: 0, '& > li': { breakInside: 'avoid' } });

export const link = css(breakWords, {
  paddingBlock: tokens.space[1],
  display: 'flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  '&[aria-current]': { textDecorationLine: 'underline', textUnderlineOffset: '0.35em' },
});

export const tile = css({
  flex: 'none',
  display: 'block',
  width: 'min(15rem, 100%)',
  color: 'inherit',
  textDecorationLine: 'none',
  [media.hover]: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.3em' } },
  '&:active img': { opacity: 0.8 },
});

export const tileTitle = css(breakWords, { display: 'block', marginBlockStart: tokens.space[2] });

export const all = css({ display: 'inline-flex', marginBlockStart: tokens.space[4] });
