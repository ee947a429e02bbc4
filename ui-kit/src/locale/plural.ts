export interface PluralForms {
  one: string;
  few: string;
  many: string;
}

const rules = new Intl.PluralRules('ru');

/** Returns the form for a number: 1 товар, 2 товара, 5 товаров. A fraction takes `few`, as in «1,5 товара». */
export function plural(count: number, forms: PluralForms): string {
  const category = rules.select(Math.abs(count));
  if (category === 'one') return forms.one;
  if (category === 'few' || category === 'other') return forms.few;
  return forms.many;
}

const integers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });

export function formatCount(count: number): string {
  return integers.format(count);
}

/** Returns a number with its noun, as «1 280 товаров», with no-break spaces. */
export function countOf(count: number, forms: PluralForms): string {
  return `${formatCount(count)}\u00A0${plural(count, forms)}`;
}
