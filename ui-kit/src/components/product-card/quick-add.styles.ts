import { css } from '@emotion/react';
import { media } from '../../theme/media.js';

export const button = css({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  zIndex: 2,
  // With a mouse the sizes appear on hover, so the button is hidden until the keyboard focuses it.
  [media.hover]: {
    opacity: 0,
    pointerEvents: 'none',
    '&:focus-visible, &[aria-expanded="true"]': { opacity: 1, pointerEvents: 'auto' },
  },
  [media.noScript]: { display: 'none' },
});
