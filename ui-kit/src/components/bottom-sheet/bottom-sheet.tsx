import { css } from '@emotion/react';
import { useDefaultProps } from '../../theme/default-props.js';
import { DrawerFrame, type DrawerFrameProps } from '../drawer/drawer-frame.js';
import { heights, sheet, type BottomSheetHeight } from './bottom-sheet.styles.js';

export interface BottomSheetProps extends DrawerFrameProps {
  /**
   * `content` is as tall as its content and leaves a part of the page visible; `screen` always has the height of the
   * screen. Default: `content`.
   */
  height?: BottomSheetHeight;
}

/**
 * A dialog that slides in from the lower edge, for a choice on a phone. It closes by dragging its handle, swiping down,
 * its button, Escape and the backdrop.
 */
export function BottomSheet(passed: BottomSheetProps) {
  const { height = 'content', ...rest } = useDefaultProps('BottomSheet', passed);
  return <DrawerFrame {...rest} look={css(sheet, heights[height])} swipeDirection="down" handle />;
}
