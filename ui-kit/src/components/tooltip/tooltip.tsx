import { css } from '@emotion/react';
import { normalizeProps, Portal, useMachine } from '@zag-js/react';
import { connect, machine } from '@zag-js/tooltip';
import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { tokens } from '../../tokens/generated/tokens.js';

const bubble = css({
  maxWidth: 280,
  padding: `${tokens.space[2]} ${tokens.space[3]}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.action,
  color: tokens.color['on-action'],
  fontSize: tokens.text.small.size,
  lineHeight: tokens.text.small.line,
});

export interface TooltipProps {
  /** A few words; nothing in it can be pressed. */
  label: ReactNode;
  /** Draws the control with what it is given. */
  children: (trigger: ComponentPropsWithoutRef<'button'>) => ReactNode;
  placement?: 'top' | 'right' | 'bottom' | 'left';
}

/** A few words about a control, when a mouse rests on it or the keyboard reaches it. */
export function Tooltip({ label, children, placement = 'top' }: TooltipProps) {
  const service = useMachine(machine, {
    id: useId(),
    openDelay: 400,
    closeDelay: 120,
    // One can move onto the words to read or magnify them.
    interactive: true,
    positioning: { placement, gutter: 8 },
  });
  const api = connect(service, normalizeProps);
  return (
    <>
      {/* The browser's own tooltip would come over this one. */}
      {children({ ...api.getTriggerProps(), title: undefined })}
      {api.open && (
        <Portal>
          <div {...api.getPositionerProps()}>
            <div css={bubble} {...api.getContentProps()}>
              {label}
            </div>
          </div>
        </Portal>
      )}
    </>
  );
}
