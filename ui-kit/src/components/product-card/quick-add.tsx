import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Anchor } from '../link/link-provider.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import * as styles from './quick-add.styles.js';

export interface CardSize {
  id: string;
  /** EU first, such as «42». */
  name: string;
}

export interface QuickAddProps {
  /** Names the control: a page has many of them. */
  goods: string;
  sizes: readonly CardSize[];
  /** A mouse has been over the card: the sizes wait for it to rest there. */
  hovered: boolean;
  /** Where a size leads. */
  hrefOf?: ((size: CardSize) => string) | undefined;
  /** Takes the size instead of leading anywhere. */
  onQuickAdd?: ((size: CardSize) => void) | undefined;
}

/**
 * Sizes over the lower edge of the picture: a mouse sees them while it rests on the card, a finger and the keyboard open
 * them by a button below the picture. They stand beside the card's link, not in it, and are made when first wanted: a
 * list would else carry hundreds of links that nobody follows.
 */
export function QuickAdd({ goods, sizes, hovered, hrefOf, onQuickAdd }: QuickAddProps) {
  const messages = useMessages();
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    <div ref={root} onKeyDown={closeOnEscape}>
      <IconButton
        ref={button}
        css={styles.button}
        icon={open ? 'close' : 'plus'}
        label={messages.chooseSizeOf(goods)}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      />
      <div id={panelId} css={styles.overPicture}>
        {(open || hovered) && (
          <ul css={[styles.panel, open && styles.panelOpen]} aria-label={messages.sizes}>
            {sizes.map((size) => (
              <li key={size.id}>
                {onQuickAdd ? (
                  <button
                    type="button"
                    css={styles.size}
                    onClick={() => {
                      setOpen(false);
                      onQuickAdd(size);
                    }}
                  >
                    <SizeName name={size.name} />
                  </button>
                ) : (
                  <Anchor css={styles.size} href={hrefOf?.(size) ?? ''}>
                    <SizeName name={size.name} />
                  </Anchor>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function SizeName({ name }: { name: string }) {
  const messages = useMessages();
  return (
    <>
      <VisuallyHidden>{messages.size} </VisuallyHidden>
      {name}
    </>
  );
}
