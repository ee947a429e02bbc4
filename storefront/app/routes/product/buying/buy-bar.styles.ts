import { css } from '@emotion/react';
import { media, tokens } from '@meet/ui-kit';

/** The bar ends the content of the page. On wide screens its content is as wide as the page's. */
export const bar = css({
  marginTop: tokens.space[8],
  [media.tablet]: { paddingInline: tokens.space[6] },
  [media.desktop]: {
    paddingInline: `calc(max(0px, (100% - ${tokens.size.container}) / 2) + ${tokens.space[10]})`,
  },
});

export const fromTablet = css({ display: 'none', [media.tablet]: { display: 'block' } });

export const sheetDelivery = css({ marginTop: tokens.space[5] });
