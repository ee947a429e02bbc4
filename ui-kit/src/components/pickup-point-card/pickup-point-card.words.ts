/** Texts that PickupPointCard shows on its own. */
export const pickupPointCardWords = {
  choosePoint: 'Выбрать',
  chosenPoint: 'Выбран',
  fittingRoom: 'Есть примерочная',
  pointFree: 'Бесплатно',
};

export const pickupPointCardWordsEn: typeof pickupPointCardWords = {
  choosePoint: 'Select',
  chosenPoint: 'Selected',
  fittingRoom: 'Fitting room',
  pointFree: 'Free',
};
