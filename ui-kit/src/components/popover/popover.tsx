import { connect, machine } from '@zag-js/popover';
import { normalizeProps, useMachine } from '@zag-js/react';
import { useId, useRef, type ReactNode, type Ref } from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { CloseIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { closeWords } from '../../locale/words/close.words.js';
import { chooseInitialFocus, OverlayPortal, useMayOpen, type InitialFocus } from '../../overlay/index.js';
import { renderTrigger, type Trigger } from '../../server-props/index.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { IconControl } from '../icon-button/icon-control.js';
import * as styles from './popover.styles.js';

export interface PopoverProps {
  /** The button that opens the popover: an element, or a function that spreads the given props onto it. */
  trigger: Trigger;
  /** Heading and accessible name of the popover. */
  title: string;
  /** Rendered only while the popover is open. */
  children: ReactNode;
  /** Whether the popover is open, if the caller controls it. Default: uncontrolled. */
  open?: boolean;
  /** Called when the shopper opens or closes the popover. Default: none. */
  onOpenChange?: (open: boolean) => void;
  /** Preferred side. Default: `bottom-start`. */
  placement?: 'top' | 'bottom' | 'bottom-start' | 'bottom-end';
  /**
   * Element to focus on opening: a ref, or a function that returns it. Default: the first field if the content begins
   * with a field, otherwise the popover itself.
   */
  initialFocus?: InitialFocus;
  /** A class of the panel. Default: none. */
  className?: string;
  /** The panel's element. Default: none. */
  ref?: Ref<HTMLDivElement>;
}

/** A small dialog next to its trigger, with details about one thing. */
export function Popover(passed: PopoverProps) {
  const props = useDefaultProps('Popover', passed);
  const { trigger, title, children, open, onOpenChange, placement = 'bottom-start', ...others } = props;
  const { initialFocus, className, ref } = others;
  const { close } = useWords('close', closeWords);
  const panel = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(panel, ref);
  const mayOpen = useMayOpen();
  const service = useMachine(machine, {
    id: useId(),
    open: open && mayOpen,
    onOpenChange: (details) => onOpenChange?.(details.open),
    positioning: { placement, gutter: 8 },
    initialFocusEl: () => panel.current && chooseInitialFocus(panel.current, initialFocus),
  });
  const api = connect(service, normalizeProps);
  // The caller's button keeps its id: the state machine finds it by `data-ownedby`.
  const { id: _, ...triggerProps } = api.getTriggerProps();
  const titleProps = api.getTitleProps();
  return (
    <>
      {renderTrigger(trigger, triggerProps)}
      {api.open && (
        <OverlayPortal>
          <div {...api.getPositionerProps()}>
            <div
              ref={mergedRef}
              css={styles.panel}
              className={className}
              {...api.getContentProps()}
              aria-labelledby={titleProps.id}
            >
              <div css={styles.head}>
                <h2 css={styles.title} {...titleProps}>
                  {title}
                </h2>
                <IconControl icon={<CloseIcon />} label={close} {...api.getCloseTriggerProps()} />
              </div>
              {children}
            </div>
          </div>
        </OverlayPortal>
      )}
    </>
  );
}
