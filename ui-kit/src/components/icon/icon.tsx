import { cloneElement, type ReactElement } from 'react';
import { IconFrame, type IconFrameProps } from '../../icons/icon-frame.js';
import { mirrored } from '../../icons/mirrored.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { namedPaths, type IconName } from './named-paths.js';

/** The name of an icon, or an element: from `@meet/ui-kit/icons`, another icon set, or an `svg`. */
export type IconSource = IconName | ReactElement<object>;

export interface IconProps extends Omit<IconFrameProps, 'name' | 'size'> {
  /** Which icon to draw: a name or an element. */
  name: IconSource;
  /** Width and height in pixels. Default: 24, or the element's own size. */
  size?: 16 | 20 | 24;
}

/** Icons that point in the reading direction. They are mirrored in right-to-left text. */
const pointing: ReadonlySet<IconName> = new Set(['chevron-left', 'chevron-right', 'arrow-right']);

/**
 * A decorative icon: the control around it has the accessible name. A named icon that points forward or back is
 * mirrored in right-to-left text.
 */
export function Icon(passed: IconProps) {
  const { name, size, ...props } = useDefaultProps('Icon', passed);
  if (typeof name === 'string') {
    return (
      <IconFrame css={pointing.has(name) ? mirrored : undefined} {...(size && { size })} {...props}>
        <path d={namedPaths[name]} />
      </IconFrame>
    );
  }
  return cloneElement(name, { 'aria-hidden': true, ...(size && sizeOf(name, size)), ...props });
}

/** Icons of every common set take a `size` prop; an `svg` needs a width and a height. */
const sizeOf = ({ type }: ReactElement, size: number) => (type === 'svg' ? { width: size, height: size } : { size });
