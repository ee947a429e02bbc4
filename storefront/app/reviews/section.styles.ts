import { css } from '@emotion/react';
import { media, tokens } from '@meet/ui-kit';

/** A part of the product page in which shoppers speak: its reviews, its questions. */
export const section = css({ marginTop: tokens.space[16], scrollMarginTop: 'calc(68px + 48px)' });

/** What sums it up and leads to the form, and the list beside it. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[8],
  marginTop: tokens.space[5],
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: tokens.space[16] },
});
