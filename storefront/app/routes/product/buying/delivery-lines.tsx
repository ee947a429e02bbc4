import { formatPrice, Icon, Text, VisuallyHidden } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { arrivesWords } from '../../../arrivals/arrival-words';
import { useArrivals } from '../../../arrivals/arrivals-context';
import { canBeBought } from '../../../offers/offer-choice';
import { originName } from '../../../offers/origin-name';
import { sizeLine, sizeName } from '../../../offers/size-name';
import * as styles from '../buy-box.styles';
import type { SizeChoice } from '../../../offers/product-sizes';
import type { Offer } from '../product-view';

export interface DeliveryLinesProps {
  choice: SizeChoice<Offer>;
}

/** Origin and delivery days of the chosen size; if none is chosen, those of all available sizes. */
export const DeliveryLines = observer(function DeliveryLines({
  choice: { offers, chosen, missed },
}: DeliveryLinesProps) {
  const arrivals = useArrivals();
  const ways = new Map<string, Offer>();
  for (const offer of chosen ? [chosen] : offers.filter(canBeBought))
    ways.set(originName(offer.deliveryIsoCode), offer);
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
        {[...ways].map(([origin, { deliverySpeed }]) => {
          const days = arrivals.of(deliverySpeed);
          return (
            <li key={origin} css={styles.way}>
              <Icon name={deliverySpeed === 'FAST' ? 'truck' : 'clock'} size={20} />
              <div>
                <Text size="small">{days ? arrivesWords(days) : origin}</Text>
                {days && (
                  <Text size="small" tone="muted">
                    {origin}
                  </Text>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
});
