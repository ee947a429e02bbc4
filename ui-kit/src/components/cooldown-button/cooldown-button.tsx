import type { ReactNode } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { Button, type ButtonProps } from '../button/button.js';
import { formatSeconds, useSecondsLeft } from './use-seconds-left.js';

export interface CooldownButtonProps extends Omit<ButtonProps, 'children'> {
  /** The moment from which the button can be pressed again, in milliseconds since the epoch. */
  until: number;
  children: ReactNode;
}

/** A button that is disabled until a moment and shows the time left, for instance until a code may be sent again. */
export function CooldownButton({ until, children, ...props }: CooldownButtonProps) {
  const messages = useMessages();
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
      {resting && left !== null && ` ${messages.in(formatSeconds(left))}`}
    </Button>
  );
}
