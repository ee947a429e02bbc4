import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { tokens } from '../../tokens/generated/tokens.js';

// A wait under 200 ms is not worth a flicker.
const content = css({ transition: `opacity ${tokens.duration.panel} linear 200ms` });
const waits = css({ opacity: 0.5 });

export interface WaitingProps extends ComponentPropsWithRef<'div'> {
  waiting: boolean;
}

/** What stays in its place while something newer is on its way, and steps back meanwhile. */
export function Waiting({ waiting, ...props }: WaitingProps) {
  return <div css={[content, waiting && waits]} {...props} />;
}
