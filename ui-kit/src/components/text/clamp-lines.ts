import { css } from '@emotion/react';

/** Returns styles that truncate text after a number of lines, with an ellipsis. */
export const clampLines = (lines: number) =>
  css({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' });
