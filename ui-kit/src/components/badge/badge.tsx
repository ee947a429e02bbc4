import type { ComponentPropsWithRef } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { badge, badgeSizes, badgeTones, type BadgeTone } from './badge.styles.js';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Meaning of the colour: `price` is for sales only, `bonus` for bonuses and cashback only. Default: `neutral`. */
  tone?: BadgeTone;
  /** `large` is for a badge beside running text: it takes the text's size. Default: `small`. */
  size?: keyof typeof badgeSizes;
}

export function Badge(passed: BadgeProps) {
  const { tone = 'neutral', size = 'small', ...props } = useDefaultProps('Badge', passed);
  return <span css={[badge, badgeTones[tone], badgeSizes[size]]} {...props} />;
}
