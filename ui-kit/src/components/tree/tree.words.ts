/** Texts that Tree shows on its own. */
export const treeWords = {
  loading: (label: string) => `${label}: загружаем`,
  loaded: (label: string) => `${label}: загружено`,
  failed: 'Не загрузилось. Откройте ещё раз',
};

export const treeWordsEn: typeof treeWords = {
  loading: (label) => `${label}: loading`,
  loaded: (label) => `${label}: loaded`,
  failed: 'Not loaded. Open it again',
};
