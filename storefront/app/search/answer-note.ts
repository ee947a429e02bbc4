import type { UnderstoodFieldsFragment } from '../graphql/generated/graphql';

/** What the shopper should know of an answer before looking at it. */
export function answerNote(understood: UnderstoodFieldsFragment | undefined): string | undefined {
  if (!understood) return undefined;
  if (understood.text === '') return 'Нужна хотя бы одна буква или цифра';
  if (understood.leftOut.length > 0) return leftOutNote(understood.leftOut);
  if (understood.nearest) return 'Точных совпадений нет, вот похожее';
  return understood.repaired ? `Показаны результаты по запросу «${understood.text}»` : undefined;
}

/** «без принта»: a search that would turn that round says that it has not tried. */
export function leftOutNote(leftOut: readonly string[]): string {
  const parts = leftOut.map((part) => `«${part}»`).join(', ');
  return `Поиск пока не умеет исключать и не учёл: ${parts}`;
}
