import { css, keyframes } from '@emotion/react';
import { connect, machine } from '@zag-js/popover';
import { normalizeProps, Portal, useMachine } from '@zag-js/react';
import { useId, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Heading } from '../text/text.js';

const appear = keyframes({ from: { opacity: 0 } });

const panel = css({
  width: 'min(360px, calc(100vw - 32px))',
  maxHeight: 'var(--available-height)',
  padding: tokens.space[5],
  overflowY: 'auto',
  border: `1px solid ${tokens.color.hairline}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.raised,
  color: tokens.color.ink,
  animation: `${appear} ${tokens.duration.feedback} linear`,
  '&:focus-visible': { outlineOffset: -2 },
});

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  margin: `-8px -10px ${tokens.space[2]} 0`,
});

const layer = css({ zIndex: tokens.layer.raised });

export interface PopoverProps {
  /** Renders the button that opens the popover. Spread the given props onto it. */
  trigger: (props: ComponentPropsWithoutRef<'button'>) => ReactNode;
  title: string;
  children: ReactNode;
  /** Whether it is open, if the caller controls it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Preferred side. Default: `bottom-start`. */
  placement?: 'top' | 'bottom' | 'bottom-start' | 'bottom-end';
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A small dialog beside its trigger, with more about one thing. */
export function Popover(props: PopoverProps) {
  const { trigger, title, children, open, onOpenChange, placement = 'bottom-start', className, ref } = props;
  const messages = useMessages();
  const service = useMachine(machine, {
    id: useId(),
    open,
    onOpenChange: (details) => onOpenChange?.(details.open),
    positioning: { placement, gutter: 8 },
  });
  const api = connect(service, normalizeProps);
  const titleProps = api.getTitleProps();
  return (
    <>
      {trigger(api.getTriggerProps())}
      {api.open && (
        <Portal>
          <div css={layer} {...api.getPositionerProps()}>
            <div ref={ref} css={panel} className={className} {...api.getContentProps()} aria-labelledby={titleProps.id}>
              <div css={head}>
                <Heading level={2} size="small" {...titleProps}>
                  {title}
                </Heading>
                <IconButton icon="close" label={messages.close} {...api.getCloseTriggerProps()} />
              </div>
              {children}
            </div>
          </div>
        </Portal>
      )}
    </>
  );
}
