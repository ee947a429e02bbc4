import { css } from '@emotion/react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { moving } from '../drawer/drawer.styles.js';

export const sheet = css(
  {
    width: '100%',
    marginBlockStart: 'auto',
    marginInline: 'auto',
    [media.tablet]: { maxWidth: 640 },
  },
  moving('0, 100%, 0'),
);

export const heights = {
  content: css({ maxHeight: `calc(100% - ${tokens.space[12]})` }),
  screen: css({ height: '100%' }),
};

export type BottomSheetHeight = keyof typeof heights;
