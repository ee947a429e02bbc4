import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { skipLinkWords } from './skip-link.words.js';

const skipLink = css({
  position: 'fixed',
  insetBlockStart: tokens.space[2],
  insetInlineStart: tokens.space[2],
  zIndex: tokens.layer['skip-link'],
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  paddingInline: tokens.space[4],
  borderRadius: tokens.radius.control,
  background: tokens.color.action,
  color: tokens.color['on-action'],
  clipPath: 'inset(50%)',
  '&:focus': { clipPath: 'none' },
});

export function SkipLink(passed: ComponentPropsWithRef<'a'> & { href: string }) {
  const { children, ...props } = useDefaultProps('SkipLink', passed);
  const words = useWords('skipLink', skipLinkWords);
  return (
    <a css={skipLink} {...props}>
      {children ?? words.skip}
    </a>
  );
}
