/** The Russian texts of `QuantityStepper`. */
export const russianQuantityStepper = {
  addOne: 'Добавить одну штуку',
  removeOne: 'Убрать одну штуку',
};
