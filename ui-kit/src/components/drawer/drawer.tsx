import { connect, machine } from '@zag-js/drawer';
import { connect as connectPresence, machine as presenceMachine } from '@zag-js/presence';
import { normalizeProps, Portal, useMachine } from '@zag-js/react';
import { useEffect, useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { useMessages } from '../../locale/locale-provider.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Heading } from '../text/text.js';
import { backdrop, body, content, footer as footerStyle, header, placements, positioner } from './drawer.styles.js';
import type { DrawerPlacement } from './drawer.styles.js';

export interface DrawerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  open: boolean;
  /** Called with false when the shopper closes the drawer. */
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  /** Stays below the scrolling content, such as the main button. */
  footer?: ReactNode;
  /** The edge from which it slides in. Default: `right`. */
  placement?: DrawerPlacement;
}

const swipeDirections = { right: 'end', left: 'start', bottom: 'down' } as const;

/** A dialog that slides in from an edge. Its button, Escape, the backdrop, or a swipe towards its edge closes it. */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, title, children, footer, placement = 'right', ref, ...rest } = props;
  const messages = useMessages();
  const panel = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(panel, ref);
  const service = useMachine(machine, {
    id: useId(),
    open,
    onOpenChange: (details) => {
      // Zag's state machine reports the same change again when the animation ends: tell the caller only once.
      if (details.open !== open) onOpenChange(details.open);
    },
    swipeDirection: swipeDirections[placement],
    closeThreshold: 0.25,
  });
  const drawer = connect(service, normalizeProps);
  // Waits for the closing animation, if there is one, and then notifies the drawer's state machine, which unmounts it.
  const presence = connectPresence(useMachine(presenceMachine, { present: drawer.open }), normalizeProps);

  useEffect(() => {
    presence.setNode(panel.current);
  });

  if (service.state.matches('closed')) return null;

  return (
    <Portal>
      <div css={backdrop} {...drawer.getBackdropProps()} />
      <div css={positioner} {...drawer.getPositionerProps()}>
        <div css={[content, placements[placement]]} {...rest} ref={mergedRef} {...drawer.getContentProps()}>
          <div css={header}>
            <Heading level={2} size="small" {...drawer.getTitleProps()}>
              {title}
            </Heading>
            <IconButton icon="close" label={messages.close} {...drawer.getCloseTriggerProps()} />
          </div>
          {/* The tab stop lets the keyboard scroll long text that has no control in it. */}
          <div css={body} tabIndex={0}>
            {children}
          </div>
          {footer && <div css={footerStyle}>{footer}</div>}
        </div>
      </div>
    </Portal>
  );
}
