/** The Russian texts of `Steps`. */
export const russianSteps = {
  stepDone: 'пройден',
  stepOf: (step: number, total: number) => `Шаг ${step} из ${total}`,
};
