import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import type { Space } from '../stack/stack.js';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** Number of columns on a phone, a tablet and a desktop. Default: [1, 2, 3]. */
  columns?: readonly [number, number, number];
  /** Gap in steps of 4px. Default: 4, which is 16px. */
  gap?: Space;
}

export function Grid(passed: GridProps) {
  const { columns = [1, 2, 3], gap = 4, ...rest } = useDefaultProps('Grid', passed);
  const [phone, tablet, desktop] = columns;
  const track = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
  return (
    <div
      css={css({
        display: 'grid',
        gap: tokens.space[gap],
        gridTemplateColumns: track(phone),
        [media.tablet]: { gridTemplateColumns: track(tablet) },
        [media.desktop]: { gridTemplateColumns: track(desktop) },
      })}
      {...rest}
    />
  );
}
