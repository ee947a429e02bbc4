import { normalizeProps, useMachine } from '@zag-js/react';
import { connect, machine, type GroupService, type Options } from '@zag-js/toast';
import type { ReactNode } from 'react';
import { CloseIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { closeWords } from '../../locale/words/close.words.js';
import { IconControl } from '../icon-button/icon-control.js';
import { Spinner } from '../spinner/index.js';
import { ToastIcon } from './toast-icon.js';
import * as styles from './toaster.styles.js';
import type { ToastKind } from './toast.js';
import { useSwipeAway } from './use-swipe-away.js';

export interface ToastMessageProps {
  message: Options<ReactNode> & { id: string; type: string; removeDelay: number };
  group: GroupService;
  /** Called before a control in the message closes the message, so that the focus can leave first. */
  onLeave: () => void;
}

const updating = machine.states['visible:updating'];

/**
 * Zag's own state machine ignores a dismissal in the frame after a message was replaced; the message would stay for its
 * full duration.
 */
const messageMachine: typeof machine = {
  ...machine,
  states: {
    ...machine.states,
    'visible:updating': { ...updating, on: { ...updating?.on, DISMISS: { target: 'dismissing' } } },
  },
};

/** One message: an icon, a title, a description, an action and a close button. */
export function ToastMessage({ message, group, onLeave }: ToastMessageProps) {
  const words = useWords('close', closeWords);
  const service = useMachine(messageMachine, { ...message, parent: group });
  const toast = connect(service, normalizeProps);
  const kind = message.type as ToastKind;
  const { action } = message;
  const {
    // The region positions and announces the messages; a second live region inside it would repeat them.
    style: _style,
    dir: _dir,
    role: _role,
    'aria-atomic': _atomic,
    // The region handles Escape, because it must come before the dialog below.
    onKeyDown: _onKeyDown,
    ...root
  } = toast.getRootProps();

  const close = () => {
    onLeave();
    toast.dismiss();
  };
  const swipe = useSwipeAway(close);

  return (
    <div {...root} {...swipe} css={styles.message} role="group" data-message={message.id}>
      {/* The title already says what is being waited for. */}
      {kind === 'loading' ? <Spinner aria-hidden css={styles.icon} size="small" /> : <ToastIcon kind={kind} />}
      <div css={styles.words}>
        <div css={styles.title} {...toast.getTitleProps()}>
          {toast.title}
        </div>
        {toast.description && (
          <div css={styles.description} {...toast.getDescriptionProps()}>
            {toast.description}
          </div>
        )}
      </div>
      {action && (
        <button
          type="button"
          css={styles.action}
          onClick={() => {
            // The focus returns to where the shopper was, because the message closes.
            close();
            action.onClick();
          }}
        >
          {action.label}
        </button>
      )}
      <IconControl css={styles.close} icon={<CloseIcon />} label={words.close} onClick={close} />
    </div>
  );
}
