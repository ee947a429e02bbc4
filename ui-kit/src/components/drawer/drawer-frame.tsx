import type { SerializedStyles } from '@emotion/react';
import { connect, machine } from '@zag-js/drawer';
import { mergeProps, normalizeProps, useMachine } from '@zag-js/react';
import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { CloseIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { closeWords } from '../../locale/words/close.words.js';
import {
  chooseInitialFocus,
  OverlayPortal,
  pageDirection,
  ScrollBody,
  useFocusTrap,
  useMayOpen,
  type InitialFocus,
  type TextDirection,
} from '../../overlay/index.js';
import { IconControl } from '../icon-button/icon-control.js';
import * as styles from './drawer.styles.js';

export interface DrawerFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether the dialog is open. The caller decides. */
  open: boolean;
  /** Called with false when the shopper closes the dialog. */
  onOpenChange: (open: boolean) => void;
  /** Heading and accessible name of the dialog. */
  title: string;
  /** Rendered only while the dialog is open. */
  children: ReactNode;
  /** Content below the scrolling part, such as the main button. Default: none. */
  footer?: ReactNode;
  /**
   * Element to focus on opening: a ref, or a function that returns it. Default: the first field if the content begins
   * with a field, otherwise the dialog itself.
   */
  initialFocus?: InitialFocus;
}

interface DrawerMotion {
  look: SerializedStyles;
  swipeDirection: 'start' | 'end' | 'down';
  /** Whether there is a handle for dragging. */
  handle: boolean;
}

/**
 * The shared implementation of `Drawer` and `BottomSheet`: a dialog that slides in from an edge and closes by swiping
 * back.
 */
export function DrawerFrame(props: DrawerFrameProps & DrawerMotion) {
  const { open, onOpenChange, title, children, footer, initialFocus, look, swipeDirection, handle, ...others } = props;
  const { id, ref, ...rest } = others;
  const { close } = useWords('close', closeWords);
  const panel = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(panel, ref);
  // The state machine needs the direction to know which swipe closes.
  const [direction, setDirection] = useState<TextDirection>(pageDirection);
  const service = useMachine(machine, {
    id: useId(),
    ...(id !== undefined && { ids: { content: id } }),
    dir: direction,
    open: useMayOpen() && open,
    onOpenChange: (details) => {
      // The state machine calls this again when the animation ends.
      if (details.open !== open) onOpenChange(details.open);
    },
    swipeDirection,
    closeThreshold: 0.25,
    trapFocus: false,
    initialFocusEl: () => panel.current && chooseInitialFocus(panel.current, initialFocus),
  });
  const drawer = connect(service, normalizeProps);
  const closing = service.state.matches('closing');
  useFocusTrap(drawer.open, panel, initialFocus);

  useEffect(() => (closing ? afterAnimations(panel.current) : undefined), [closing]);

  if (service.state.matches('closed')) return null;

  // `dir` is undefined, so that the panel inherits the direction; the state machine gets it separately.
  return (
    <OverlayPortal onDirection={setDirection}>
      <div css={styles.veil} {...drawer.getBackdropProps()} />
      <div css={styles.positioner} {...drawer.getPositionerProps()} dir={undefined}>
        <div
          css={[styles.content, look]}
          {...mergeProps(rest, drawer.getContentProps())}
          dir={rest.dir}
          ref={mergedRef}
        >
          {handle && (
            <div css={styles.handle} {...drawer.getGrabberProps()}>
              <div css={styles.grip} {...drawer.getGrabberIndicatorProps()} />
            </div>
          )}
          <div css={[styles.header, handle && styles.underHandle]}>
            <h2 css={styles.title} {...drawer.getTitleProps()} dir={undefined}>
              {title}
            </h2>
            <IconControl icon={<CloseIcon />} label={close} {...drawer.getCloseTriggerProps()} />
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

/** Tells the state machine when the panel has moved out, so that it unmounts. Returns a function that cancels this. */
function afterAnimations(panel: HTMLElement | null) {
  let stopped = false;
  const animations = panel?.getAnimations?.() ?? [];
  void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
    if (!stopped) panel?.dispatchEvent(new CustomEvent('exitcomplete'));
  });
  return () => {
    stopped = true;
  };
}
