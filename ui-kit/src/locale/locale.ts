import type { PhoneCountry } from './phone-countries.js';

/** The shop's region, which determines how numbers, prices, dates and phone numbers are written. */
export interface Locale {
  /** BCP 47 tag of the language, such as `ru-RU` or `en-GB`. */
  locale: string;
  /** ISO 4217 code of the currency of all prices, such as `RUB`. */
  currency: string;
  /**
   * IANA time zone of all dates, such as `Europe/Moscow`. It is fixed, because server and browser could differ
   * otherwise.
   */
  timeZone: string;
  /** Country of phone numbers, such as `RU`. */
  phoneCountry: PhoneCountry;
}

/** The locale of a page without a `LocaleProvider`. */
export const defaultLocale: Locale = {
  locale: 'ru-RU',
  currency: 'RUB',
  timeZone: 'Europe/Moscow',
  phoneCountry: 'RU',
};
