import { useDefaultProps } from '../../theme/default-props.js';
import { DrawerFrame, type DrawerFrameProps } from './drawer-frame.js';
import { placements, type DrawerPlacement } from './drawer.styles.js';

export interface DrawerProps extends DrawerFrameProps {
  /** The edge from which it slides in. In right-to-left text the two are swapped. Default: `right`. */
  placement?: DrawerPlacement;
}

const swipeDirections = { right: 'end', left: 'start' } as const;

/** A dialog that slides in from the side. Its button, Escape, the backdrop or a swipe towards the edge closes it. */
export function Drawer(passed: DrawerProps) {
  const { placement = 'right', ...rest } = useDefaultProps('Drawer', passed);
  return (
    <DrawerFrame {...rest} look={placements[placement]} swipeDirection={swipeDirections[placement]} handle={false} />
  );
}
