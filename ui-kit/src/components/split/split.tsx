import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

const split = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: tokens.space[8],
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 384px', columnGap: tokens.space[16] },
});

const beside = css({ minWidth: 0 });

const inSight = css({
  [media.desktop]: {
    position: 'sticky',
    // Leaves room for the header, which reappears when the page scrolls up. A low screen has no room for both.
    insetBlockStart: tokens.space[32],
    '@media (max-height: 860px)': { insetBlockStart: tokens.space[6] },
  },
});

export interface SplitProps extends ComponentPropsWithRef<'div'> {
  /** Shown next to the content from the desktop breakpoint up, and below it elsewhere. */
  aside: ReactNode;
  /**
   * Keeps the aside in view while the content scrolls. Do not use it for an aside taller than the screen. Default:
   * false.
   */
  sticky?: boolean;
}

/** A page in two columns: the main content and an aside, such as a summary. */
export function Split(passed: SplitProps) {
  const { aside, sticky = false, children, ...props } = useDefaultProps('Split', passed);
  return (
    <div css={split} {...props}>
      <div css={{ minWidth: 0 }}>{children}</div>
      <div css={[beside, sticky && inSight]}>{aside}</div>
    </div>
  );
}
