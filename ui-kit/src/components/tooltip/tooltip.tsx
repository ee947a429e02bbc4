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
  /** A few words, without links or buttons. */
  label: ReactNode;
  /** Renders the control. Spread the given props onto it. */
  children: (trigger: ComponentPropsWithoutRef<'button'>) => ReactNode;
  placement?: 'top' | 'right' | 'bottom' | 'left';
}

/** A few words about a control, shown on hover and on keyboard focus. */
export function Tooltip({ label, children, placement = 'top' }: TooltipProps) {
  const service = useMachine(machine, {
    id: useId(),
    openDelay: 400,
    closeDelay: 120,
    // The pointer can move onto the tooltip, for instance to magnify the text.
    interactive: true,
    positioning: { placement, gutter: 8 },
  });
  const api = connect(service, normalizeProps);
  return (
    <>
      {/* Without `title`, so that the browser's own tooltip does not cover this one. */}
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
