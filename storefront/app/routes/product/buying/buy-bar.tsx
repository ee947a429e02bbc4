import { BuyBar as StickyBar, ButtonLink, media, Price, Text } from '@meet/ui-kit';
import { Suspense, type MouseEvent } from 'react';
import { useWasOpened } from '../../../browser/use-was-opened';
import { lazyPart } from '../../../builds/lazy-part';
import { ArrivalOf } from '../../../arrivals/arrival-of';
import { useOwnSize } from '../../../catalogue/catalogue-context';
import { rememberSize } from '../../../catalogue/remember-size';
import { askForSize } from './ask-for-size';
import { useButtonAway } from './use-button-away';
import { sizeName } from '../../../offers/size-name';
import { AddToCart } from './add-to-cart';
import * as styles from './buy-bar.styles';
import type { Offer, Product } from '../product-view';
import type { SizeChooserProps } from '../../../catalogue/size-chooser';
import type { SizeSheetProps } from './size-sheet';

// The sheet's code is loaded when the shopper opens the sizes.
const SizeSheet = lazyPart<SizeSheetProps>(() => import('./size-sheet'), 'panel');

/** Media query for pages with the sizes next to the pictures, which need no sheet for them. */
const isWide = media.tablet.replace('@media ', '');

export interface BuyBarProps extends SizeChooserProps<Offer> {
  product: Product;
  isSheetOpen: boolean;
  onSheetOpenChange: (open: boolean) => void;
}

/** The price and the buy button: always visible on a phone, on wider screens while the page's button is out of view. */
export function BuyBar({ product, isSheetOpen, onSheetOpenChange, ...sizes }: BuyBarProps) {
  const { choice } = sizes;
  const { shown, chosen, isLowest } = choice;
  const wanted = useWasOpened(isSheetOpen);
  const isButtonAway = useButtonAway();
  const ownSize = useOwnSize();
  if (!shown) return null;

  const openSheet = (event: MouseEvent) => {
    event.preventDefault();
    if (window.matchMedia(isWide).matches) return askForSize();
    onSheetOpenChange(true);
  };

  return (
    <StickyBar
      everywhere={isButtonAway}
      css={styles.bar}
      data-buy-bar
      summary={
        <>
          <Text as="span" size="small" css={styles.fromTablet}>
            {product.name}
          </Text>
          <Price price={shown.priceDetails.price} oldPrice={shown.priceDetails.oldPrice} from={isLowest} />
          {chosen && (
            <Text as="span" size="small" tone="muted">
              {sizeName(chosen.size.name)}
              <ArrivalOf speed={chosen.deliverySpeed} />
            </Text>
          )}
        </>
      }
    >
      {chosen ? (
        <AddToCart
          product={product}
          offer={chosen}
          onAdded={() => rememberSize(ownSize, sizes.table, chosen.size.name)}
        />
      ) : (
        <ButtonLink href="#sizes" aria-haspopup="dialog" onClick={openSheet}>
          Выбрать размер
        </ButtonLink>
      )}
      {wanted && (
        <Suspense>
          <SizeSheet {...sizes} product={product} open={isSheetOpen} onOpenChange={onSheetOpenChange} />
        </Suspense>
      )}
    </StickyBar>
  );
}
