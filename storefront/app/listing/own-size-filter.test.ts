import { parseListingQuery } from './listing-query';
import { ownSizeChips, ownSizeGroups } from './own-size-filter';

const query = (text: string) => parseListingQuery(new URLSearchParams(text));
const known = { isKnown: true, note: 'Есть в наличии', line: 'Мой размер: 42', count: 7 };
const guest = { isKnown: false, note: null, line: 'Мой размер', count: 0 };

describe('the filter by the shopper’s own size', () => {
  it('the switch «Мой размер» shows the shopper’s size and its number of goods when the size is known', () => {
    expect(ownSizeGroups(known, query('mine=1'))).toEqual([
      {
        ...{ name: 'mine', label: 'Мой размер: 42', layout: 'flag' },
        choices: [{ value: '1', label: 'Мой размер: 42', count: 7, checked: true }],
      },
    ]);
    expect(ownSizeGroups({ ...known, isKnown: false }, query(''))).toEqual([]);
    expect(ownSizeGroups(guest, query('mine=1'))).toEqual([]);
  });

  it('the chip «Мой размер» removes the filter and keeps the rest of the URL, also for a guest', () => {
    const others = new URLSearchParams('query=кеды');
    expect(ownSizeChips(known, query('size=42'), others)).toEqual([]);
    expect(ownSizeChips(known, query('size=42&mine=1&page=2'), others)).toEqual([
      { key: 'mine', name: 'Мой размер: 42', search: `?${new URLSearchParams('query=кеды')}&size=42` },
    ]);
    expect(ownSizeChips(guest, query('mine=1'), others)).toMatchObject([{ name: 'Мой размер' }]);
  });
});
