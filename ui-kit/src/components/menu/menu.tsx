import { connect, machine } from '@zag-js/menu';
import { normalizeProps, useMachine } from '@zag-js/react';
import { useId, useRef, type ComponentPropsWithoutRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { OverlayPortal } from '../../overlay/index.js';
import { Icon, type IconSource } from '../icon/icon.js';
import { Anchor } from '../link/link-provider.js';
import { findByLetters } from './find-by-letters.js';
import * as styles from './menu.styles.js';

export interface MenuItem {
  /** Tells the item from the others of its menu. */
  value: string;
  /** What the item does, one to three words: a verb first. */
  label: string;
  /** An icon before the words. Default: none. */
  icon?: IconSource;
  /** `danger` is for what cannot be undone; ask before it is done. Default: `neutral`. */
  tone?: keyof typeof styles.tones;
  /** It can be reached and read, but not chosen. Default: false. */
  disabled?: boolean;
  /** Address: the item is a link. Default: none. */
  href?: string;
  /** Called when the item is chosen. Default: none. */
  onSelect?: () => void;
}

export interface MenuProps {
  /** Renders the button that opens the menu. Spread the given props onto it. */
  children: (trigger: ComponentPropsWithoutRef<'button'>) => ReactNode;
  /** Names the menu for screen readers: what the actions belong to. */
  label: string;
  /** The actions in order. `separator` draws a line between two groups. */
  items: readonly (MenuItem | 'separator')[];
  /** Whether it is open, if the caller controls it. Default: the menu decides by itself. */
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

/** Letters that come later than this, in milliseconds, begin another word. */
const wordPause = 500;

/** A list of actions and links that a button opens. */
export function Menu(props: MenuProps) {
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
    // Zag's own search by letters drops all but Latin ones.
    typeahead: false,
    positioning: { placement, gutter: 4 },
  });
  const api = connect(service, normalizeProps);
  // The caller's button keeps its id: the machine finds it by `data-ownedby`.
  const { id: _, ...trigger } = api.getTriggerProps();

  const press = (event: KeyboardEvent) => {
    const { key, timeStamp, ctrlKey, metaKey, altKey } = event;
    // Back to the button: the menu is the last of the page, and after it the focus would leave the page or its dialog.
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
      {children({ ...trigger, ...{ 'data-ownedby': id } })}
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
  // A link without an address cannot be followed, and so a disabled one is none.
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
