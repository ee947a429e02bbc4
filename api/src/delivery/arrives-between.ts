import { dayOf, shopTime } from '../shared/shop-time.js';
import type { DeliveryConfig } from './delivery.config.js';

/** First and last day on which goods may arrive, both included: midnight in UTC of a day in the shop's zone. */
export interface Arrival {
  earliest: Date;
  latest: Date;
}

/** When goods of each delivery speed arrive. */
export interface Arrivals {
  fast: Arrival;
  slow: Arrival;
}

/** Working days of the carrier from the warehouse. */
export interface CarrierDays {
  minDays: number;
  maxDays: number;
}

export type ArrivalConfig = Pick<DeliveryConfig, 'DISPATCH_CUTOFF_HOUR' | 'ABROAD_DAYS'>;

const DAY_MS = 86_400_000;

/**
 * Returns when an item that is ordered now arrives in a city. This is the shop's only calculation of dates: product
 * pages, carts, delivery prices and orders use it. Goods in Russia are handed to the carrier today if it is before the
 * cut-off hour, otherwise tomorrow; goods from abroad come to the warehouse first. The carrier then needs its days, and
 * neither carries nor delivers at weekends.
 */
export function arrivesBetween(
  { deliverySpeed }: { deliverySpeed: 'FAST' | 'SLOW' },
  { minDays, maxDays }: CarrierDays,
  config: ArrivalConfig,
  now = new Date(),
): Arrival {
  const isLate = Number(shopTime(now).slice(11, 13)) >= config.DISPATCH_CUTOFF_HOUR;
  const begins = Date.parse(dayOf(now)) + (isLate ? DAY_MS : 0);
  const { least, most } = deliverySpeed === 'FAST' ? { least: 0, most: 0 } : config.ABROAD_DAYS;
  return {
    earliest: afterWorkingDays(begins + least * DAY_MS, minDays),
    latest: afterWorkingDays(begins + most * DAY_MS, maxDays),
  };
}

export const arrivals = (city: CarrierDays, config: ArrivalConfig, now = new Date()): Arrivals => ({
  fast: arrivesBetween({ deliverySpeed: 'FAST' }, city, config, now),
  slow: arrivesBetween({ deliverySpeed: 'SLOW' }, city, config, now),
});

/** Returns the day after so many working days; for none the day itself, or the Monday after a weekend. */
function afterWorkingDays(handedOver: number, count: number): Date {
  let day = handedOver;
  for (let left = count; left > 0 || isWeekend(day);) {
    day += DAY_MS;
    if (!isWeekend(day)) left -= 1;
  }
  return new Date(day);
}

function isWeekend(day: number): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday === 0 || weekday === 6;
}
