import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';

type StepOf<Key> = Key extends `${infer Step extends number}` ? Step : never;

/** A distance in steps of 4px: 4 is 16px. */
export type Space = StepOf<keyof typeof tokens.space>;

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Gap in steps of 4px. Default: 4, which is 16px. */
  gap?: Space;
  /** Direction of the children. Default: `column`. */
  direction?: 'column' | 'row';
  /** Alignment across the direction. Default: `stretch`. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Alignment along the direction. Default: `start`. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Children that do not fit wrap to another line. Default: false. */
  wrap?: boolean;
}

const justifyContent = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' } as const;

export function Stack(passed: StackProps) {
  const props = useDefaultProps('Stack', passed);
  const { gap = 4, direction = 'column', align = 'stretch', justify = 'start', wrap = false, ...rest } = props;
  return (
    <div
      css={css({
        display: 'flex',
        flexDirection: direction,
        flexWrap: wrap ? 'wrap' : 'nowrap',
        alignItems: align,
        justifyContent: justifyContent[justify],
        gap: tokens.space[gap],
      })}
      {...rest}
    />
  );
}
