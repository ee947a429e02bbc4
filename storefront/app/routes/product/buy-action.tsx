import { css } from '@emotion/react';
import { media, Stack, Text } from '@meet/ui-kit';
import { useState } from 'react';
import { AddToCart } from './add-to-cart';
import type { SizeChoice } from './product-sizes';
import type { Product } from './product-view';

/** On a phone it sticks to the lower edge instead. Without scripts there is no cart to put things in. */
const place = css({
  display: 'none',
  [media.tablet]: { display: 'flex' },
  [media.noScript]: { display: 'none' },
});

export interface BuyActionProps {
  product: Product;
  choice: SizeChoice;
}

/** The button below the sizes. Pressed too early it says what is missing and brings the shopper there. */
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
