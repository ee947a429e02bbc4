import type { FilterPhrase } from './filter-phrase.js';

/** The Russian label of a filter chip: «Чёрный», «Размер 42», «до 10 000 ₽», «Бомберы, Ветровки, Пуховики и ещё 2». */
export function filterName({ kind, values, price }: FilterPhrase['filters'][number]): string {
  if (price) return priceName(price);
  if (kind === 'sale' && values.length > 1) return 'Со скидкой';
  const names = shortList([...new Set(values.map(({ name }) => name))]);
  return kind === 'size' ? `Размер ${names}` : names;
}

const MOST_NAMES = 3;

function shortList(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return more > 0 ? `${names.slice(0, MOST_NAMES).join(', ')} и ещё ${more}` : names.join(', ');
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
