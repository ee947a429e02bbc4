import { formatCount } from './format-numbers.js';
import { pluralRules } from './intl-formats.js';
import { defaultLocale, type Locale } from './locale.js';

/**
 * Forms of a noun by the plural categories of its language (`Intl.PluralRules`). A category without a form uses
 * `other`, or `few`, as Russian fractions do: «1,5 товара».
 */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> &
  ({ other: string } | { one: string; few: string; many: string });

/** Returns the form for a number: 1 товар, 2 товара, 5 товаров. */
export function plural(count: number, forms: PluralForms, { locale }: Pick<Locale, 'locale'> = defaultLocale): string {
  return forms[pluralRules(locale).select(Math.abs(count))] ?? forms.other ?? forms.few ?? '';
}

/** Returns a number with its noun, as «1 280 товаров», with no-break spaces. */
export function countOf(count: number, forms: PluralForms, language: Pick<Locale, 'locale'> = defaultLocale): string {
  return `${formatCount(count, language)}\u00A0${plural(count, forms, language)}`;
}

/**
 * Returns two numbers with their noun, as «3–5 дней», or one number if both are the same. A word joiner after the dash
 * prevents a line break.
 */
export function countRange(
  least: number,
  most: number,
  forms: PluralForms,
  language: Pick<Locale, 'locale'> = defaultLocale,
): string {
  const last = countOf(most, forms, language);
  return least === most ? last : `${formatCount(least, language)}–\u2060${last}`;
}
