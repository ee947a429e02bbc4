import { useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { useMediaQuery } from '../../hooks/use-media-query.js';
import { CloseIcon, PlusIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { partProps } from '../../parts/parts.js';
import { media } from '../../theme/media.js';
import { IconControl } from '../icon-button/icon-control.js';
import { useCard } from './card-context.js';
import { LaterSizes, loadSizes } from './later-sizes.js';
import * as styles from './quick-add.styles.js';
import { productCardWords } from './product-card.words.js';

export type ProductCardQuickAddProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/**
 * Sizes at the lower edge of the picture. A mouse shows them by hovering over the card; touch and keyboard use a button
 * below the picture, which on a touch screen may call `onSizesOpen` instead. They are beside the card's link, not inside
 * it. They are rendered lazily, because a list would otherwise contain hundreds of unused links.
 */
export function ProductCardQuickAdd(props: ProductCardQuickAddProps) {
  return useCard('QuickAdd').quickAdd ? <QuickAdd {...props} /> : null;
}

function QuickAdd(props: ProductCardQuickAddProps) {
  const { name: goods, hovered, onSizesOpen, classNames } = useCard('QuickAdd');
  const words = useWords('productCard', productCardWords);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const isMouse = useMediaQuery(media.hover.replace('@media ', ''));
  const openElsewhere = isMouse ? undefined : onSizesOpen;

  const closeOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    props.onKeyDown?.(event);
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };

  // The sizes are on their way before the press ends.
  const ahead = () => void loadSizes();

  return (
    <div {...partProps('quick-add', classNames, props)} onKeyDown={closeOnEscape}>
      <IconControl
        ref={button}
        css={styles.button}
        icon={open ? <CloseIcon /> : <PlusIcon />}
        label={words.chooseSizeOf(goods)}
        {...(openElsewhere
          ? { 'aria-haspopup': 'dialog', onClick: openElsewhere }
          : {
              'aria-expanded': open,
              'aria-controls': panelId,
              onFocus: ahead,
              onPointerDown: ahead,
              onClick: () => setOpen(!open),
            })}
      />
      {(open || hovered) && <LaterSizes id={panelId} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
