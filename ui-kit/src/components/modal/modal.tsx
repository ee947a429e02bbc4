import { useEffect, useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { useMessages } from '../../locale/locale-provider.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Heading } from '../text/text.js';
import {
  body,
  dialog,
  footer as footerStyle,
  header,
  sizes,
  title as titleStyle,
  type ModalSize,
} from './modal.styles.js';

export interface ModalProps extends Omit<ComponentPropsWithRef<'dialog'>, 'title'> {
  open: boolean;
  /** Called with false when the shopper closes the dialog. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Rendered only while the dialog is open. */
  children: ReactNode;
  /** Stays below the scrolling content, such as the buttons. */
  footer?: ReactNode;
  /** Width from the tablet breakpoint up: `small` is 440px, `large` 760px. Default: `small`. */
  size?: ModalSize;
}

/** A native modal `dialog`: it traps the focus, makes the page behind it inert, and returns the focus on closing. */
export function Modal(props: ModalProps) {
  const { open, onOpenChange, title, children, footer, size = 'small', ref, ...rest } = props;
  const messages = useMessages();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const mergedRef = useMergedRef(element, ref);
  const pressedOutside = useRef(false);

  useEffect(() => {
    if (open) element.current?.showModal();
    else element.current?.close();
  }, [open]);

  return (
    <dialog
      css={[dialog, sizes[size]]}
      {...rest}
      ref={mergedRef}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file field inside the dialog fires `cancel` too, and the event bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onOpenChange(false);
      }}
      // The browser closes the dialog on a second Escape even if the first was prevented: tell the caller.
      onClose={() => open && onOpenChange(false)}
      // A text selection may end outside the dialog. Only a press that also began there closes it.
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedOutside.current && event.target === event.currentTarget) onOpenChange(false);
      }}
    >
      {open && (
        <>
          <div css={header}>
            <Heading id={titleId} level={2} size="medium" css={titleStyle}>
              {title}
            </Heading>
            <IconButton icon="close" label={messages.close} onClick={() => onOpenChange(false)} />
          </div>
          <div css={body} tabIndex={0}>
            {children}
          </div>
          {footer && <div css={footerStyle}>{footer}</div>}
        </>
      )}
    </dialog>
  );
}
