import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';

const prose = css({
  maxWidth: '66ch',
  '& > * + *': { marginTop: tokens.space[3] },
  '& :is(ul, ol)': { paddingInlineStart: tokens.space[5] },
  '& ul': { listStyle: '"—  "' },
  '& ol': { listStyle: 'decimal' },
  '& li::marker': { color: tokens.color['ink-muted'], fontVariantNumeric: 'tabular-nums' },
});

/** Styles plain paragraphs and lists, such as a product's description. */
export function Prose(passed: ComponentPropsWithRef<'div'>) {
  const props = useDefaultProps('Prose', passed);
  return <div css={prose} {...props} />;
}
