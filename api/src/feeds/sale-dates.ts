import { instantOf, isDay, startOfDay, startOfNextDay } from '../shared/shop-time.js';
import type { Reading } from './feed-format.js';

/** When a sale price is valid: from the first time on, and until before the second. A null end is open. */
export interface SaleDates {
  from: Date | null;
  to: Date | null;
}

interface Cell {
  field: string;
  text: string | undefined;
}

type Edge = 'start' | 'end';
type Zone = 'shop' | 'UTC';

const DAY = String.raw`(?:(?<year>\d{4})(?<mark>[-./])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})|(?<day2>\d{1,2})\.(?<month2>\d{1,2})\.(?<year2>\d{4}))`;
const TIME = String.raw`(?<hours>[01]?\d|2[0-3]):(?<minutes>[0-5]\d)(?::(?<seconds>[0-5]\d)(?:\.\d+)?)?`;
const OFFSET = String.raw`(?<utc>Z|UTC|GMT)|(?<sign>[+-])(?<ahead>0\d|1[0-4]):?(?<aheadMinutes>[0-5]\d)?`;
const MOMENT = new RegExp(`^${DAY}(?:(?:T|,?\\s+)${TIME}\\s*(?:${OFFSET})?)?$`, 'i');

/**
 * Reads the first and the last day of a sale, or their times, in the shop's time zone if they name no zone. A day
 * counts from its beginning, or to its end. An empty cell leaves the sale open. The value is null if the sale price is
 * never valid, because a date is unreadable or the sale would end before it begins.
 */
export function readSaleDates(start: Cell, end: Cell): Reading<SaleDates | null> {
  const from = start.text ? momentOf(start.text, 'start', 'shop') : null;
  const to = end.text ? momentOf(end.text, 'end', 'shop') : null;
  const unreadable = start.text && !from ? start : end.text && !to ? end : null;
  if (unreadable) return noSale(unreadable, 'READ_AS_NO_SALE');
  if (from && to && to <= from) return noSale(end, 'READ_AS_SALE_ENDING_FIRST');
  return { value: { from, to }, remark: null };
}

/**
 * Reads Google's interval, `2024-01-01T00:00-0800/2024-01-31T23:59-0800`. Google takes a time without a zone as one of
 * UTC. The value is null as in {@link readSaleDates}.
 */
export function readSaleInterval({ field, text = '' }: Cell): Reading<SaleDates | null> {
  if (!text) return { value: { from: null, to: null }, remark: null };
  const [start = '', end = '', ...more] = text.split('/');
  const from = momentOf(start, 'start', 'UTC');
  const to = momentOf(end, 'end', 'UTC');
  if (!from || !to || more.length) return noSale({ field, text }, 'READ_AS_NO_SALE');
  if (to <= from) return noSale({ field, text }, 'READ_AS_REVERSED_SALE');
  return { value: { from, to }, remark: null };
}

type NoSale = 'READ_AS_NO_SALE' | 'READ_AS_SALE_ENDING_FIRST' | 'READ_AS_REVERSED_SALE';

const noSale = ({ field, text = '' }: Cell, code: NoSale): Reading<null> => ({
  value: null,
  remark: { field, text, readAs: { code, values: {} } },
});

/** Returns the time that the text names; for a day alone its beginning, or its end. Null if the text is no date. */
function momentOf(text: string, edge: Edge, zone: Zone): Date | null {
  const found = MOMENT.exec(text.trim())?.groups;
  if (!found) return null;
  const two = (part = '0') => part.padStart(2, '0');
  const day = `${found['year'] ?? found['year2']}-${two(found['month'] ?? found['month2'])}-${two(found['day'] ?? found['day2'])}`;
  if (!isDay(day)) return null;
  if (found['hours'] === undefined) return edge === 'start' ? startOf(day, zone) : endOf(day, zone);
  const shown = `${day}T${two(found['hours'])}:${two(found['minutes'])}:${two(found['seconds'])}`;
  if (found['utc'] || (zone === 'UTC' && !found['sign'])) return new Date(`${shown}Z`);
  if (!found['sign']) return instantOf(shown);
  return new Date(`${shown}${found['sign']}${found['ahead']}:${two(found['aheadMinutes'])}`);
}

const startOf = (day: string, zone: Zone): Date => (zone === 'shop' ? startOfDay(day) : new Date(`${day}T00:00:00Z`));

const endOf = (day: string, zone: Zone): Date =>
  zone === 'shop' ? startOfNextDay(day) : new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000);
