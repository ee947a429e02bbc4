import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';

// The delay avoids a flicker on waits under 200 ms.
const content = css({ transition: `opacity ${tokens.duration.panel} linear 200ms` });
const waits = css({ opacity: 0.5 });

export interface WaitingProps extends ComponentPropsWithRef<'div'> {
  /** Whether newer content is loading; fades the current one after 200 ms. */
  loading: boolean;
}

/** Content that stays visible, faded, while newer content loads. */
export function Waiting(passed: WaitingProps) {
  const { loading, ...props } = useDefaultProps('Waiting', passed);
  return <div css={[content, loading && waits]} {...props} />;
}
