import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';

/** Covers exactly the picture at the top of the card. */
export const overPicture = css({
  position: 'absolute',
  inset: '0 0 auto',
  zIndex: 2,
  display: 'flex',
  alignItems: 'flex-end',
  aspectRatio: '4 / 5',
  pointerEvents: 'none',
});

export const overSquare = css({ aspectRatio: 1 });

const shown = { visibility: 'visible', opacity: 1 } as const;

export const panel = css({
  flex: 1,
  display: 'grid',
  // Every column has room for the longest name, such as «Один размер», which would be cut otherwise.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${tokens.size.target}, var(--longest))), 1fr))`,
  // However many sizes there are, the heart above them can be pressed.
  maxHeight: `calc(100% - ${tokens.size.target} - ${tokens.space[2]})`,
  margin: tokens.space[2],
  background: tokens.color.paper,
  overflowY: 'auto',
  pointerEvents: 'auto',
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${tokens.duration.panel} linear`,
  [media.hover]: { 'article:hover &': shown },
});

/** A row has room for its notes; a phone's card is one column. */
export const panelOfNotes = css({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
});

export const panelOpen = css(shown);

export const size = css({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: tokens.size.target,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: tokens.color.ink,
  fontSize: tokens.text.small.size,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { background: tokens.color.action, color: tokens.color['on-action'] } },
  [pressed]: { background: tokens.color['action-pressed'], color: tokens.color['on-action'] },
  '&:focus-visible': { outlineOffset: -2 },
});

export const sizeOfNotes = css({
  gridTemplateColumns: 'auto 1fr',
  columnGap: tokens.space[1],
  justifyItems: 'start',
  padding: `${tokens.space[1]} ${tokens.space[2]}`,
  textAlign: 'start',
});

export const name = css({ minWidth: '2.5em', fontWeight: tokens.weight.strong });

export const notes = css({
  display: 'grid',
  whiteSpace: 'normal',
  fontSize: tokens.text.caption.size,
  lineHeight: tokens.text.caption.line,
});
