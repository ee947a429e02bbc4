import type { ComponentPropsWithRef } from 'react';

export interface IconFrameProps extends ComponentPropsWithRef<'svg'> {
  /** Width and height in pixels. The stroke is 1.5px at every size. Default: 24. */
  size?: 16 | 20 | 24;
}

/** The frame of every icon. Give it paths on a grid of 24 to draw a custom icon with the same stroke. */
export function IconFrame({ size = 24, ...props }: IconFrameProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={(1.5 * 24) / size}
      strokeLinecap="square"
      {...props}
    />
  );
}
