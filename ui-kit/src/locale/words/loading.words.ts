export const loadingWords = { loading: 'Загружаем' };

export const loadingWordsEn: typeof loadingWords = { loading: 'Loading' };
