import type { CSSObject } from '@emotion/react';

/** Styles that truncate text after a number of lines, with an ellipsis. */
export const clampLines = (lines: number): CSSObject => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
});
