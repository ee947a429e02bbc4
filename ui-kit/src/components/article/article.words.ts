/** Texts that Article shows on its own. */
export const articleWords = { table: 'Таблица' };

export const articleWordsEn: typeof articleWords = { table: 'Table' };
