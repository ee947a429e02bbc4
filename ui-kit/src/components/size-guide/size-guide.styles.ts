import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';

export const guide = css({ display: 'grid', gap: tokens.space[8], minWidth: 0 });

export const part = css({ display: 'grid', gap: tokens.space[3], minWidth: 0 });
