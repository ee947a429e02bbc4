import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { CloseIcon, PlusIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { partProps } from '../../parts/parts.js';
import { addressOf } from '../../server-props/index.js';
import { IconControl } from '../icon-button/icon-control.js';
import { Anchor } from '../link/link-provider.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { useCard } from './card-context.js';
import * as styles from './quick-add.styles.js';
import { productCardWords } from './product-card.words.js';

export type ProductCardQuickAddProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/** Maximum length of a name that fits into the narrowest column, such as «42.5». */
const shortName = 4;

/**
 * Sizes at the lower edge of the picture. A mouse shows them by hovering over the card; touch and keyboard use a button
 * below the picture. They are beside the card's link, not inside it. They are rendered lazily, because a list would
 * otherwise contain hundreds of unused links.
 */
export function ProductCardQuickAdd(props: ProductCardQuickAddProps) {
  return useCard('QuickAdd').quickAdd ? <QuickAdd {...props} /> : null;
}

function QuickAdd({ ref, ...props }: ProductCardQuickAddProps) {
  const { name: goods, sizes = [], square, hovered, sizeHrefOf, onQuickAdd, classNames } = useCard('QuickAdd');
  const words = useWords('productCard', productCardWords);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(root, ref);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const hasNotes = sizes.some(({ notes }) => notes?.length);
  const longest = Math.max(...sizes.map(({ label }) => label.length));

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const look = [styles.size, hasNotes && styles.sizeOfNotes];

  const closeOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    props.onKeyDown?.(event);
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    <div {...partProps('quick-add', classNames, props)} ref={mergedRef} onKeyDown={closeOnEscape}>
      <IconControl
        ref={button}
        css={styles.button}
        icon={open ? <CloseIcon /> : <PlusIcon />}
        label={words.chooseSizeOf(goods)}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      />
      {(open || hovered) && (
        <div id={panelId} css={[styles.overPicture, square && styles.overSquare]}>
          <ul
            css={[styles.panel, hasNotes && styles.panelOfNotes, open && styles.panelOpen]}
            style={{ '--longest': longest > shortName ? `${longest}ch` : '0px' } as CSSProperties}
            aria-label={words.sizes}
          >
            {sizes.map((size) => {
              const name = (
                <>
                  <VisuallyHidden>{words.size} </VisuallyHidden>
                  {hasNotes ? (
                    <>
                      <span css={styles.name}>{size.label}</span>
                      <span css={styles.notes}>
                        {size.notes?.map((note) => (
                          <span key={note}> {note}</span>
                        ))}
                      </span>
                    </>
                  ) : (
                    size.label
                  )}
                </>
              );
              return (
                <li key={size.id}>
                  {onQuickAdd ? (
                    <button
                      type="button"
                      css={look}
                      onClick={() => {
                        setOpen(false);
                        onQuickAdd(size);
                      }}
                    >
                      {name}
                    </button>
                  ) : (
                    <Anchor
                      css={look}
                      href={sizeHrefOf === undefined ? '' : addressOf(sizeHrefOf, size, { size: size.id })}
                    >
                      {name}
                    </Anchor>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}
