import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Heading, Text } from '../text/text.js';

const state = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: tokens.space[4],
  maxWidth: 560,
  paddingBlock: tokens.space[12],
});

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[3], marginTop: tokens.space[2] });

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is empty, in a few words. */
  title: string;
  /** Explains the state and suggests what to do next. */
  children: ReactNode;
  /** Buttons or links for the next step. Default: none. */
  actions?: ReactNode;
}

export function EmptyState(passed: EmptyStateProps) {
  const { title, children, actions: buttons, ...props } = useDefaultProps('EmptyState', passed);
  return (
    <div css={state} {...props}>
      <Heading level={2} size="large">
        {title}
      </Heading>
      <Text tone="muted" as="div">
        {children}
      </Text>
      {buttons && <div css={actions}>{buttons}</div>}
    </div>
  );
}
