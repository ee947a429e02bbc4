import { trackDismissableBranch } from '@zag-js/dismissable';
import { normalizeProps, useMachine } from '@zag-js/react';
import { group, type GroupService } from '@zag-js/toast';
import { useEffect, useId, useRef, useState, type FocusEvent } from 'react';
import { useWords } from '../../locale/use-words.js';
import { notificationRegions, OverlayPortal } from '../../overlay/index.js';
import { messages } from './toast.js';
import { ToastMessage, type ToastMessageProps } from './toast-message.js';
import * as styles from './toaster.styles.js';
import { toasterWords } from './toaster.words.js';

/** Milliseconds to wait, because screen readers ignore content that a live region has from the start. */
const readersNotice = 150;

/** The place where messages of `toast()` appear, above every dialog. Mount it once per page. */
export function Toaster() {
  const service = useMachine(group.machine, { id: useId(), store: messages });
  const shown = group.connect(service, normalizeProps).getToasts();
  const [noticed, setNoticed] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), readersNotice);
    return () => clearTimeout(timer);
  }, []);

  return (
    <OverlayPortal announces>
      <Region service={service} shown={noticed ? (shown as ToastMessageProps['message'][]) : []} />
    </OverlayPortal>
  );
}

interface RegionProps {
  service: GroupService;
  shown: readonly ToastMessageProps['message'][];
}

function Region({ service, shown }: RegionProps) {
  const words = useWords('toaster', toasterWords);
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const {
    style: _style,
    // The region inherits the page's direction.
    dir: _dir,
    // Zag would return the focus even from an element pressed after the message.
    onBlur: _onBlur,
    onFocus: _onFocus,
    ...props
  } = group.connect(service, normalizeProps).getGroupProps();

  const leave = () => {
    if (!region.current?.contains(document.activeElement)) return;
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    else (document.activeElement as HTMLElement).blur();
  };

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    // Handled on the window, before any dialog, so that Escape in a message closes only the message.
    const escape = (event: KeyboardEvent) => {
      const active = document.activeElement;
      if (event.key !== 'Escape' || event.isComposing || !element.contains(active)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const id = active?.closest<HTMLElement>('[data-message]')?.dataset['message'];
      leave();
      if (id) messages.dismiss(id);
    };
    window.addEventListener('keydown', escape, true);
    const remove = notificationRegions.add(element);
    return () => {
      window.removeEventListener('keydown', escape, true);
      remove();
    };
  }, []);

  // A press on a message must not count as outside an overlay. Zag's group registers this only for its first messages
  // and not again after they have closed.
  const any = shown.length > 0;
  useEffect(() => (any ? trackDismissableBranch(region.current) : undefined), [any]);

  const enter = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
      messages.pause();
    }
    // `Alt` + `T` focuses the region; this moves the focus to its newest message.
    if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[data-message]')?.focus();
  };

  return (
    <div
      {...props}
      ref={region}
      css={styles.region}
      aria-label={`${words.notifications}, Alt+T`}
      onFocus={enter}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) messages.resume();
      }}
    >
      {shown.map((message) => (
        <ToastMessage key={message.id} message={message} group={service} onLeave={leave} />
      ))}
    </div>
  );
}
