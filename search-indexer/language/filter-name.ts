import type { FilterPhrase } from './read-filters.js';

/** What a chip says of a choice: «Чёрный», «Размер 42», «до 10 000 ₽». */
export function filterName({ kind, values, price }: FilterPhrase['filters'][number]): string {
  if (price) return priceName(price);
  if (kind === 'sale' && values.length > 1) return 'Со скидкой';
  const names = [...new Set(values.map(({ name }) => name))].join(', ');
  return kind === 'size' ? `Размер ${names}` : names;
}

function priceName({ min, max }: { min?: number; max?: number }): string {
  if (min === undefined) return `до ${roubles(max!)} ₽`;
  return max === undefined ? `от ${roubles(min)} ₽` : `${roubles(min)} – ${roubles(max)} ₽`;
}

function roubles(kopecks: number): string {
  return Math.round(kopecks / 100)
    .toLocaleString('ru-RU')
    .replace(/\s/g, '\u00a0');
}
