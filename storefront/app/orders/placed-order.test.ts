import { keepPlaced, placedHere } from './placed-order';

const order = { id: 'AbC', uuid: '0b9f', phone: '+79161234567' };

beforeEach(() => window.sessionStorage.clear());

it('placedHere returns an order placed in this tab, for that order’s page only', () => {
  keepPlaced(order);
  expect(placedHere('AbC')).toEqual(order);
  expect(placedHere('other')).toBeNull();
});

it('placedHere returns null when this tab has placed no order', () => {
  expect(placedHere('AbC')).toBeNull();
});
