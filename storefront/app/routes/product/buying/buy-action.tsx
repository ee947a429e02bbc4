import { css } from '@emotion/react';
import { media, Stack, VisuallyHidden } from '@meet/ui-kit';
import { AddToCart } from './add-to-cart';
import { askForSize } from './ask-for-size';
import { buyActionId } from './use-button-away';
import type { SizeChoice } from '../sizes/product-sizes';
import type { Product } from '../product-view';

/** Hidden on a phone, where `BuyBar` has the button. The sheet with the sizes needs scripts. */
const place = css({
  display: 'none',
  [media.tablet]: { display: 'flex' },
  [media.noScript]: { display: 'flex' },
});

export interface BuyActionProps {
  product: Product;
  choice: SizeChoice;
  /** The error about the size, which the size picker shows. Default: none. */
  sizeError: string | undefined;
  onMissingSize: () => void;
}

/** The buy button below the sizes. If no size is chosen, a press scrolls to the sizes and focuses them. */
export function BuyAction({ product, choice: { chosen }, sizeError, onMissingSize }: BuyActionProps) {
  const refuse = () => {
    onMissingSize();
    askForSize();
  };

  return (
    <Stack gap={2} id={buyActionId} css={place}>
      <AddToCart size="large" wide product={product} offer={chosen} onMissingSize={refuse} />
      <VisuallyHidden role="status">{sizeError}</VisuallyHidden>
    </Stack>
  );
}
