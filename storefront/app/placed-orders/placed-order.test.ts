import { forgetHeld, keepPlaced, orderHolding, placedHere } from './placed-order';

const order = { id: 'AbC', uuid: '0b9f', phone: '+79161234567' };

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

it('placedHere returns an order placed in this tab, for that order’s page only', () => {
  keepPlaced(order, ['a', 'b']);
  expect(placedHere('AbC')).toEqual(order);
  expect(placedHere('other')).toBeNull();
});

it('placedHere returns null when this tab has placed no order', () => {
  expect(placedHere('AbC')).toBeNull();
});

it('orderHolding returns the browser’s last order for items that it reserves, and null for other items', () => {
  keepPlaced(order, ['a', 'b']);
  window.sessionStorage.clear();
  expect(orderHolding(['c', 'b'])).toBe('AbC');
  expect(orderHolding(['c'])).toBeNull();
  keepPlaced({ ...order, id: 'DeF' }, ['c']);
  expect([orderHolding(['a']), orderHolding(['c'])]).toEqual([null, 'DeF']);
});

it('forgetHeld forgets the items of a paid or closed order, and keeps those of another order', () => {
  keepPlaced(order, ['a']);
  forgetHeld('other');
  expect(orderHolding(['a'])).toBe('AbC');
  forgetHeld('AbC');
  expect(orderHolding(['a'])).toBeNull();
});

it('the browser keeps no personal data with the items of a placed order', () => {
  keepPlaced(order, ['a']);
  expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/9161234567|0b9f/);
});
