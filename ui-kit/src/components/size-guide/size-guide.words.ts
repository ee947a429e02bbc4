/** Texts that SizeGuide shows on its own. */
export const sizeGuideWords = {
  title: 'Какой размер выбрать',
  howItFits: 'Как сидит',
  yourSize: (size: string) => `Ваш размер: ${size}`,
  chooseYours: 'Отметьте свой размер: мы запомним его',
  howToMeasure: 'Как измерить',
};

export const sizeGuideWordsEn: typeof sizeGuideWords = {
  title: 'Which size to choose',
  howItFits: 'How it fits',
  yourSize: (size) => `Your size: ${size}`,
  chooseYours: 'Mark your size and we’ll remember it',
  howToMeasure: 'How to measure',
};
