/** Days of the shop: when they begin and end. Their time zone is a setting of the process, SHOP_TIME_ZONE. */

let zone = 'Europe/Moscow';
let clock = clockOf(zone);

export const shopZone = (): string => zone;

/** Called once, when the configuration is read. */
export function setShopZone(name: string): void {
  zone = name;
  clock = clockOf(name);
}

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d{4}-\d\d-\d\d)[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** Returns whether the text is a day of the calendar, such as `2026-11-20`. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text)?.map(Number) ?? [];
  if (!year || !month || !day) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Returns the time that the text names by RFC 3339, with its zone; null for anything else, also for 30 February. */
export function timeOf(text: string): Date | null {
  const [, day] = TIME.exec(text) ?? [];
  return day && isDay(day) ? new Date(text.toUpperCase()) : null;
}

/** Returns the moment at which the shop's local time is such as `2026-11-20T14:37:00`. */
export function instantOf(shown: string): Date {
  const utc = Date.parse(`${shown}Z`);
  // The second pass finds the offset at the result, in case the clocks change in between.
  const first = utc - offsetAt(utc);
  return new Date(utc - offsetAt(first));
}

/** Returns when the day begins in the shop's zone. */
export const startOfDay = (day: string): Date => instantOf(`${day}T00:00:00`);

/** Returns when the next day begins. */
export function startOfNextDay(day: string): Date {
  return startOfDay(new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10));
}

/** Returns the day of a time in the shop's zone, such as `2026-11-20`. */
export const dayOf = (time: Date): string =>
  new Date(time.getTime() + offsetAt(time.getTime())).toISOString().slice(0, 10);

/** Returns the time as `2026-05-22T14:37+03:00`, in the shop's zone. */
export function shopTime(time: Date): string {
  const offset = offsetAt(time.getTime());
  const minutes = Math.abs(offset) / 60_000;
  const two = (part: number) => String(Math.trunc(part)).padStart(2, '0');
  const local = new Date(time.getTime() + offset).toISOString().slice(0, 16);
  return `${local}${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

/** Returns by how many milliseconds the shop's clocks are ahead of UTC. */
function offsetAt(time: number): number {
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(clock.format(time)) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -ahead : ahead;
}

/** Returns the clock of a zone. Creating a clock takes longer than reading it. */
function clockOf(name: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
}
