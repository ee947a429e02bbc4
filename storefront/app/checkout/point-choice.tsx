import { Button, Checkbox, PickupPointCard, Stack, Text } from '@meet/ui-kit';
import { PickupPointMap } from '@meet/ui-kit/pickup-point-map';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { parcelWords } from '../arrivals/arrival-words';
import { formatAddress } from '../sign-in/format-address';
import type { CheckoutStore } from './checkout-store';
import { hoursWords } from './hours-words';
import { byDistance, distanceWords, middleOf } from './nearest-points';
import { pointTitle } from './point-title';
import { yandexMap } from './map/yandex-map';
import { useOwnPlace } from './use-own-place';

export interface PointChoiceProps {
  checkout: CheckoutStore;
  /** Key of the maps service; null if the shop has none. */
  mapsKey: string | null;
}

/**
 * The pickup points of the city in a list, the nearest first if the shopper shares their location. If the shop has a
 * key of the map service, there is also a map next to the list, whose script is loaded when the map is opened. Once a
 * point is chosen, the others are collapsed. A default export, because `React.lazy` needs one.
 */
export default observer(function PointChoice({ checkout, mapsKey }: PointChoiceProps) {
  const { draft, points, pointsState, cost, pointsCost, speeds } = checkout;
  const [fitting, setFitting] = useState(false);
  const [isOnMap, setIsOnMap] = useState(false);
  const map = useMemo(() => yandexMap(mapsKey), [mapsKey]);
  const { own, ask } = useOwnPlace();
  const { pickupPointCode } = draft;
  const place = own.state === 'known' ? own.place : null;
  const [isChoosing, setIsChoosing] = useState(pickupPointCode === null);
  const change = useRef<HTMLButtonElement>(null);
  const hasChosen = useRef(false);
  const choice = useRef<HTMLElement>(null);

  const shown = useMemo(
    () =>
      byDistance(points, place ?? middleOf(points.map(({ location }) => location)))
        .filter(({ point }) => !fitting || point.is_dressing_room || point.code === pickupPointCode)
        .map(({ point, km }) => {
          const { code, name, location, work_time, address_comment, is_dressing_room, phones } = point;
          const terms = code === pickupPointCode ? (cost ?? pointsCost) : pointsCost;
          return {
            id: code,
            latitude: location.latitude,
            longitude: location.longitude,
            card: {
              ...pointTitle(name, location.address),
              workTime: hoursWords(work_time),
              fittingRoom: is_dressing_room,
              phones: phones.map(({ number }) => formatAddress(number)),
              ...(place ? { distance: distanceWords(km) } : {}),
              ...(address_comment ? { note: address_comment } : {}),
              ...(terms ? { price: terms.deliveryPrice, when: parcelWords(terms.arrivals, speeds) } : {}),
            },
          };
        }),
    [points, fitting, pickupPointCode, cost, pointsCost, place, speeds],
  );

  // On a phone the map opens above the list, and so moves the pressed button down.
  useEffect(() => {
    const top = choice.current?.getBoundingClientRect().top ?? 0;
    if (isOnMap && top < 0) choice.current?.scrollIntoView();
  }, [isOnMap]);

  // The pressed button was removed with the other points.
  useEffect(() => {
    if (isChoosing || !hasChosen.current) return;
    hasChosen.current = false;
    change.current?.focus();
  }, [isChoosing, pickupPointCode]);

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
  const chosen = isChoosing ? undefined : shown.find(({ id }) => id === pickupPointCode);
  if (chosen)
    return (
      <Stack gap={3} align="start">
        <PickupPointCard {...chosen.card} selected onSelect={() => setIsChoosing(true)} />
        <Button ref={change} variant="secondary" onClick={() => setIsChoosing(true)}>
          Изменить пункт
        </Button>
      </Stack>
    );
  return (
    <PickupPointMap
      ref={choice}
      {...(isOnMap ? { provider: map } : {})}
      points={shown}
      value={pickupPointCode}
      onValueChange={(code) => {
        checkout.choosePoint(code);
        hasChosen.current = true;
        setIsChoosing(false);
      }}
      tools={
        <Stack gap={2}>
          <Stack direction="row" gap={5} align="center" wrap>
            {points.length > 1 && (
              <Button variant="secondary" loading={own.state === 'asking'} onClick={ask}>
                Рядом со мной
              </Button>
            )}
            {mapsKey !== null && (
              <Button variant="secondary" onClick={() => setIsOnMap(!isOnMap)}>
                {isOnMap ? 'Без карты' : 'На карте'}
              </Button>
            )}
            {points.some(({ is_dressing_room }) => is_dressing_room) && (
              <Checkbox
                label="Только с примерочной"
                checked={fitting}
                onChange={({ target }) => setFitting(target.checked)}
              />
            )}
          </Stack>
          <Text size="small" tone="muted" role="status">
            {orderWords[own.state]}
          </Text>
        </Stack>
      }
    />
  );
});

const orderWords = {
  unknown: 'Сначала те, что ближе к центру.',
  asking: 'Узнаём, где вы.',
  known: 'Сначала те, что ближе к вам.',
  refused: 'Не узнали, где вы. Разрешите браузеру доступ к геопозиции или найдите пункт по улице.',
};
