/** Texts that Steps shows on its own. */
export const stepsWords = {
  stepDone: 'пройден',
  stepOf: (step: number, total: number) => `Шаг ${step} из ${total}`,
};

export const stepsWordsEn: typeof stepsWords = {
  stepDone: 'done',
  stepOf: (step, total) => `Step ${step} of ${total}`,
};
