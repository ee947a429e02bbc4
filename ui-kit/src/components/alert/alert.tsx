import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { IconControl } from '../icon-button/icon-control.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import * as styles from './alert.styles.js';
import { alertWords } from './alert.words.js';

export type AlertTone = keyof typeof styles.tones;

const marks = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon };

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Kind of message. It sets the icon, the colour and a word for screen readers. Default: `info`. */
  tone?: AlertTone;
  /** A short first line. Default: none. */
  title?: ReactNode;
  /** The message: what happened and what to do. Default: none. */
  children?: ReactNode;
  /** A button or a link below the message. Default: none. */
  action?: ReactNode;
  /** The message appears after an action: screen readers announce it, an error at once. Default: false. */
  live?: boolean;
  /** Called when the close button is pressed; the caller removes the message. Default: no close button. */
  onRemove?: () => void;
}

/** A message within a page, next to what it concerns. */
export function Alert(passed: AlertProps) {
  const { tone = 'info', title, children, action, live = false, onRemove, ...props } = useDefaultProps('Alert', passed);
  const words = useWords('alert', alertWords);
  const Mark = marks[tone];
  return (
    <div css={[styles.alert, styles.tones[tone]]} role={live ? liveRoles[tone] : undefined} {...props}>
      <Mark css={styles.mark} />
      <div css={styles.body}>
        <VisuallyHidden>{words.alertTones[tone]}</VisuallyHidden>
        {title && <strong css={styles.title}>{title}</strong>}
        {children && <div>{children}</div>}
        {action && <div css={styles.actions}>{action}</div>}
      </div>
      {onRemove && (
        <IconControl css={styles.dismiss} icon={<CloseIcon size={20} />} label={words.hideAlert} onClick={onRemove} />
      )}
    </div>
  );
}

const liveRoles = { info: 'status', success: 'status', warning: 'status', error: 'alert' } as const;
