import { css } from '@emotion/react';
import { tokens } from '@meet/ui-kit';

/** The bar ends the content of the page. */
export const bar = css({ marginTop: tokens.space[8] });

export const sheetDelivery = css({ marginTop: tokens.space[5] });
