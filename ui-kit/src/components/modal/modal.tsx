import { connect, machine } from '@zag-js/dialog';
import { mergeProps, normalizeProps, useMachine } from '@zag-js/react';
import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { CloseIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { closeWords } from '../../locale/words/close.words.js';
import { backdrop } from '../../overlay/layer.styles.js';
import {
  chooseInitialFocus,
  OverlayPortal,
  ScrollBody,
  useFocusTrap,
  useMayOpen,
  type InitialFocus,
} from '../../overlay/index.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { IconControl } from '../icon-button/icon-control.js';
import * as styles from './modal.styles.js';
import type { ModalSize } from './modal.styles.js';

export interface ModalProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** Whether the dialog is open. The caller decides. */
  open: boolean;
  /** Called with false when the shopper closes the dialog. */
  onOpenChange: (open: boolean) => void;
  /** Heading and accessible name of the dialog. */
  title: string;
  /** Rendered only while the dialog is open. */
  children: ReactNode;
  /** Content below the scrolling part, such as the buttons. Default: none. */
  footer?: ReactNode;
  /** Width from the tablet breakpoint up: `small` is 440px, `large` 760px. Default: `small`. */
  size?: ModalSize;
  /**
   * Element to focus on opening: a ref, or a function that returns it. Default: the first field if the content begins
   * with a field, otherwise the dialog itself.
   */
  initialFocus?: InitialFocus;
  /** `alertdialog` requires an answer: a click outside does not close it. Default: `dialog`. */
  role?: 'dialog' | 'alertdialog';
}

/**
 * A modal dialog: it traps the focus, hides the page behind it from screen readers, and returns the focus on closing.
 */
export function Modal(passed: ModalProps) {
  const props = useDefaultProps('Modal', passed);
  const { open, onOpenChange, title, children, footer, size = 'small', initialFocus, id, ref, ...others } = props;
  const { role = 'dialog', ...rest } = others;
  const { close } = useWords('close', closeWords);
  const panel = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(panel, ref);
  const service = useMachine(machine, {
    id: useId(),
    ...(id !== undefined && { ids: { content: id } }),
    role,
    open: useMayOpen() && open,
    onOpenChange: (details) => {
      if (details.open !== open) onOpenChange(details.open);
    },
    trapFocus: false,
    initialFocusEl: () => panel.current && chooseInitialFocus(panel.current, initialFocus),
  });
  const dialog = connect(service, normalizeProps);
  useFocusTrap(dialog.open, panel, initialFocus);

  if (!dialog.open) return null;

  return (
    <OverlayPortal>
      <div css={[backdrop, styles.veil]} {...dialog.getBackdropProps()} />
      <div css={styles.positioner} {...dialog.getPositionerProps()}>
        <div
          css={[styles.dialog, styles.sizes[size]]}
          {...mergeProps(rest, dialog.getContentProps())}
          aria-describedby={rest['aria-describedby']}
          ref={mergedRef}
        >
          <div css={styles.header}>
            <h2 css={styles.title} {...dialog.getTitleProps()}>
              {title}
            </h2>
            <IconControl icon={<CloseIcon />} label={close} {...dialog.getCloseTriggerProps()} />
          </div>
          <ScrollBody css={styles.body} label={title}>
            {children}
          </ScrollBody>
          {footer && <div css={styles.footer}>{footer}</div>}
        </div>
      </div>
    </OverlayPortal>
  );
}
