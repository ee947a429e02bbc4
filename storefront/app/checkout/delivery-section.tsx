import { formatPrice, RadioGroup, Stack, Text } from '@meet/ui-kit';
import { Combobox } from '@meet/ui-kit/combobox';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import type { AccountAddressFragment } from '../graphql/generated/graphql';
import { useCities } from '../account/use-cities';
import { parcelWords } from '../arrivals/arrival-words';
import { useArrivals } from '../arrivals/arrivals-context';
import { lazyPart } from '../builds/lazy-part';
import { AddressChoice } from './address-choice';
import { CheckoutSection, fieldId } from './checkout-section';
import type { CheckoutStore } from './checkout-store';
import type { PointChoiceProps } from './point-choice';

// The map and the list of pickup points are loaded once a city is chosen.
const PointChoice = lazyPart<PointChoiceProps>(() => import('./point-choice'), 'message');

const ways = [
  { value: 'point', label: 'Пункт выдачи', note: 'Можно примерить там, где есть примерочная' },
  { value: 'courier', label: 'Курьер до двери', note: 'Позвонит за час до приезда' },
];

/** The shop delivers only within Russia. */
const countryId = 'RU';

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
  const title = draft.city?.title ?? '';
  const [text, setText] = useState(title);
  const { cities, find, looking } = useCities();
  const arrivals = useArrivals();
  const { named } = arrivals;

  // Restoring a draft or choosing a saved address changes the city, so the text of the field must follow.
  useEffect(() => setText(title), [title]);

  // A town that was chosen on another page need not be chosen again.
  useEffect(() => {
    if (named && checkout.draft.city === null) checkout.chooseCity(named);
  }, [named, checkout]);

  return (
    <CheckoutSection number={2} title="Доставка">
      <Combobox
        id={fieldId('city')}
        label="Город"
        required
        placeholder="Начните вводить название"
        autoComplete="off"
        maxLength={100}
        options={cities}
        loading={looking}
        text={text}
        error={errors.city}
        onTextChange={(typed) => {
          setText(typed);
          find(typed, countryId);
        }}
        value={draft.city && { value: draft.city.id, label: draft.city.title }}
        onValueChange={(city) => {
          const town = city && { id: city.value, title: city.label };
          checkout.chooseCity(town);
          if (town) arrivals.choose(town);
        }}
      />
      <RadioGroup
        label="Способ доставки"
        labelHidden
        options={ways}
        value={draft.way}
        onValueChange={(way) => checkout.set({ way: way === 'courier' ? 'courier' : 'point' })}
      />
      {draft.way === 'courier' ? (
        <AddressChoice checkout={checkout} addresses={addresses} />
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
