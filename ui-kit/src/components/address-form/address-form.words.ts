/** Texts that AddressForm shows on its own. */
export const addressFormWords = {
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
};

export const addressFormWordsEn: typeof addressFormWords = {
  country: 'Country',
  city: 'City',
  cityHint: 'Start typing a city',
  street: 'Street',
  house: 'House number',
  building: 'Building',
  apartment: 'Apartment, suite',
  postcode: 'Postal code',
  saveAddress: 'Save address',
  addressErrors: {
    country: 'Select a country',
    city: 'Enter a city',
    street: 'Enter a street',
    house: 'Enter a house number',
    index: 'The postal code has six digits',
  },
};
