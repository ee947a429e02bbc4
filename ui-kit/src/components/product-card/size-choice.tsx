import { useEffect, useRef, type CSSProperties } from 'react';
import { useWords } from '../../locale/use-words.js';
import { addressOf } from '../../server-props/index.js';
import { Anchor } from '../link/link-provider.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { useCard } from './card-context.js';
import type { CardSize } from './product-card.types.js';
import { productCardWords } from './product-card.words.js';
import * as styles from './size-choice.styles.js';

export interface SizeChoiceProps {
  id: string;
  /** The button has opened it; otherwise only a mouse over the card shows it. */
  open: boolean;
  /** Called when a size is added to the cart, and when the shopper presses outside of the sizes and their button. */
  onClose: () => void;
}

/** Maximum length of a name that fits into the narrowest column, such as «42.5». */
const shortName = 4;

/** Sizes at the lower edge of a card's picture: links to the product, or buttons that add a size to the cart. */
export function SizeChoice({ id, open, onClose }: SizeChoiceProps) {
  const { sizes = [], square, sizeHrefOf = '', onQuickAdd } = useCard('QuickAdd');
  const words = useWords('productCard', productCardWords);
  const hasNotes = sizes.some(({ notes }) => notes?.length);
  const longest = Math.max(...sizes.map(({ label }) => label.length));
  const panel = useRef<HTMLDivElement>(null);
  const look = [styles.size, hasNotes && styles.sizeOfNotes];

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: PointerEvent) => {
      // The button is beside the panel: pressing it closes by itself.
      if (target instanceof Node && !panel.current?.parentElement?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open, onClose]);

  const nameOf = ({ label, notes }: CardSize) => (
    <>
      <VisuallyHidden>{words.size} </VisuallyHidden>
      {hasNotes ? (
        <>
          <span css={styles.name}>{label}</span>
          <span css={styles.notes}>
            {notes?.map((note) => (
              <span key={note}> {note}</span>
            ))}
          </span>
        </>
      ) : (
        label
      )}
    </>
  );

  const add = (size: CardSize) => {
    onClose();
    onQuickAdd?.(size);
  };

  return (
    <div ref={panel} id={id} css={[styles.overPicture, square && styles.overSquare]}>
      <ul
        css={[styles.panel, hasNotes && styles.panelOfNotes, open && styles.panelOpen]}
        style={{ '--longest': longest > shortName ? `${longest}ch` : '0px' } as CSSProperties}
        aria-label={words.sizes}
      >
        {sizes.map((size) => (
          <li key={size.id}>
            {onQuickAdd ? (
              <button type="button" css={look} onClick={() => add(size)}>
                {nameOf(size)}
              </button>
            ) : (
              <Anchor css={look} href={addressOf(sizeHrefOf, size, { size: size.id })}>
                {nameOf(size)}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
