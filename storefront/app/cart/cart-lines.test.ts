import { accountCart, itemOf, line, unavailable } from './cart-fixture';
import { isCartLine, lineOf } from './cart-line';
import {
  afterLeaving,
  cartLimit,
  checkedIds,
  followAccount,
  followShop,
  refusedLines,
  withChecked,
  withLine,
} from './cart-lines';

const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);

describe('a line', () => {
  it('lineOf copies the item the shopper saw into a cart line, with the cover picture first', () => {
    expect(lineOf(itemOf('a'))).toEqual({
      ...{ id: 'a', quantity: 1, checked: true, slug: 'slug-a', name: 'Кеды a', brand: 'Двор', size: '42' },
      ...{ picture: 'a-1.svg', price: 100_000 },
      seen: { price: 100_000, oldPrice: null, loyaltyPrice: null, cashback: 10, sale: 0, deliverySpeed: 'FAST' },
    });
  });

  it.each([
    null,
    [],
    'a',
    {},
    { ...line('a'), quantity: 0 },
    { ...line('a'), quantity: 1.5 },
    { ...line('a'), price: '1' },
    { ...line('a'), id: 1 },
    { ...line('a'), seen: null },
  ])('isCartLine refuses %j', (value) => expect(isCartLine(value)).toBe(false));

  it('isCartLine accepts a cart line read back from browser storage', () => {
    expect(isCartLine(JSON.parse(JSON.stringify(line('a'))))).toBe(true);
  });
});

describe('lines', () => {
  it('withLine keeps one line per item and selects the existing line when the item is added again', () => {
    const lines = withChecked([line('a'), line('b')], ['a'], false);
    expect(withLine(lines, line('a'))).toEqual([line('a'), line('b')]);
  });

  it('withLine adds no line beyond the limit of the account’s cart', () => {
    const full = Array.from({ length: cartLimit }, (_, index) => line(String(index)));
    expect(withLine(full, line('new'))).toEqual(full);
    expect(withLine(full.slice(1), line('new'))).toEqual([...full.slice(1), line('new')]);
  });

  it('afterLeaving keeps after sign-out only cart lines that were never in the account’s cart', () => {
    expect(ids(afterLeaving([line('a'), line('b', { checked: false })]))).toEqual(['b']);
  });
});

describe('followAccount', () => {
  it('followAccount removes lines that were removed from the account’s cart and adds lines that were added to it', () => {
    const { lines } = followAccount([line('a'), line('b')], accountCart(['b', 'c']));
    expect(ids(lines)).toEqual(['b', 'c']);
    expect(checkedIds(lines)).toEqual(['b', 'c']);
  });

  it('followAccount keeps unselected lines unless the account has them selected', () => {
    const own = [line('a', { checked: false }), line('b', { checked: false })];
    const { lines } = followAccount(own, accountCart(['b']));
    expect(lines.map(({ id, checked }) => [id, checked])).toEqual([
      ['a', false],
      ['b', true],
    ]);
  });

  it('followAccount keeps the price at which a cart line was added when the item’s price has changed', () => {
    const { lines } = followAccount([line('a', { price: 70_000 })], accountCart(['a']));
    expect(lines[0]?.price).toBe(70_000);
  });

  it.each(['SOLD', 'RESERVED', 'GONE'] as const)(
    'followAccount removes an item that is %s and reports it',
    (reason) => {
      const cart = accountCart(['a'], { unavailableItems: [unavailable('b', reason)] });
      const { lines, gone } = followAccount([line('a'), line('b')], cart);
      expect(ids(lines)).toEqual(['a']);
      expect(gone).toEqual([
        { id: 'b', slug: 'slug-b', name: 'Кеды b', brand: 'Двор', size: '42', picture: null, reason },
      ]);
    },
  );
});

describe('followShop for a guest', () => {
  it('followShop removes unknown items from a guest’s cart, keeps items that may come back, and reports both', () => {
    const found = [itemOf('a'), itemOf('b', { available: false })];
    const { lines, gone, vanished } = followShop([line('a'), line('b'), line('c')], found);
    expect(ids(lines)).toEqual(['a', 'b']);
    expect(gone.map(({ id, reason }) => [id, reason])).toEqual([['b', 'UNAVAILABLE']]);
    expect(vanished).toEqual([line('c')]);
  });
});

it('refusedLines returns the cart lines that the account’s cart neither holds nor lists as unavailable', () => {
  const cart = accountCart(['a'], { unavailableItems: [unavailable('b', 'SOLD')] });
  expect(ids(refusedLines([line('a'), line('b'), line('c')], cart))).toEqual(['c']);
});
