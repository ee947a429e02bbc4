import { css } from '@emotion/react';
import { media, tokens } from '@meet/ui-kit';

/** A section of the product page with texts of shoppers: reviews or questions. */
export const section = css({ marginTop: tokens.space[16], scrollMarginTop: 'calc(68px + 48px)' });

/** Columns for the summary with the button to the form, and the list next to it. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[8],
  marginTop: tokens.space[5],
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: tokens.space[16] },
});
