import { css } from '@emotion/react';
import { trackDismissableElement } from '@zag-js/dismissable';
import { normalizeProps, useMachine } from '@zag-js/react';
import { connect, machine } from '@zag-js/tooltip';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { layer } from '../../overlay/layer.styles.js';
import { OverlayPortal } from '../../overlay/index.js';
import { renderTrigger, type Trigger } from '../../server-props/index.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

/** Zag derives the positioner's z-index from the bubble's. */
const bubble = css(layer, {
  position: 'relative',
  maxWidth: 280,
  padding: `${tokens.space[2]} ${tokens.space[3]}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.action,
  color: tokens.color['on-action'],
  fontSize: tokens.text.small.size,
  lineHeight: tokens.text.small.line,
  // Without backgrounds only an outline shows its edge.
  [media.forcedColors]: { outline: '1px solid CanvasText', outlineOffset: -1 },
});

export interface TooltipProps {
  /** Text of a few words, without links or buttons. */
  label: ReactNode;
  /** The control: an element, or a function that spreads the given props onto it. */
  children: Trigger;
  /** Preferred side. Default: `top`. */
  placement?: 'top' | 'right' | 'bottom' | 'left';
}

/** A short text about a control, shown on hover and on keyboard focus. */
export function Tooltip(passed: TooltipProps) {
  const { label, children, placement = 'top' } = useDefaultProps('Tooltip', passed);
  const content = useRef<HTMLDivElement>(null);
  const service = useMachine(machine, {
    id: useId(),
    openDelay: 400,
    closeDelay: 120,
    // The pointer can move onto the tooltip, for instance to magnify its text.
    interactive: true,
    // Escape is handled below, in the order of the overlays.
    closeOnEscape: false,
    positioning: { placement, gutter: 8 },
  });
  const api = connect(service, normalizeProps);
  const { open, setOpen } = api;
  const close = useRef(() => setOpen(false));

  useEffect(() => {
    close.current = () => setOpen(false);
  });

  // Zag's tooltip is not part of its stack of overlays, so Escape would also close the dialog around its control.
  useEffect(() => {
    if (!open) return;
    return trackDismissableElement(() => content.current, {
      type: 'tooltip',
      defer: true,
      // The tooltip handles pointer and focus itself.
      onInteractOutside: (event) => event.preventDefault(),
      onDismiss: () => close.current(),
    });
  }, [open]);

  // The control keeps its own id: the state machine finds it by `data-ownedby`. `title` is removed, so that the
  // browser's own tooltip does not cover this one.
  const { id: _, ...trigger } = api.getTriggerProps();
  return (
    <>
      {renderTrigger(children, { ...trigger, title: undefined })}
      {open && (
        <OverlayPortal>
          <div {...api.getPositionerProps()}>
            <div ref={content} css={bubble} {...api.getContentProps()}>
              {label}
            </div>
          </div>
        </OverlayPortal>
      )}
    </>
  );
}
