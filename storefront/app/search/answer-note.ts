import type { UnderstoodFieldsFragment } from '../graphql/generated/graphql';

/** What the shopper should know of an answer before looking at it. */
export function answerNote(understood: UnderstoodFieldsFragment | undefined): string | undefined {
  if (understood?.nearest) return 'Точных совпадений нет, вот похожее';
  return understood?.repaired ? `Показаны результаты по запросу «${understood.text}»` : undefined;
}
