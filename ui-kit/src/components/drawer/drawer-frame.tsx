import type { SerializedStyles } from '@emotion/react';
import { connect, machine } from '@zag-js/drawer';
import { connect as connectPresence, machine as presenceMachine } from '@zag-js/presence';
import { mergeProps, normalizeProps, useMachine } from '@zag-js/react';
import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
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
import { IconButton } from '../icon-button/icon-button.js';
import { Heading } from '../text/text.js';
import * as styles from './drawer.styles.js';

export interface DrawerFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether it is open. The caller decides. */
  open: boolean;
  /** Called with false when the shopper closes it. */
  onOpenChange: (open: boolean) => void;
  /** Heading and accessible name of the dialog. */
  title: string;
  /** Rendered only while it is open. */
  children: ReactNode;
  /** Stays below the scrolling content, such as the main button. Default: none. */
  footer?: ReactNode;
  /**
   * Takes the focus on opening: a ref, or a function that returns the element. Default: the field with which the
   * content begins, or else the dialog itself.
   */
  initialFocus?: InitialFocus;
}

interface DrawerMotion {
  look: SerializedStyles;
  swipeDirection: 'start' | 'end' | 'down';
  /** Whether there is a handle to drag it by. */
  handle: boolean;
}

/** What `Drawer` and `BottomSheet` have in common: a dialog that slides in from an edge and closes by a swipe back. */
export function DrawerFrame(props: DrawerFrameProps & DrawerMotion) {
  const { open, onOpenChange, title, children, footer, initialFocus, look, swipeDirection, handle, ...others } = props;
  const { id, ref, ...rest } = others;
  const { close } = useWords('close', closeWords);
  const panel = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(panel, ref);
  // The machine needs it to know to which side a swipe closes.
  const [direction, setDirection] = useState<TextDirection>(pageDirection);
  const service = useMachine(machine, {
    id: useId(),
    ...(id !== undefined && { ids: { content: id } }),
    dir: direction,
    open: useMayOpen() && open,
    onOpenChange: (details) => {
      // The machine calls this again when the animation ends.
      if (details.open !== open) onOpenChange(details.open);
    },
    swipeDirection,
    closeThreshold: 0.25,
    trapFocus: false,
    initialFocusEl: () => panel.current && chooseInitialFocus(panel.current, initialFocus),
  });
  const drawer = connect(service, normalizeProps);
  // Waits for the closing animation, if there is one, and then notifies the drawer's machine, which unmounts it.
  const presence = connectPresence(useMachine(presenceMachine, { present: drawer.open }), normalizeProps);
  useFocusTrap(drawer.open, panel, initialFocus);

  useEffect(() => {
    presence.setNode(panel.current);
  });

  if (service.state.matches('closed')) return null;

  // `dir` is undefined, so that the panel inherits the direction, which the machine is told.
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
            <Heading level={2} size="small" css={styles.title} {...drawer.getTitleProps()} dir={undefined}>
              {title}
            </Heading>
            <IconButton icon="close" label={close} {...drawer.getCloseTriggerProps()} />
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
