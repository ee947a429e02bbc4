import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Alert } from '../alert/alert.js';
import { Button } from '../button/button.js';
import { Modal } from '../modal/modal.js';
import { confirmDialogWords } from './confirm-dialog.words.js';
import * as styles from './confirm-dialog.styles.js';

export interface ConfirmDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** Whether the dialog is open. The caller decides. */
  open: boolean;
  /** Called with false when the shopper cancels, or when `onConfirm` has finished. */
  onOpenChange: (open: boolean) => void;
  /** The question, including its object: «Удалить адрес?». */
  title: string;
  /** The consequences of confirming. */
  children: ReactNode;
  /** Label of the confirm button: the verb of the question, not «Да». */
  confirmLabel: string;
  /** Label of the cancel button. Default: «Отмена». */
  cancelLabel?: string;
  /**
   * Performs the action. While the returned promise is pending, the dialog waits and cannot be closed; if it rejects,
   * the dialog stays open with an error.
   */
  onConfirm: () => unknown;
  /** Returns the message for a failed `onConfirm`, given the reason. Default: that it failed and can be repeated. */
  errorOf?: (reason: unknown) => ReactNode;
}

/** Asks for confirmation of an action that cannot be undone. */
export function ConfirmDialog(passed: ConfirmDialogProps) {
  const props = useDefaultProps('ConfirmDialog', passed);
  // Unmounted while closed, so that a failure is forgotten when the dialog is opened again.
  return props.open ? <Question {...props} /> : null;
}

function Question(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, cancelLabel, onConfirm, errorOf, ...rest } = props;
  const words = useWords('confirmDialog', confirmDialogWords);
  const [state, setState] = useState<'asked' | 'pending' | { failed: ReactNode }>('asked');
  const cancel = useRef<HTMLButtonElement>(null);
  const asked = useRef(true);
  const message = useId();
  const pending = state === 'pending';

  useEffect(() => {
    asked.current = true;
    return () => {
      asked.current = false;
    };
  }, []);

  const close = () => {
    if (!pending) onOpenChange(false);
  };

  const confirm = async () => {
    setState('pending');
    try {
      await onConfirm();
      if (asked.current) onOpenChange(false);
    } catch (reason) {
      if (asked.current) setState({ failed: errorOf?.(reason) ?? words.failed });
    }
  };

  return (
    <Modal
      aria-describedby={message}
      {...rest}
      role="alertdialog"
      open={open}
      onOpenChange={close}
      title={title}
      initialFocus={cancel}
      footer={
        <div css={styles.buttons}>
          <Button ref={cancel} variant="secondary" disabled={pending} onClick={close}>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button loading={pending} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      <div css={styles.body}>
        <div id={message}>{children}</div>
        {typeof state === 'object' && (
          <Alert tone="error" live>
            {state.failed}
          </Alert>
        )}
      </div>
    </Modal>
  );
}
