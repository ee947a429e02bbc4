import { css } from '@emotion/react';
import { DrawerFrame, type DrawerFrameProps } from '../drawer/drawer-frame.js';
import { heights, sheet, type BottomSheetHeight } from './bottom-sheet.styles.js';

export interface BottomSheetProps extends DrawerFrameProps {
  /**
   * `content` is as tall as what is in it, and leaves a part of the page in view; `screen` keeps the height of the
   * screen while the content changes. Default: `content`.
   */
  height?: BottomSheetHeight;
}

/**
 * A dialog that slides in from the lower edge, for a choice on a phone. A drag of its handle or a swipe down closes it,
 * as well as its button, Escape and the backdrop.
 */
export function BottomSheet({ height = 'content', ...rest }: BottomSheetProps) {
  return <DrawerFrame {...rest} look={css(sheet, heights[height])} swipeDirection="down" handle />;
}
