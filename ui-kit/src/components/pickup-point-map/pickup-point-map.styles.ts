import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';

const beside = '@container (min-width: 50rem)';
const height = 560;

export const frame = css({ containerType: 'inline-size' });

export const parts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[4],
});

export const withMap = css({ [beside]: { gridTemplateColumns: '360px minmax(0, 1fr)' } });

/** Shown above the list on phones and beside it on desktops. In the DOM the list comes first, for screen readers. */
export const map = css({
  position: 'relative',
  order: -1,
  height: 280,
  overflow: 'hidden',
  background: tokens.color.subtle,
  [beside]: { order: 0, height: 'auto', minHeight: height },
});

export const canvas = css({ position: 'absolute', inset: 0 });

export const message = css({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[4],
  padding: tokens.space[6],
  color: tokens.color['ink-muted'],
  textAlign: 'center',
});

export const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[3],
  minWidth: 0,
});

/** Hides the browser's clear button, which is blue. */
export const find = css({ '& ::-webkit-search-cancel-button': { display: 'none' } });

export const more = css({ flex: 'none' });

export const points = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[3],
  // The scrolling list would clip an outline drawn outside its items.
  '& > li:focus-visible': { outlineOffset: -2 },
});

export const scrolling = css({
  // About as high as the map, minus the field above and the button below. `useWholeRows` rounds it to whole rows.
  [beside]: { maxHeight: height - 112, overflowY: 'auto', scrollbarWidth: 'thin' },
});

/** Without a map the list has the full width, and the page scrolls. */
export const columns = css({
  '@container (min-width: 36rem)': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > li > article': { height: '100%' },
});
