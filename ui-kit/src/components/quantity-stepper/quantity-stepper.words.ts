/** Texts that QuantityStepper shows on its own. */
export const quantityStepperWords = {
  addOne: 'Добавить одну штуку',
  removeOne: 'Убрать одну штуку',
};

export const quantityStepperWordsEn: typeof quantityStepperWords = {
  addOne: 'Add one',
  removeOne: 'Remove one',
};
