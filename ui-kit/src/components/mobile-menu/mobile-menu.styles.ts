import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';

export const rest = css({
  marginBlockStart: tokens.space[4],
  paddingBlockStart: tokens.space[4],
  borderBlockStart: `1px solid ${tokens.color.hairline}`,
});
