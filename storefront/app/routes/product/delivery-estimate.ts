import { formatDay, formatDays } from '@meet/ui-kit';
import { daysWords } from '../../offers/days-words';
import { handlingDays, shortDispatch } from '../../offers/dispatch-days';
import type { Offer } from './product-view';

type Speed = Offer['deliverySpeed'];

export interface DeliveryEstimate {
  /** Short text shown on a size: «отправим завтра», «14–20 дней». */
  short: string;
  /** Long text with dates, shown below the sizes. */
  long: string;
}

export type DeliveryEstimates = Record<Speed, DeliveryEstimate>;

const day = 86_400_000;

/** The calendar day in the time zone of the warehouse. */
const warehouseDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });

/**
 * Delivery estimates for an order placed now. For products in stock only the day of dispatch is known, because the
 * transit time depends on the city.
 */
export function deliveryEstimates(now: Date): DeliveryEstimates {
  const today = Date.parse(warehouseDay.format(now));
  const after = (days: number) => new Date(today + days * day).toISOString();
  const [least, most] = handlingDays.SLOW;
  return {
    FAST: { short: shortDispatch.FAST, long: `отправим завтра, ${formatDay(after(1))}` },
    SLOW: {
      short: shortDispatch.SLOW,
      long: `${formatDays(after(least), after(most))}, через ${daysWords(least, most)}`,
    },
  };
}

const origins: Partial<Record<string, string>> = { RU: 'Со склада в России', TR: 'Из Турции', CN: 'Из Китая' };

export const originOf = (isoCode: string): string => origins[isoCode] ?? 'Из-за рубежа';
