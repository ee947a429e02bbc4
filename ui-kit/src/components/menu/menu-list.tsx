import type { Api } from '@zag-js/menu';
import type { PropTypes } from '@zag-js/react';
import { useRef, type KeyboardEvent, type Ref } from 'react';
import { OverlayPortal } from '../../overlay/index.js';
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
  /** The item is shown, but keys skip it, and it cannot be chosen. Default: false. */
  disabled?: boolean;
  /** URL, if the item is a link. Default: none. */
  href?: string;
  /** Called when the item is chosen. Default: none. */
  onSelect?: () => void;
}

/** Actions, and `separator` for a line between two groups of them. */
export type MenuItems = readonly (MenuItem | 'separator')[];

export interface MenuListProps {
  api: Api<PropTypes>;
  label: string;
  items: MenuItems;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Milliseconds after which a typed letter starts a new search. */
const wordPause = 500;

export const actionsOf = (items: MenuItems): MenuItem[] => items.filter((item) => item !== 'separator');

/** The opened list of a menu, wherever it was opened from. */
export function MenuList({ api, label, items, className, ref }: MenuListProps) {
  const typed = useRef({ letters: '', at: 0 });

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
    const enabled = actionsOf(items).filter((action) => !action.disabled);
    const found = findByLetters(enabled, typed.current.letters, api.highlightedValue);
    if (found) api.setHighlightedValue(found.value);
  };

  return (
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
