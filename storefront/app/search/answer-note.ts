import { countOf, plural } from '@meet/ui-kit';
import type { UnderstoodFieldsFragment } from '../graphql/generated/graphql';
import { goodsForms } from '../offers/goods-forms';

/** The note above the results, if any. */
export function answerNote(understood: UnderstoodFieldsFragment | undefined): string | undefined {
  if (!understood) return undefined;
  if (understood.text === '') return 'Нужна хотя бы одна буква или цифра';
  if (understood.leftOut.length > 0) return leftOutNote(understood.leftOut);
  if (understood.nearest) return nearestNote(understood);
  return understood.repaired ? `Показаны результаты по запросу «${understood.text}»` : undefined;
}

/**
 * The note above results that are only similar. It names the filters that no product meets together with the rest of
 * the query.
 */
export function nearestNote({ filters, exactItems }: Pick<UnderstoodFieldsFragment, 'filters' | 'exactItems'>): string {
  if (exactItems)
    return `${plural(exactItems, { one: 'Точно подходит', few: 'Точно подходят', many: 'Точно подходят' })} ${countOf(exactItems, goodsForms)}, дальше похожее`;
  const missing = filters.flatMap(({ name, applied }) => (applied ? [] : `«${name}»`));
  return missing.length > 0
    ? `Точных совпадений нет, вот похожее. Не нашлось: ${missing.join(', ')}`
    : 'Точных совпадений нет, вот похожее';
}

/** The note about parts of the query that should exclude products but cannot, such as «не 42 размер». */
export function leftOutNote(leftOut: readonly string[]): string {
  const parts = leftOut.map((part) => `«${part}»`).join(', ');
  return `Исключить это нельзя, поэтому не учли: ${parts}`;
}
