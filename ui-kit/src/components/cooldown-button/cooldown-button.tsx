import type { ReactNode } from 'react';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Button, type ButtonProps } from '../button/button.js';
import { formatSeconds, useSecondsLeft } from './use-seconds-left.js';
import { cooldownButtonWords } from './cooldown-button.words.js';

export interface CooldownButtonProps extends Omit<ButtonProps, 'children'> {
  /** The moment from which the button can be pressed again, in milliseconds since the epoch. */
  until: number;
  /** Label of the button. The time left follows it. */
  children: ReactNode;
}

/** A button that is disabled until a moment and shows the time left, for instance until a code may be sent again. */
export function CooldownButton(passed: CooldownButtonProps) {
  const { until, children, ...props } = useDefaultProps('CooldownButton', passed);
  const words = useWords('cooldownButton', cooldownButtonWords);
  const left = useSecondsLeft(until);
  const resting = left !== 0;
  return (
    <Button
      variant="secondary"
      {...props}
      disabled={resting || props.disabled}
      css={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {children}
      {resting && left !== null && ` ${words.in(formatSeconds(left))}`}
    </Button>
  );
}
