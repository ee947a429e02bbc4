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
  /** Called before the message goes because of something pressed in it: the focus leaves it first. */
  onLeave: () => void;
}

const updating = machine.states['visible:updating'];

/** Zag's own machine ignores a dismissal within the frame after a message was replaced, which then stays its whole time. */
const messageMachine: typeof machine = {
  ...machine,
  states: {
    ...machine.states,
    'visible:updating': { ...updating, on: { ...updating?.on, DISMISS: { target: 'dismissing' } } },
  },
};

/** One message: an icon, a title, details, an action and a button that closes it. */
export function ToastMessage({ message, group, onLeave }: ToastMessageProps) {
  const words = useWords('close', closeWords);
  const service = useMachine(messageMachine, { ...message, parent: group });
  const toast = connect(service, normalizeProps);
  const kind = message.type as ToastKind;
  const { action } = message;
  const {
    // The region places the messages. It also announces them: a second live region inside it would repeat them.
    style: _style,
    dir: _dir,
    role: _role,
    'aria-atomic': _atomic,
    // Escape is the region's: it must come before the dialog's below.
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
      {/* The title says what is waited for. */}
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
            // What the action opens returns the focus to where the shopper was, not to the message, which goes.
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
