import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';

/** For small pictures of goods: a thin contour, without which black goods vanish in dark mode and white ones in light. */
export const contoured = css({ '& > img': { filter: `drop-shadow(0 0 1px ${tokens.color.control})` } });
