/** Texts of addresses and pickup points. */
export const deliveryWords = {
  country: 'Страна',
  city: 'Город',
  cityHint: 'Начните вводить название',
  street: 'Улица',
  house: 'Дом',
  building: 'Корпус, строение',
  apartment: 'Квартира, офис',
  postcode: 'Индекс',
  saveAddress: 'Сохранить адрес',
  addressErrors: {
    country: 'Выберите страну',
    city: 'Укажите город',
    street: 'Укажите улицу',
    house: 'Укажите номер дома',
    index: 'Индекс состоит из шести цифр',
  },
  choosePoint: 'Выбрать',
  chosenPoint: 'Выбран',
  fittingRoom: 'Есть примерочная',
  pointFree: 'Бесплатно',
  pointMap: 'Карта пунктов выдачи',
  pointList: 'Пункты выдачи',
  showMap: 'Показать карту',
  loadingMap: 'Загружаем карту',
  mapFailed: 'Карта не загрузилась. Выберите пункт в списке или попробуйте ещё раз.',
  tryAgain: 'Попробовать ещё раз',
  findPoint: 'Найти по адресу или метро',
  noPoints: 'В этом городе пока нет пунктов выдачи. Выберите доставку курьером.',
  noSuchPoint: 'По этому адресу ничего нет. Попробуйте короче: название улицы без номера дома.',
};

export type DeliveryWords = typeof deliveryWords;
