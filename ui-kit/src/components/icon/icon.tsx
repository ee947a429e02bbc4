import type { ComponentPropsWithRef } from 'react';
import { iconPaths, type IconName } from './icon-paths.js';

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  name: IconName;
  /** Width and height in pixels. Default: 24. */
  size?: 16 | 20 | 24;
}

/** A decorative icon: the control around it carries the accessible name. */
export function Icon({ name, size = 24, ...props }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={(1.5 * 24) / size}
      strokeLinecap="square"
      strokeLinejoin="miter"
      {...props}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
