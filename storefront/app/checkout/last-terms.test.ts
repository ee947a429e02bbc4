import { placeOf, placeWords } from './last-terms';

const terms = {
  ...{ paymentType: 'BANK_CARD' as const, name: 'Анна', surname: null, phone: '+79161234567', email: null },
  ...{ pickupPoint: null, address: null },
};
const point = { code: 'P1', cityId: 'kazan', city: 'Казань', address: 'ул. Ясная, 37' };
const address = {
  ...{ cityId: 'kazan', city: 'Казань', street: 'Баумана', house: '5' },
  ...{ building: null, apartment: '12', index: null },
};

it('placeOf fills the checkout with the pickup point of the last order', () => {
  expect(placeOf({ ...terms, pickupPoint: point })).toEqual({
    ...{ way: 'point', city: { id: 'kazan', title: 'Казань' }, pickupPointCode: 'P1', payment: 'BANK_CARD' },
  });
});

it('placeOf fills the checkout with the address of the last order and leaves absent parts empty', () => {
  expect(placeOf({ ...terms, address })).toEqual({
    ...{ way: 'courier', city: { id: 'kazan', title: 'Казань' }, street: 'Баумана', house: '5' },
    ...{ building: '', apartment: '12', index: '', payment: 'BANK_CARD' },
  });
});

it('placeOf fills nothing when the city of the last pickup point is not known', () => {
  expect(placeOf({ ...terms, pickupPoint: { ...point, cityId: null } })).toEqual({});
});

it('placeWords names the delivery place of the last order in one line', () => {
  expect(placeWords({ ...terms, pickupPoint: point })).toBe('Пункт выдачи, Казань, ул. Ясная, 37');
  expect(placeWords({ ...terms, address })).toBe('Курьером, Казань, Баумана, дом 5, квартира 12');
});
