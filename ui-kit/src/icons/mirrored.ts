import { css } from '@emotion/react';

/** For an icon that points along the line of reading: right-to-left text turns it round. */
export const mirrored = css({ '&:dir(rtl)': { transform: 'scaleX(-1)' } });
