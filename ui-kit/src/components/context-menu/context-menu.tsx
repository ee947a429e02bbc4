import { css } from '@emotion/react';
import { connect, machine } from '@zag-js/menu';
import { mergeProps, normalizeProps, useMachine } from '@zag-js/react';
import { useEffect, useId, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { useDirection } from '../../hooks/use-direction.js';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { actionsOf, MenuList, type MenuItem } from '../menu/menu-list.js';

/** On a touch screen a long press opens the menu, so it must not select text or show the browser's own one. */
const area = css({ '@media (pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' } });

export interface ContextMenuProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the menu: the object of its actions. */
  label: string;
  /** The actions in order. `separator` draws a line between two groups. */
  items: readonly (MenuItem | 'separator')[];
}

/**
 * An area with a menu at the pointer: by a right click, a long press, the menu key or `Shift+F10`. `children` is the area;
 * something in it, or the area itself (`tabIndex={0}`), takes the focus.
 */
export function ContextMenu(passed: ContextMenuProps) {
  const { label, items, children, ref, ...rest } = useDefaultProps('ContextMenu', passed);
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(root, ref);
  /** What had the focus before the menu opened: the state machine returns the focus only to a button. */
  const before = useRef<Element>(null);
  const service = useMachine(machine, {
    id: useId(),
    dir: useDirection(root),
    onSelect: ({ value }) =>
      actionsOf(items)
        .find((action) => action.value === value)
        ?.onSelect?.(),
    loopFocus: true,
    // Turned off, because Zag's own search ignores letters that are not Latin.
    typeahead: false,
    positioning: { placement: 'bottom-start', gutter: 0 },
  });
  const api = connect(service, normalizeProps);
  const { id: _, style: __, ...trigger } = api.getContextTriggerProps();

  useEffect(() => {
    if (api.open) return;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (isLost && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    before.current = null;
  }, [api.open]);

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, shiftKey, target } = event;
    if (key !== 'ContextMenu' && !(key === 'F10' && shiftKey)) return;
    // Browsers put the menu of a key where they want, and some of them know no key for it.
    event.preventDefault();
    const { left, right, bottom } = (target as Element).getBoundingClientRect();
    const clientX = (target as Element).matches(':dir(rtl)') ? right : left;
    const init = { bubbles: true, cancelable: true, clientX, clientY: bottom };
    (target as Element).dispatchEvent(new MouseEvent('contextmenu', init));
  };

  return (
    <>
      <div
        css={area}
        {...mergeProps({ ...trigger, onKeyDown: press }, rest)}
        ref={mergedRef}
        onContextMenuCapture={(event) => {
          if (root.current?.contains(document.activeElement)) before.current = document.activeElement;
          rest.onContextMenuCapture?.(event);
        }}
      >
        {children}
      </div>
      {api.open && <MenuList api={api} label={label} items={items} />}
    </>
  );
}
