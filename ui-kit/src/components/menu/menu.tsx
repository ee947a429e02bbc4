import { connect, machine } from '@zag-js/menu';
import { normalizeProps, useMachine } from '@zag-js/react';
import { useId, type Ref } from 'react';
import { renderTrigger, type Trigger } from '../../server-props/index.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { actionsOf, MenuList, type MenuItem } from './menu-list.js';

export interface MenuProps {
  /** The button that opens the menu: an element, or a function that spreads the given props onto it. */
  children: Trigger;
  /** Accessible name of the menu: the object of its actions. */
  label: string;
  /** The actions in order. `separator` draws a line between two groups. */
  items: readonly (MenuItem | 'separator')[];
  /** Whether the menu is open, if the caller controls it. Default: uncontrolled. */
  open?: boolean;
  /** Called when the shopper opens or closes the menu. Default: none. */
  onOpenChange?: (open: boolean) => void;
  /** Preferred side. Default: `bottom-start`. */
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';
  /** A class of the list. Default: none. */
  className?: string;
  /** The list's element. Default: none. */
  ref?: Ref<HTMLDivElement>;
}

/** A list of actions and links that a button opens. */
export function Menu(passed: MenuProps) {
  const props = useDefaultProps('Menu', passed);
  const { children, label, items, open, onOpenChange, placement = 'bottom-start', className, ref } = props;
  const id = useId();
  const service = useMachine(machine, {
    id,
    open,
    onOpenChange: (details) => onOpenChange?.(details.open),
    onSelect: ({ value }) =>
      actionsOf(items)
        .find((action) => action.value === value)
        ?.onSelect?.(),
    loopFocus: true,
    // Turned off, because Zag's own search ignores letters that are not Latin.
    typeahead: false,
    positioning: { placement, gutter: 4 },
  });
  const api = connect(service, normalizeProps);
  // The caller's button keeps its id: the state machine finds it by `data-ownedby`.
  const { id: _, ...trigger } = api.getTriggerProps();

  return (
    <>
      {renderTrigger(children, { ...trigger, ...{ 'data-ownedby': id } })}
      {api.open && <MenuList ref={ref} api={api} label={label} items={items} className={className} />}
    </>
  );
}
