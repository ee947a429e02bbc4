/** Texts that SizeGuide shows on its own. */
export const sizeGuideWords = {
  title: 'Какой размер выбрать',
  howItFits: 'Как сидит',
  yourSize: (size: string) => `Ваш размер: ${size}`,
  chooseYours: 'Отметьте свой размер: мы запомним его',
  howToMeasure: 'Как измерить',
  steps: {
    foot: [
      'Вечером, когда стопа чуть больше, встаньте на лист бумаги пяткой к стене.',
      'Отметьте конец самого длинного пальца и измерьте расстояние от стены до отметки.',
      'Измерьте обе стопы и найдите в таблице больший результат в сантиметрах. Если он между размерами, берите больший.',
    ],
    height: [
      'Встаньте без обуви спиной к стене и положите на макушку книгу.',
      'Отметьте на стене её нижний край и измерьте расстояние от пола до отметки: это ваш рост.',
      'Если рост между размерами, берите больший: он будет свободнее.',
    ],
  },
};

export const sizeGuideWordsEn: typeof sizeGuideWords = {
  title: 'Which size to choose',
  howItFits: 'How it fits',
  yourSize: (size) => `Your size: ${size}`,
  chooseYours: 'Mark your size and we’ll remember it',
  howToMeasure: 'How to measure',
  steps: {
    foot: [
      'In the evening, when a foot is a little larger, stand on a sheet of paper with your heel against a wall.',
      'Mark the end of your longest toe and measure from the wall to the mark.',
      'Measure both feet and find the larger figure in the chart, in centimetres. Between two sizes take the larger one.',
    ],
    height: [
      'Stand without shoes with your back to a wall and put a book on your head.',
      'Mark its lower edge on the wall and measure from the floor to the mark: this is your height.',
      'Between two sizes take the larger one: it will be looser.',
    ],
  },
};
