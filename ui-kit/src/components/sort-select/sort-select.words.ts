/** Texts that SortSelect shows on its own. */
export const sortSelectWords = { sort: 'Сортировка' };

export const sortSelectWordsEn: typeof sortSelectWords = { sort: 'Sort by' };
