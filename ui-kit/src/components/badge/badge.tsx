import type { ComponentPropsWithRef } from 'react';
import { badge, badgeTones, type BadgeTone } from './badge.styles.js';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: BadgeTone;
}

export function Badge({ tone = 'neutral', ...props }: BadgeProps) {
  return <span css={[badge, badgeTones[tone]]} {...props} />;
}
