import { css } from '@emotion/react';
import { tokens } from '../tokens/generated/tokens.js';

/** The focus ring of every element that the keyboard can reach. */
export const focusRing = css({
  '&:focus-visible': {
    outline: `2px solid ${tokens.color.focus}`,
    outlineOffset: '2px',
  },
});
