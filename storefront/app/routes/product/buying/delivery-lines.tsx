import { formatPrice, Icon, Text, VisuallyHidden } from '@meet/ui-kit';
import { canBeBought } from '../../../offers/offer-choice';
import { sizeLine, sizeName } from '../../../offers/size-name';
import * as styles from '../buy-box.styles';
import { originOf, type DeliveryEstimates } from '../delivery-estimate';
import type { SizeChoice } from '../sizes/product-sizes';
import type { Offer } from '../product-view';

export interface DeliveryLinesProps {
  choice: SizeChoice;
  estimates: DeliveryEstimates;
}

/** Origin and delivery time of the chosen size; if none is chosen, those of all sizes that can be bought. */
export function DeliveryLines({ choice: { offers, chosen, missed }, estimates }: DeliveryLinesProps) {
  const ways = new Map<string, Offer>();
  for (const offer of chosen ? [chosen] : offers.filter(canBeBought)) ways.set(originOf(offer.deliveryIsoCode), offer);
  return (
    <div css={styles.delivery} aria-live="polite">
      {chosen && (
        <VisuallyHidden>{`${sizeLine(chosen.size.name)}, ${formatPrice(chosen.priceDetails.price)}.`}</VisuallyHidden>
      )}
      {missed && (
        <Text size="small">
          {missed.isReserved
            ? `Размер ${sizeName(missed.size.name)} сейчас в\u00A0брони: он может вернуться в продажу.`
            : `Размера ${sizeName(missed.size.name)} сейчас нет.`}{' '}
          Выберите другой.
        </Text>
      )}
      <ul>
        {[...ways].map(([origin, { deliverySpeed }]) => (
          <li key={origin} css={styles.way}>
            <Icon name={deliverySpeed === 'FAST' ? 'truck' : 'clock'} size={20} />
            <div>
              <Text size="small">{origin}</Text>
              <Text size="small" tone="muted">
                {estimates[deliverySpeed].long}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
