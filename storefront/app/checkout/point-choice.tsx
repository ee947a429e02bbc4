import { Button, Checkbox, Stack, Text } from '@meet/ui-kit';
import { PickupPointMap } from '@meet/ui-kit/pickup-point-map';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import type { CheckoutStore } from './checkout-store';
import { daysWords } from './days-words';
import { schematicMap } from './schematic-map';

export interface PointChoiceProps {
  checkout: CheckoutStore;
}

/** The pickup points of the city, as a list and on a map. A default export, because `React.lazy` needs one. */
export default observer(function PointChoice({ checkout }: PointChoiceProps) {
  const { draft, points, pointsState, cost } = checkout;
  const [fitting, setFitting] = useState(false);
  const { pickupPointCode } = draft;

  const shown = useMemo(
    () =>
      points
        .filter(({ code, is_dressing_room }) => !fitting || is_dressing_room || code === pickupPointCode)
        .map(({ code, name, location, work_time, address_comment, is_dressing_room, phones }) => ({
          id: code,
          latitude: location.latitude,
          longitude: location.longitude,
          card: {
            name,
            address: location.address,
            workTime: work_time,
            fittingRoom: is_dressing_room,
            phones: phones.map(({ number }) => number),
            ...(address_comment ? { note: address_comment } : {}),
            ...(code === pickupPointCode && cost
              ? { price: cost.deliveryPrice, when: daysWords(cost.minDays, cost.maxDays) }
              : {}),
          },
        })),
    [points, fitting, pickupPointCode, cost],
  );

  if (pointsState === 'failed') {
    return (
      <Stack gap={3} align="start">
        <Text>Пункты выдачи не загрузились: нет связи с магазином.</Text>
        <Button variant="secondary" onClick={() => void checkout.askPoints(draft.city?.id ?? null)}>
          Попробовать снова
        </Button>
      </Stack>
    );
  }
  if (pointsState !== 'known') return <Text tone="muted">Загружаем пункты выдачи…</Text>;
  return (
    <Stack gap={4}>
      {points.some(({ is_dressing_room }) => is_dressing_room) && (
        <Checkbox
          label="Только с примерочной"
          checked={fitting}
          onChange={({ target }) => setFitting(target.checked)}
        />
      )}
      <PickupPointMap
        provider={schematicMap}
        points={shown}
        value={pickupPointCode}
        onValueChange={checkout.choosePoint}
      />
    </Stack>
  );
});
