export interface PluralForms {
  one: string;
  few: string;
  many: string;
}

const rules = new Intl.PluralRules('ru');

/** 1 товар, 2 товара, 5 товаров; fractions take the form of «few» (1,5 товара), as Russian does. */
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

/** «1 280 товаров», the number and the word kept on one line. */
export function countOf(count: number, forms: PluralForms): string {
  return `${formatCount(count)}\u00A0${plural(count, forms)}`;
}
