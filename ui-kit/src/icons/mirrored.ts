import { css } from '@emotion/react';

/** For icons that point in the reading direction: mirrored in right-to-left text. */
export const mirrored = css({ '&:dir(rtl)': { transform: 'scaleX(-1)' } });
