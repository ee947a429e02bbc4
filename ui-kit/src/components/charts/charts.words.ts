/** Texts that charts show on their own. */
export const chartsWords = {
  table: 'Показать числа таблицей',
  nothing: 'Чисел пока нет',
  unknown: 'нет данных',
  /** What a line without a scale shows. */
  spark: (last: string, lowest: string, highest: string) => `сейчас ${last}, от ${lowest} до ${highest}`,
};

export const chartsWordsEn: typeof chartsWords = {
  table: 'Show the numbers as a table',
  nothing: 'No numbers yet',
  unknown: 'no data',
  spark: (last, lowest, highest) => `now ${last}, from ${lowest} to ${highest}`,
};
