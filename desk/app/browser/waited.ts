import { countOf } from '@meet/ui-kit';
import type { Language } from './language';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const forms = {
  ru: {
    minute: { one: 'минуту', few: 'минуты', many: 'минут' },
    hour: { one: 'час', few: 'часа', many: 'часов' },
    day: { one: 'день', few: 'дня', many: 'дней' },
  },
  en: {
    minute: { one: 'minute', other: 'minutes' },
    hour: { one: 'hour', other: 'hours' },
    day: { one: 'day', other: 'days' },
  },
};

/** Formats how long something has waited, in one unit: «3 часа». Less than a minute is shown as one minute. */
export function waited(since: string, now: number, language: Language): string {
  const ms = Math.max(now - new Date(since).getTime(), MINUTE);
  const locale = { locale: language === 'ru' ? 'ru-RU' : 'en-GB' };
  if (ms < HOUR) return countOf(Math.floor(ms / MINUTE), forms[language].minute, locale);
  if (ms < 2 * DAY) return countOf(Math.floor(ms / HOUR), forms[language].hour, locale);
  return countOf(Math.floor(ms / DAY), forms[language].day, locale);
}

export const hoursSince = (since: string, now: number): number => (now - new Date(since).getTime()) / HOUR;
