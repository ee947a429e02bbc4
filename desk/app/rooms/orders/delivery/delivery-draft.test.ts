import { deliveryChoice, deliveryInput, emptyDelivery, missingIn } from './delivery-draft';

const town = { id: 'm', title: 'Москва', region: 'Москва' };
const point = { code: 'MSK1', label: 'Лесная, 7' };

it('delivery by courier requires a town, a street and a house', () => {
  expect(missingIn(emptyDelivery)).toEqual(['town', 'street', 'house']);
  expect(deliveryInput({ ...emptyDelivery, town, street: '  ', house: '7' })).toBeNull();
  expect(deliveryInput({ ...emptyDelivery, town, street: ' Лесная ', house: '7', apartment: ' 12 ' })).toEqual({
    address: { cityId: 'm', street: 'Лесная', house: '7', building: null, apartment: '12', index: null },
  });
});

it('delivery to a pickup point requires only the point, whatever was typed for the courier', () => {
  const draft = { ...emptyDelivery, way: 'POINT' as const, town, street: 'Лесная' };
  expect(missingIn(draft)).toEqual(['point']);
  expect(deliveryInput({ ...draft, point })).toEqual({ pickupPointCode: 'MSK1' });
});

it('a delivery price is requested as soon as the town or pickup point is known', () => {
  expect(deliveryChoice(emptyDelivery)).toBeNull();
  expect(deliveryChoice({ ...emptyDelivery, town })).toEqual({ cityId: 'm' });
  expect(deliveryChoice({ ...emptyDelivery, way: 'POINT', town })).toBeNull();
  expect(deliveryChoice({ ...emptyDelivery, way: 'POINT', town, point })).toEqual({ pickupPointCode: 'MSK1' });
});
