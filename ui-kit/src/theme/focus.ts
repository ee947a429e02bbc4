import { css } from '@emotion/react';
import { tokens } from '../tokens/generated/tokens.js';

/** The focus ring for custom elements. The kit's own elements have it from `elements.css`. */
export const focusRing = css({
  '&:focus-visible': {
    outline: `2px solid ${tokens.color.focus}`,
    outlineOffset: '2px',
  },
});

/**
 * The same ring, inside the edges and above the content, because a picture would cover an outline of the element
 * itself.
 */
export const ringOver = {
  content: '""',
  position: 'absolute',
  inset: 0,
  outline: `2px solid ${tokens.color.focus}`,
  outlineOffset: -2,
  pointerEvents: 'none',
} as const;

/** The focus ring of an element filled with a picture. */
export const focusRingOver = css({
  position: 'relative',
  '&:focus-visible': { outline: 0 },
  '&:focus-visible::after': ringOver,
});
