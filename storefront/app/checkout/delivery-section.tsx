import { formatPrice, RadioGroup, Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import type { AccountAddressFragment } from '../graphql/generated/graphql';
import { parcelWords } from '../arrivals/arrival-words';
import { useArrivals } from '../arrivals/arrivals-context';
import { lazyPart } from '../builds/lazy-part';
import type { AddressChoiceProps } from './address-choice';
import { CheckoutSection, fieldId } from './checkout-section';
import { CityField } from './city-field';
import type { CheckoutStore } from './checkout-store';
import type { PointChoiceProps } from './point-choice';

// Few choose the courier.
const AddressChoice = lazyPart<AddressChoiceProps>(() => import('./address-choice'), 'message');
// The map and the list of pickup points are loaded once a city is chosen.
const PointChoice = lazyPart<PointChoiceProps>(() => import('./point-choice'), 'message');

const ways = [
  { value: 'point', label: 'Пункт выдачи', note: 'Можно примерить там, где есть примерочная' },
  { value: 'courier', label: 'Курьер до двери', note: 'Позвонит за час до приезда' },
];

interface DeliverySectionProps {
  checkout: CheckoutStore;
  addresses: readonly AccountAddressFragment[];
  /** Key of the maps service; null if the shop has none. */
  mapsKey: string | null;
}

/** Choice of the city and of the way of delivery: to a pickup point or an address. */
export const DeliverySection = observer(function DeliverySection({
  checkout,
  addresses,
  mapsKey,
}: DeliverySectionProps) {
  const { draft, errors, cost } = checkout;
  const { named } = useArrivals();

  // A town that was chosen on another page need not be chosen again.
  useEffect(() => {
    if (named && checkout.draft.city === null) checkout.chooseCity(named);
  }, [named, checkout]);

  return (
    <CheckoutSection number={2} title="Доставка">
      <CityField checkout={checkout} />
      <RadioGroup
        label="Способ доставки"
        labelHidden
        options={ways}
        value={draft.way}
        onValueChange={(way) => checkout.set({ way: way === 'courier' ? 'courier' : 'point' })}
      />
      {draft.way === 'courier' ? (
        <Suspense>
          <AddressChoice checkout={checkout} addresses={addresses} />
        </Suspense>
      ) : (
        <div id={fieldId('point')} tabIndex={-1}>
          <Stack gap={4}>
            {errors.point && <Text tone="error">{errors.point}</Text>}
            {draft.city === null ? (
              <Text tone="muted">Выберите город, и здесь появятся его пункты выдачи.</Text>
            ) : (
              <Suspense fallback={<Text tone="muted">Загружаем пункты выдачи…</Text>}>
                <PointChoice checkout={checkout} mapsKey={mapsKey} />
              </Suspense>
            )}
          </Stack>
        </div>
      )}
      <Text size="small" role="status">
        {cost &&
          `Доставка ${cost.deliveryPrice === 0 ? 'бесплатно' : formatPrice(cost.deliveryPrice)}. ` +
            `${parcelWords(cost.arrivals, checkout.speeds)}${cost.estimated ? ' — предварительно' : ''}.`}
      </Text>
    </CheckoutSection>
  );
});
