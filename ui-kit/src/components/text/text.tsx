import type { ComponentPropsWithRef } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import {
  headingCount,
  headingSizes,
  textSizes,
  textTones,
  type HeadingSize,
  type TextSize,
  type TextTone,
} from './text.styles.js';

type TextElement = 'p' | 'span' | 'div' | 'dt' | 'dd' | 'strong' | 'small';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** Element of the text. Default: `p`. */
  as?: TextElement;
  /** Size of the type: `caption` is the smallest. Default: `medium`. */
  size?: TextSize;
  /** Meaning of the colour. Default: `ink`. */
  tone?: TextTone;
}

export function Text(passed: TextProps) {
  const { as = 'p', size = 'medium', tone = 'ink', ...props } = useDefaultProps('Text', passed);
  // All these elements take the same attributes; only the type of the ref differs.
  const Element = as as 'p';
  return <Element css={[textSizes[size], textTones[tone]]} {...props} />;
}

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Level in the document outline, independent of `size`. Default: 2. */
  level?: 1 | 2 | 3 | 4;
  /** Size of the type, independent of `level`. Default: `large`. */
  size?: HeadingSize;
}

const levels = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

export function Heading(passed: HeadingProps) {
  const { level = 2, size = 'large', ...props } = useDefaultProps('Heading', passed);
  const Element = levels[level];
  return <Element css={headingSizes[size]} {...props} />;
}

/** A count within a heading. Use `aria-label` to say what is counted. */
export function HeadingCount(passed: ComponentPropsWithRef<'span'>) {
  const props = useDefaultProps('HeadingCount', passed);
  return <span css={headingCount} {...props} />;
}
