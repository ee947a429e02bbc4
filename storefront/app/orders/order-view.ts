import { countOf, formatDay, formatPrice, type Fact, type OrderEvent } from '@meet/ui-kit';
import { whenWords } from '../arrivals/arrival-words';
import type { OrderedGoodsFragment, PublicOrderQuery } from '../graphql/generated/graphql';

export type OrderSums = Pick<
  PublicOrderQuery['publicOrder'],
  'goodsPrice' | 'discountValue' | 'paidByBonuses' | 'deliveryPrice'
> & { orderProductItems: readonly Pick<OrderedGoodsFragment, 'price'>[]; promocode?: string | null };

const less = (kopecks: number) => `−${formatPrice(kopecks)}`;

/** The amounts that add up to the order's total. */
export function orderSums(order: OrderSums): Fact[] {
  const { goodsPrice, discountValue, promocode, paidByBonuses, deliveryPrice } = order;
  const price = order.orderProductItems.reduce((sum, item) => sum + item.price, 0);
  const sums: Fact[] = [{ label: 'Товары', value: formatPrice(goodsPrice) }];
  if (goodsPrice > price) sums.push({ label: 'Скидка на товары', value: less(goodsPrice - price), reduced: true });
  if (discountValue > 0) {
    sums.push({ label: promocode ? `Промокод ${promocode}` : 'Промокод', value: less(discountValue), reduced: true });
  }
  if (paidByBonuses > 0) sums.push({ label: 'Бонусы', value: less(paidByBonuses * 100) });
  sums.push({ label: 'Доставка', value: deliveryPrice === 0 ? 'Бесплатно' : formatPrice(deliveryPrice) });
  return sums;
}

export const historyOf = ({ statusHistory }: Pick<OrderedGoodsFragment, 'statusHistory'>): OrderEvent[] =>
  statusHistory.map(({ status, createdAt }) => ({ status, at: createdAt }));

type Expected = Pick<OrderedGoodsFragment, 'estimatedDeliveryFrom' | 'estimatedDeliveryDate'>;

/** The first and the last day on which a unit is expected. Empty if unknown. */
const daysOf = ({ estimatedDeliveryFrom, estimatedDeliveryDate }: Expected) => {
  const latest = estimatedDeliveryDate ?? estimatedDeliveryFrom;
  return latest ? [{ earliest: estimatedDeliveryFrom ?? latest, latest }] : [];
};

/**
 * The expected delivery in the words of the product page: one day, or a period, or several if parcels come apart.
 * Undefined if unknown.
 */
export function expectedDays(items: readonly Expected[]): string | undefined {
  const spans: { earliest: string; latest: string }[] = [];
  for (const days of items.flatMap(daysOf).sort((one, other) => one.earliest.localeCompare(other.earliest))) {
    const last = spans.at(-1);
    if (!last || days.earliest > last.latest) spans.push(days);
    else if (days.latest > last.latest) last.latest = days.latest;
  }
  return spans.length > 0 ? spans.map(whenWords).join(' и ') : undefined;
}

/** Statuses in which a unit, or an order, no longer changes. */
const finished: readonly string[] = ['DELIVERED', 'CANCEL_PURCHASE', 'ISSUED_REFUND', 'ARRANGED_EXCHANGE'];

export const isFinished = (status: OrderedGoodsFragment['status']): boolean => finished.includes(status);

/** Statuses before shipping has begun. */
const beforeTheWay: Partial<Record<OrderedGoodsFragment['status'], true>> = {
  AWAITING_CALL: true,
  AWAITING_PAY: true,
  ACCEPT_MEET_WAIT_PAID: true,
};

const ofUnits = { one: 'вещи', few: 'вещей', many: 'вещей' };

/** Says in one sentence where the units of an order are. */
export function journeyLead(items: readonly (Expected & Pick<OrderedGoodsFragment, 'status'>)[]): string {
  const away = items.filter(({ status }) => !isFinished(status));
  if (items.every(({ status }) => status === 'CANCEL_PURCHASE')) return 'Заказ отменён.';
  const received = items.filter(({ status }) => status === 'DELIVERED').length;
  if (away.length === 0 && received === items.length) return items.length > 1 ? 'Все вещи получены.' : 'Заказ получен.';
  if (away.length === 0) {
    return received > 0 ? `Получено ${received} из ${countOf(items.length, ofUnits)}.` : 'Заказ завершён.';
  }
  if (items.every(({ status }) => status in beforeTheWay)) return 'Заказ оформлен, но ещё не в пути.';
  const days = expectedDays(away);
  const expected = days ? `, ждём ${days}` : '';
  if (away.length === items.length) return `${items.length > 1 ? 'Все вещи' : 'Заказ'} в пути${expected}.`;
  return `В пути ${away.length} из ${countOf(items.length, ofUnits)}${expected}.`;
}

const lastStages: Partial<Record<OrderedGoodsFragment['status'], string>> = {
  ISSUED_REFUND: 'Деньги возвращены',
  ARRANGED_EXCHANGE: 'Обмен оформлен',
};

/**
 * The last stage of a refunded or exchanged unit: «Деньги возвращены, 25 ноября». Undefined for other units, and for one
 * that was refused at the door, which nobody had paid for.
 */
export function lastStage(
  { status, statusHistory }: Pick<OrderedGoodsFragment, 'status' | 'statusHistory'>,
  paymentType: PublicOrderQuery['publicOrder']['paymentType'],
): string | undefined {
  const title = lastStages[status];
  const at = statusHistory.findLast((change) => change.status === status)?.createdAt;
  const unpaid = paymentType === 'ON_DELIVERY' && !statusHistory.some((change) => change.status === 'DELIVERED');
  return title && at && !unpaid ? `${title}, ${formatDay(at)}` : undefined;
}

/** Units with the same status history. */
export type Parcel = readonly [OrderedGoodsFragment, ...OrderedGoodsFragment[]];

/** Groups items that have the same status history. */
export function sameWay(items: readonly OrderedGoodsFragment[]): Parcel[] {
  const ways = new Map<string, Parcel>();
  for (const item of items) {
    const steps = item.statusHistory.map(({ status, createdAt }) => `${status} ${formatDay(createdAt)}`);
    const way = [item.status, item.productItem.deliverySpeed, ...steps].join();
    const others = ways.get(way);
    ways.set(way, others ? [...others, item] : [item]);
  }
  return [...ways.values()];
}
