import type { UnderstoodFieldsFragment } from '../graphql/generated/graphql';

/** The note above the results, if any. */
export function answerNote(understood: UnderstoodFieldsFragment | undefined): string | undefined {
  if (!understood) return undefined;
  if (understood.text === '') return 'Нужна хотя бы одна буква или цифра';
  if (understood.leftOut.length > 0) return leftOutNote(understood.leftOut);
  if (understood.nearest) return 'Точных совпадений нет, вот похожее';
  return understood.repaired ? `Показаны результаты по запросу «${understood.text}»` : undefined;
}

/**
 * The note about excluded parts of the query, such as «без принта». It says that the search cannot exclude and has
 * ignored them.
 */
export function leftOutNote(leftOut: readonly string[]): string {
  const parts = leftOut.map((part) => `«${part}»`).join(', ');
  return `Поиск пока не умеет исключать и не учёл: ${parts}`;
}
