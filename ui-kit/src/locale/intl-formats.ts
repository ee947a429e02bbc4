/**
 * Cached `Intl` formatters by language and options, because creating one takes a hundred times longer than using it.
 */
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();
const plurals = new Map<string, Intl.PluralRules>();
const currencies = new Map<string, Intl.DisplayNames>();

/** Returns what a map has for a key, made if it has nothing. */
export function cached<Made>(map: Map<string, Made>, key: string, make: () => Made): Made {
  const known = map.get(key);
  if (known) return known;
  const made = make();
  map.set(key, made);
  return made;
}

export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  cached(numbers, locale + JSON.stringify(options), () => new Intl.NumberFormat(locale, options));

export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cached(dates, locale + JSON.stringify(options), () => new Intl.DateTimeFormat(locale, options));

export const pluralRules = (locale: string): Intl.PluralRules =>
  cached(plurals, locale, () => new Intl.PluralRules(locale));

export const currencyNames = (locale: string): Intl.DisplayNames =>
  cached(currencies, locale, () => new Intl.DisplayNames(locale, { type: 'currency' }));
