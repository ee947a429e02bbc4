import { countOf, formatPrice } from '@meet/ui-kit';
import type { OrderCancelReason, OwnOrderFragment } from '../graphql/generated/graphql';
import { isFinished } from './order-view';

const bonuses = { one: 'бонус', few: 'бонуса', many: 'бонусов' };

/** The reasons that a shopper can give for cancelling. */
export const cancelReasons: readonly { value: OrderCancelReason; label: string }[] = [
  { value: 'NOT_NEEDED', label: 'Больше не нужно' },
  { value: 'WRONG_CHOICE', label: 'Не тот размер, цвет или адрес' },
  { value: 'FOUND_CHEAPER', label: 'Нашлось дешевле' },
  { value: 'TOO_LONG', label: 'Долго ждать' },
  { value: 'OTHER', label: 'Другая причина' },
];

export type CancellableOrder = Pick<OwnOrderFragment, 'paid' | 'totalPrice' | 'refunded' | 'promocode'> & {
  orderProductItems: readonly Pick<OwnOrderFragment['orderProductItems'][number], 'status' | 'bonuses'>[];
};

/** Says what the shopper gets back after cancelling, one sentence each for money, points and promo code. */
export function cancelOutcome({
  paid,
  totalPrice,
  refunded,
  promocode,
  orderProductItems,
}: CancellableOrder): string[] {
  const money = paid ? totalPrice - refunded : 0;
  const points = orderProductItems.reduce((sum, unit) => sum + (isFinished(unit.status) ? 0 : unit.bonuses), 0);
  return [
    money > 0
      ? `Вернём ${formatPrice(money)} тем же способом, каким вы платили, обычно за 3–10 дней.`
      : 'Платить за него будет не нужно.',
    ...(points > 0 ? [`Вернём ${countOf(points, bonuses)} на счёт сразу.`] : []),
    ...(promocode ? [`Промокод ${promocode} можно будет применить снова, пока он действует.`] : []),
    'Вещи поступят в продажу: восстановить заказ нельзя, только оформить новый.',
  ];
}
