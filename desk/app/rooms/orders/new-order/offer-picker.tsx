import { Combobox, formatPrice, useLocale } from '@meet/ui-kit';
import { useState } from 'react';
import { useTexts } from '../../../browser/language';
import { useFound } from '../../../graphql/use-found';
import { findOffers } from './find-offers';
import type { FoundOffer } from './new-order-draft';
import { newOrderTexts } from './new-order-words';

export const nameOf = ({ productName, size }: FoundOffer): string => `${productName}, ${size}`;
const leftOf = ({ stock, reserved, price }: FoundOffer) => (price == null ? 0 : stock - reserved);

export interface OfferPickerProps {
  onPick: (offer: FoundOffer) => void;
  error?: string | undefined;
}

/** Finds goods by name, size or SKU; what is sold out is shown, and cannot be picked. */
export function OfferPicker({ onPick, error }: OfferPickerProps) {
  const texts = useTexts(newOrderTexts);
  const locale = useLocale();
  const [text, setText] = useState('');
  const { found, isLooking } = useFound(text, findOffers);
  return (
    <Combobox
      label={texts.find}
      hint={texts.findHint}
      text={text}
      onTextChange={setText}
      value={null}
      options={found.map((offer) => ({
        value: offer.id,
        label: `${nameOf(offer)} · ${formatPrice(offer.price, locale)}`,
        detail: leftOf(offer) > 0 ? texts.offer(offer.supplier, leftOf(offer)) : texts.soldOut,
        disabled: leftOf(offer) <= 0,
      }))}
      onValueChange={(option) => {
        const offer = found.find(({ id }) => id === option?.value);
        if (!offer) return;
        onPick(offer);
        setText('');
      }}
      loading={isLooking}
      error={error}
    />
  );
}
