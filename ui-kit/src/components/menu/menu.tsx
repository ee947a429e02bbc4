import { connect, machine } from '@zag-js/menu';
import { normalizeProps, useMachine } from '@zag-js/react';
import { useId, useRef, type KeyboardEvent, type Ref } from 'react';
import { OverlayPortal } from '../../overlay/index.js';
import { renderTrigger, type Trigger } from '../../server-props/index.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Icon, type IconSource } from '../icon/icon.js';
import { Anchor } from '../link/link-provider.js';
import { findByLetters } from './find-by-letters.js';
import * as styles from './menu.styles.js';

export interface MenuItem {
  /** Unique identifier of the item in its menu. */
  value: string;
  /** The action in one to three words, beginning with a verb. */
  label: string;
  /** Icon before the label. Default: none. */
  icon?: IconSource;
  /** `danger` is for an action that cannot be undone; ask for confirmation. Default: `neutral`. */
  tone?: keyof typeof styles.tones;
  /** The item can be focused and read, but not chosen. Default: false. */
  disabled?: boolean;
  /** URL, if the item is a link. Default: none. */
  href?: string;
  /** Called when the item is chosen. Default: none. */
  onSelect?: () => void;
}

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

/** Milliseconds after which a typed letter starts a new search. */
const wordPause = 500;

/** A list of actions and links that a button opens. */
export function Menu(passed: MenuProps) {
  const props = useDefaultProps('Menu', passed);
  const { children, label, items, open, onOpenChange, placement = 'bottom-start', className, ref } = props;
  const id = useId();
  const actions = items.filter((item) => item !== 'separator');
  const typed = useRef({ letters: '', at: 0 });
  const service = useMachine(machine, {
    id,
    open,
    onOpenChange: (details) => onOpenChange?.(details.open),
    onSelect: ({ value }) => actions.find((action) => action.value === value)?.onSelect?.(),
    loopFocus: true,
    // Turned off, because Zag's own search ignores letters that are not Latin.
    typeahead: false,
    positioning: { placement, gutter: 4 },
  });
  const api = connect(service, normalizeProps);
  // The caller's button keeps its id: the state machine finds it by `data-ownedby`.
  const { id: _, ...trigger } = api.getTriggerProps();

  const press = (event: KeyboardEvent) => {
    const { key, timeStamp, ctrlKey, metaKey, altKey } = event;
    // Tab returns to the button: the menu is last in the document, so the focus would leave the page or the dialog.
    if (key === 'Tab') {
      event.preventDefault();
      api.setOpen(false);
    }
    if (key.length > 1 || ctrlKey || metaKey || altKey) return;
    const goesOn = timeStamp - typed.current.at < wordPause;
    if (key === ' ' && !(goesOn && typed.current.letters)) return;
    event.preventDefault();
    typed.current = { letters: (goesOn ? typed.current.letters : '') + key, at: timeStamp };
    const enabled = actions.filter((action) => !action.disabled);
    const found = findByLetters(enabled, typed.current.letters, api.highlightedValue);
    if (found) api.setHighlightedValue(found.value);
  };

  return (
    <>
      {renderTrigger(children, { ...trigger, ...{ 'data-ownedby': id } })}
      {api.open && (
        <OverlayPortal>
          <div {...api.getPositionerProps()}>
            <div
              ref={ref}
              css={styles.list}
              className={className}
              {...api.getContentProps()}
              onKeyDownCapture={press}
              aria-label={label}
              aria-labelledby={undefined}
            >
              {items.map((item, index) =>
                item === 'separator' ? (
                  <hr key={index} css={styles.separator} {...api.getSeparatorProps()} />
                ) : (
                  <Item key={item.value} item={item} {...api.getItemProps(item)} />
                ),
              )}
            </div>
          </div>
        </OverlayPortal>
      )}
    </>
  );
}

function Item({ item, ...props }: { item: MenuItem }) {
  const { label, icon, tone = 'neutral', disabled = false, href } = item;
  const look = [styles.item, styles.tones[tone]];
  const content = (
    <>
      {icon && <Icon name={icon} size={20} />}
      {label}
    </>
  );
  // A disabled item is rendered without a link, because a link cannot be disabled.
  return href !== undefined && !disabled ? (
    <Anchor css={look} href={href} {...props}>
      {content}
    </Anchor>
  ) : (
    <div css={look} {...props}>
      {content}
    </div>
  );
}
