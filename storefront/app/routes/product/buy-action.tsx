import { css } from '@emotion/react';
import { media, Stack, Text } from '@meet/ui-kit';
import { useState } from 'react';
import { AddToCart } from './add-to-cart';
import type { SizeChoice } from './product-sizes';
import type { Product } from './product-view';

/** Hidden on a phone, where `BuyBar` is shown instead, and without scripts, because the cart needs them. */
const place = css({
  display: 'none',
  [media.tablet]: { display: 'flex' },
  [media.noScript]: { display: 'none' },
});

export interface BuyActionProps {
  product: Product;
  choice: SizeChoice;
}

/** The buy button below the sizes. If no size is chosen, a press shows a message and moves the focus to the sizes. */
export function BuyAction({ product, choice: { chosen } }: BuyActionProps) {
  const [missed, setMissed] = useState(false);

  const askForSize = () => {
    setMissed(true);
    document.querySelector<HTMLInputElement>('#sizes input:enabled')?.focus();
  };

  return (
    <Stack gap={2} css={place}>
      <AddToCart size="large" wide product={product} offer={chosen} onMissingSize={askForSize} />
      <Text size="small" tone="error" role="status">
        {missed && !chosen && 'Выберите размер'}
      </Text>
    </Stack>
  );
}
