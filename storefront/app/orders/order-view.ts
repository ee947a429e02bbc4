import { formatDay, formatDays, formatPrice, type Fact, type OrderEvent } from '@meet/ui-kit';
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
  const sums: Fact[] = [{ name: 'Товары', value: formatPrice(goodsPrice) }];
  if (goodsPrice > price) sums.push({ name: 'Скидка на товары', value: less(goodsPrice - price), reduced: true });
  if (discountValue > 0) {
    sums.push({ name: promocode ? `Промокод ${promocode}` : 'Промокод', value: less(discountValue), reduced: true });
  }
  if (paidByBonuses > 0) sums.push({ name: 'Бонусы', value: less(paidByBonuses * 100) });
  sums.push({ name: 'Доставка', value: deliveryPrice === 0 ? 'Бесплатно' : formatPrice(deliveryPrice) });
  return sums;
}

export const historyOf = ({ statusHistory }: Pick<OrderedGoodsFragment, 'statusHistory'>): OrderEvent[] =>
  statusHistory.map(({ status, createdAt }) => ({ status, at: createdAt }));

/** The expected delivery: one day, or the first and last day of a period. Undefined if unknown. */
export function expectedDays(
  items: readonly Pick<OrderedGoodsFragment, 'estimatedDeliveryDate'>[],
): string | undefined {
  const days = items.flatMap(({ estimatedDeliveryDate }) => estimatedDeliveryDate ?? []).sort();
  const [first] = days;
  const last = days.at(-1);
  return first && last ? formatDays(first, last) : undefined;
}

/** Groups items that have the same status history. */
export function sameWay(items: readonly OrderedGoodsFragment[]): OrderedGoodsFragment[][] {
  const ways = new Map<string, OrderedGoodsFragment[]>();
  for (const item of items) {
    const steps = item.statusHistory.map(({ status, createdAt }) => `${status} ${formatDay(createdAt)}`);
    const way = [item.status, item.productItem.deliverySpeed, ...steps].join();
    ways.set(way, [...(ways.get(way) ?? []), item]);
  }
  return [...ways.values()];
}
