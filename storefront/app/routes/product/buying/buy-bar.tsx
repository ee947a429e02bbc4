import { BuyBar as StickyBar, ButtonLink, Price, Text } from '@meet/ui-kit';
import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { sizeName } from '../../../offers/size-name';
import { AddToCart } from './add-to-cart';
import * as styles from './buy-bar.styles';
import type { Product } from '../product-view';
import type { SizeChooserProps } from '../sizes/size-chooser';
import type { SizeSheetProps } from './size-sheet';

// The sheet's code is loaded when the shopper opens the sizes.
const SizeSheet = lazy<(props: SizeSheetProps) => ReactNode>(() => import('./size-sheet'));

export interface BuyBarProps extends SizeChooserProps {
  product: Product;
}

/** The price and the buy button, always visible on a phone. */
export function BuyBar({ product, ...sizes }: BuyBarProps) {
  const { choice, estimates } = sizes;
  const { shown, chosen, isLowest } = choice;
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (!shown) return null;

  const openSheet = (event: MouseEvent) => {
    event.preventDefault();
    setWanted(true);
    setOpen(true);
  };

  return (
    <StickyBar
      css={styles.bar}
      data-buy-bar
      summary={
        <>
          <Price price={shown.priceDetails.price} oldPrice={shown.priceDetails.oldPrice} from={isLowest} />
          {chosen && (
            <Text as="span" size="small" tone="muted">
              {sizeName(chosen.size.name)}, {estimates[chosen.deliverySpeed].short}
            </Text>
          )}
        </>
      }
    >
      {chosen ? (
        <AddToCart product={product} offer={chosen} />
      ) : (
        <ButtonLink href="#sizes" aria-haspopup="dialog" onClick={openSheet}>
          Выбрать размер
        </ButtonLink>
      )}
      {wanted && (
        <Suspense>
          <SizeSheet {...sizes} product={product} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </StickyBar>
  );
}
