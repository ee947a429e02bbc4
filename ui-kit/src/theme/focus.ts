import { css } from '@emotion/react';
import { tokens } from '../tokens/generated/tokens.js';

/** One visible focus for everything that can be reached by keyboard. */
export const focusRing = css({
  '&:focus-visible': {
    outline: `2px solid ${tokens.color.focus}`,
    outlineOffset: '2px',
  },
});
