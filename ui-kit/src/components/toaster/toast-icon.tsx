import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/index.js';
import type { ToastKind } from './toast.js';
import * as styles from './toaster.styles.js';

const icons = { success: SuccessIcon, info: InfoIcon, warning: WarningIcon, error: ErrorIcon };

/** A decorative icon for the kind of message. Kinds differ in shape, not only in colour. */
export function ToastIcon({ kind }: { kind: ToastKind }) {
  if (!(kind in icons)) return null;
  const Icon = icons[kind as keyof typeof icons];
  return <Icon css={styles.icon} data-kind={kind} size={20} />;
}
