import type { Offer } from './product-view';

type Speed = Offer['deliverySpeed'];

export interface DeliveryEstimate {
  /** Short text shown on a size: «завтра», «14–20 дней». */
  short: string;
  /** Long text with dates, shown below the sizes. */
  long: string;
}

export type DeliveryEstimates = Record<Speed, DeliveryEstimate>;

const day = 86_400_000;

/** The calendar day in the time zone of the warehouse. */
const warehouseDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });
const dayAndMonth = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const named = (date: Date): string => dayAndMonth.format(date).replace(/\s/g, '\u00A0');

/** A range of dates: «24–28 ноября», «28 ноября — 4 декабря». */
export function dayRange(from: Date, to: Date): string {
  const oneMonth = from.getUTCMonth() === to.getUTCMonth() && from.getUTCFullYear() === to.getUTCFullYear();
  return oneMonth ? `${from.getUTCDate()}–${named(to)}` : `${named(from)} — ${named(to)}`;
}

/**
 * Delivery estimates for an order placed now. For products in stock only the day of dispatch is known, because the
 * transit time depends on the city.
 */
export function deliveryEstimates(now: Date): DeliveryEstimates {
  const today = Date.parse(warehouseDay.format(now));
  const after = (days: number) => new Date(today + days * day);
  return {
    FAST: { short: 'завтра', long: `отправим завтра, ${named(after(1))}` },
    SLOW: { short: '14–20\u00A0дней', long: `${dayRange(after(14), after(20))}, через 14–20\u00A0дней` },
  };
}

const origins: Partial<Record<string, string>> = { RU: 'Со склада в России', TR: 'Из Турции', CN: 'Из Китая' };

export const originOf = (isoCode: string): string => origins[isoCode] ?? 'Из-за рубежа';
