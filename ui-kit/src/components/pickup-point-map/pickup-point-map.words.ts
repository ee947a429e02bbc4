/** Texts that PickupPointMap shows on its own. */
export const pickupPointMapWords = {
  pointMap: 'Карта пунктов выдачи',
  pointList: 'Пункты выдачи',
  showMap: 'Показать карту',
  loadingMap: 'Загружаем карту',
  mapFailed: 'Карта не загрузилась. Выберите пункт в списке или попробуйте ещё раз.',
  tryAgain: 'Попробовать ещё раз',
  findPoint: 'Найти по адресу или метро',
  noPoints: 'В этом городе пока нет пунктов выдачи. Выберите доставку курьером.',
  noSuchPoint: 'По этому адресу ничего нет. Попробуйте короче: название улицы без номера дома.',
  more: (count: number) => `Показать ещё ${count}`,
};

export const pickupPointMapWordsEn: typeof pickupPointMapWords = {
  pointMap: 'Map of pickup points',
  pointList: 'Pickup points',
  showMap: 'Show map',
  loadingMap: 'Loading map',
  mapFailed: 'The map didn’t load. Choose a point from the list or try again.',
  tryAgain: 'Try again',
  findPoint: 'Search by address or station',
  noPoints: 'There are no pickup points in this city yet. Choose home delivery.',
  noSuchPoint: 'Nothing at this address. Try the street name without a number.',
  more: (count) => `Show ${count} more`,
};
