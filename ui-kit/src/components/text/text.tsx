import type { ComponentPropsWithRef } from 'react';
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

export function Text({ as = 'p', size = 'medium', tone = 'ink', ...props }: TextProps) {
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

export function Heading({ level = 2, size = 'large', ...props }: HeadingProps) {
  const Element = levels[level];
  return <Element css={headingSizes[size]} {...props} />;
}

/** A count within a heading. Use `aria-label` to say what is counted. */
export function HeadingCount(props: ComponentPropsWithRef<'span'>) {
  return <span css={headingCount} {...props} />;
}
