import { english } from '../../locale/english.js';
import { formatCount } from '../../locale/format-numbers.js';

/** Texts that DataTable shows on its own. */
export const dataTableWords = {
  selectAll: 'Выбрать все',
  selectRow: (name: string) => `Выбрать: ${name}`,
  sorted: (column: string, descending: boolean) =>
    `Отсортировано: ${column}, по ${descending ? 'убыванию' : 'возрастанию'}`,
  unsorted: 'Сортировка снята',
  total: 'Итого',
  shownOf: (first: number, last: number, total: number) =>
    `${formatCount(first)}–${formatCount(last)} из ${formatCount(total)}`,
  pagesOf: (label: string) => `Страницы: ${label}`,
  loading: 'Загружаем',
  nothing: 'Здесь пока ничего нет',
};

export const dataTableWordsEn: typeof dataTableWords = {
  selectAll: 'Select all',
  selectRow: (name) => `Select ${name}`,
  sorted: (column, descending) => `Sorted by ${column}, ${descending ? 'descending' : 'ascending'}`,
  unsorted: 'Sorting removed',
  total: 'Total',
  shownOf: (first, last, total) =>
    `${formatCount(first, english)}–${formatCount(last, english)} of ${formatCount(total, english)}`,
  pagesOf: (label) => `Pages: ${label}`,
  loading: 'Loading',
  nothing: 'Nothing here yet',
};
