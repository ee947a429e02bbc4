export const closeWords = { close: 'Закрыть' };

export const closeWordsEn: typeof closeWords = { close: 'Close' };
