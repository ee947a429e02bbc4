import { keepPlaced, placedHere } from './placed-order';

const order = { id: 'AbC', uuid: '0b9f', phone: '+79161234567' };

beforeEach(() => window.sessionStorage.clear());

it('keeps the uuid of the order that this tab has placed, for the page of that order alone', () => {
  keepPlaced(order);
  expect(placedHere('AbC')).toEqual(order);
  expect(placedHere('other')).toBeNull();
});

it('knows nothing in a tab that has placed none', () => {
  expect(placedHere('AbC')).toBeNull();
});
