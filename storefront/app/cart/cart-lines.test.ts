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
  it('copies what the shopper saw, with the cover first', () => {
    expect(lineOf(itemOf('a'))).toEqual({
      ...{ id: 'a', quantity: 1, checked: true, slug: 'slug-a', name: 'Кеды a', brand: 'Двор', size: '42' },
      ...{ picture: 'a-1.svg', price: 100_000 },
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
  ])('is not made of %j', (value) => expect(isCartLine(value)).toBe(false));

  it('is known again after storage', () => {
    expect(isCartLine(JSON.parse(JSON.stringify(line('a'))))).toBe(true);
  });
});

describe('lines', () => {
  it('hold an item once: adding it again checks it', () => {
    const lines = withChecked([line('a'), line('b')], ['a'], false);
    expect(withLine(lines, line('a'))).toEqual([line('a'), line('b')]);
  });

  it('are no more than the account’s cart holds: none makes room for a new one', () => {
    const full = Array.from({ length: cartLimit }, (_, index) => line(String(index)));
    expect(withLine(full, line('new'))).toEqual(full);
    expect(withLine(full.slice(1), line('new'))).toEqual([...full.slice(1), line('new')]);
  });

  it('leave the browser with the account, but for those that were never in it', () => {
    expect(ids(afterLeaving([line('a'), line('b', { checked: false })]))).toEqual(['b']);
  });
});

describe('following the account', () => {
  it('drops what was removed elsewhere and takes in what was added elsewhere', () => {
    const { lines } = followAccount([line('a'), line('b')], accountCart(['b', 'c']));
    expect(ids(lines)).toEqual(['b', 'c']);
    expect(checkedIds(lines)).toEqual(['b', 'c']);
  });

  it('keeps unchecked lines, unless the account has them checked', () => {
    const own = [line('a', { checked: false }), line('b', { checked: false })];
    const { lines } = followAccount(own, accountCart(['b']));
    expect(lines.map(({ id, checked }) => [id, checked])).toEqual([
      ['a', false],
      ['b', true],
    ]);
  });

  it('keeps the price a line was put in with', () => {
    const { lines } = followAccount([line('a', { price: 70_000 })], accountCart(['a']));
    expect(lines[0]?.price).toBe(70_000);
  });

  it.each(['SOLD', 'RESERVED', 'GONE'] as const)('takes out what is %s and says so', (reason) => {
    const cart = accountCart(['a'], { unavailableItems: [unavailable('b', reason)] });
    const { lines, gone } = followAccount([line('a'), line('b')], cart);
    expect(ids(lines)).toEqual(['a']);
    expect(gone).toEqual([
      { id: 'b', slug: 'slug-b', name: 'Кеды b', brand: 'Двор', size: '42', picture: null, reason },
    ]);
  });
});

describe('following the shop as a guest', () => {
  it('takes out what the shop does not know, keeps what may come back, and says both', () => {
    const found = [itemOf('a'), itemOf('b', { available: false })];
    const { lines, gone, vanished } = followShop([line('a'), line('b'), line('c')], found);
    expect(ids(lines)).toEqual(['a', 'b']);
    expect(gone.map(({ id, reason }) => [id, reason])).toEqual([['b', 'UNAVAILABLE']]);
    expect(vanished).toEqual([line('c')]);
  });
});

it('lines that the account did not take are neither on sale nor waiting in it', () => {
  const cart = accountCart(['a'], { unavailableItems: [unavailable('b', 'SOLD')] });
  expect(ids(refusedLines([line('a'), line('b'), line('c')], cart))).toEqual(['c']);
});
