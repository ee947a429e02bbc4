import { css } from '@emotion/react';
import { media, Stack, VisuallyHidden } from '@meet/ui-kit';
import { useOwnSize } from '../../../catalogue/catalogue-context';
import { rememberSize } from '../../../catalogue/remember-size';
import { AddToCart } from './add-to-cart';
import { askForSize } from './ask-for-size';
import { buyActionId } from './use-button-away';
import type { SizeChoice } from '../../../offers/product-sizes';
import type { SizeMeasures } from '../../../offers/size-measures';
import { BuyNow } from '../express/buy-now';
import type { Offer, Product } from '../product-view';

/** Hidden on a phone, where `BuyBar` has the button. The sheet with the sizes needs scripts. */
const place = css({
  display: 'none',
  [media.tablet]: { display: 'block' },
  [media.noScript]: { display: 'block' },
});

export interface BuyActionProps {
  product: Product;
  choice: SizeChoice<Offer>;
  table: SizeMeasures | null;
  /** The error about the size, which the size picker shows. Default: none. */
  sizeError: string | undefined;
  onMissingSize: () => void;
}

/** The buy buttons below the sizes. If no size is chosen, a press scrolls to the sizes and focuses them. */
export function BuyAction({ product, choice, table, sizeError, onMissingSize }: BuyActionProps) {
  const ownSize = useOwnSize();
  const { chosen } = choice;
  const remember = () => chosen && rememberSize(ownSize, table, chosen.size.name);
  const refuse = () => {
    onMissingSize();
    askForSize();
  };

  return (
    <Stack gap={2}>
      <div id={buyActionId} css={place}>
        <AddToCart size="large" wide product={product} offer={chosen} onMissingSize={refuse} onAdded={remember} />
      </div>
      <BuyNow product={product} choice={choice} table={table} onMissingSize={refuse} />
      <VisuallyHidden role="status">{sizeError}</VisuallyHidden>
    </Stack>
  );
}
