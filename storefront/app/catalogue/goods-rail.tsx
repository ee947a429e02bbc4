import { css } from '@emotion/react';
import { media, Rail, tokens } from '@meet/ui-kit';
import type { ReactNode } from 'react';

const room = css({
  // Space for the focus ring of a card, which the row would cut off.
  marginBlock: `calc(-1 * ${tokens.space[1]})`,
  paddingBlock: tokens.space[2],
  [media.desktop]: {
    marginInline: `calc(-1 * ${tokens.space[2]})`,
    paddingInline: tokens.space[2],
    scrollPaddingInline: tokens.space[2],
  },
  // The link of a card is its name. This margin keeps the whole card visible below the header when the link gets the
  // focus.
  '& article a': { scrollMarginBlock: 'min(26rem, 40vh) min(8rem, 20vh)' },
});

/** A row of product cards that scrolls sideways. */
export const GoodsRail = ({ children }: { children: ReactNode }) => <Rail css={room}>{children}</Rail>;
