import { css } from '@emotion/react';

/** Cuts after so many lines, with an ellipsis. */
export const clampLines = (lines: number) =>
  css({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' });
