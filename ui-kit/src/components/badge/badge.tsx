import type { ComponentPropsWithRef } from 'react';
import { badge, badgeSizes, badgeTones, type BadgeTone } from './badge.styles.js';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: BadgeTone;
  size?: keyof typeof badgeSizes;
}

export function Badge({ tone = 'neutral', size = 'small', ...props }: BadgeProps) {
  return <span css={[badge, badgeTones[tone], badgeSizes[size]]} {...props} />;
}
