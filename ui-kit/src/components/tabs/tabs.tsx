import { css } from '@emotion/react';
import { normalizeProps, useMachine } from '@zag-js/react';
import { connect, machine } from '@zag-js/tabs';
import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useDirection } from '../../hooks/use-direction.js';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';

const list = css({
  display: 'flex',
  columnGap: tokens.space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${tokens.color.hairline}`,
});

const tab = css({
  flex: 'none',
  minHeight: tokens.size.target,
  padding: `0 ${tokens.space[2]}`,
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'transparent',
  color: tokens.color['ink-muted'],
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { color: tokens.color.ink } },
  [pressed]: { background: tokens.color.pressed, color: tokens.color.ink },
  '&[aria-selected="true"]': { borderColor: tokens.color.ink, color: tokens.color.ink },
  // The scrolling row would clip an outline drawn outside a tab.
  '&:focus-visible': { outlineOffset: -2 },
  '&:disabled': { color: tokens.color['ink-faint'], cursor: 'not-allowed' },
  [media.forcedColors]: {
    borderColor: 'Canvas',
    '&[aria-selected="true"]': { borderColor: 'Highlight' },
    '&:disabled': { color: 'GrayText' },
  },
});

const panel = css({ paddingBlock: tokens.space[5] });

export interface Tab<Value extends string = string> {
  value: Value;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps<Value extends string = string> extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> {
  /** Accessible name of the tabs. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly Tab<Value>[];
  /** The selected tab, if the caller controls it. Default: uncontrolled. */
  value?: Value;
  /** The initially selected tab. Default: the first one. */
  defaultValue?: Value;
  /** Called with the value of the selected tab. Default: none. */
  onValueChange?: (value: Value) => void;
}

/** Several views of one thing, one of them visible. */
export function Tabs<Value extends string = string>(passed: TabsProps<Value>) {
  const props = useDefaultProps('Tabs', passed);
  const { label, tabs, value, defaultValue, onValueChange, ref, ...rest } = props;
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(root, ref);
  const dir = useDirection(root);
  const service = useMachine(machine, {
    id: useId(),
    dir,
    value,
    defaultValue: defaultValue ?? tabs[0]?.value,
    translations: { listLabel: label },
    onValueChange: (details) => onValueChange?.(details.value as Value),
  });
  const api = connect(service, normalizeProps);
  return (
    <div {...rest} ref={mergedRef} {...api.getRootProps()}>
      <div css={list} {...api.getListProps()}>
        {tabs.map((item) => (
          <button key={item.value} css={tab} {...api.getTriggerProps({ value: item.value, disabled: item.disabled })}>
            {item.label}
          </button>
        ))}
      </div>
      {tabs.map((item) => (
        <div key={item.value} css={panel} {...api.getContentProps({ value: item.value })}>
          {item.content}
        </div>
      ))}
    </div>
  );
}
