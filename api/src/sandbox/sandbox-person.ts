/** Id of Moscow in the gazetteer. */
const CITY = '0c5b2444-70a0-4932-980c-b4dc0d3f02b5';

export const SANDBOX_HOME = {
  countryId: 'RU',
  cityId: CITY,
  street: 'улица Лесная',
  house: '7',
  apartment: '12',
  index: '127055',
};

export const SANDBOX_NAME = { name: 'Анна', surname: 'Пробная' };
