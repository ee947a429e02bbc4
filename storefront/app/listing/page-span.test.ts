import { furtherPages, pageSpanText, parsePageSpan, withinPages, withNextPage } from './page-span';

describe('the pages in the address', () => {
  it.each([
    [null, 1, 1],
    ['3', 3, 3],
    ['2-4', 2, 4],
    ['4-2', 4, 4],
    ['0', 1, 1],
    ['0-2', 1, 2],
    ['1-999', 1, 10],
    ['-3', 1, 1],
    ['abc', 1, 1],
    ['1e3', 1, 1],
    ['99999999999', 1, 1],
  ])('%s', (text, first, last) => {
    expect(parsePageSpan(text)).toEqual({ first, last });
  });

  it.each([null, '3', '1-2', '4-9'])('%s is written as it was read', (text) => {
    expect(pageSpanText(parsePageSpan(text))).toBe(text);
  });
});

describe('one page more', () => {
  it('is the next one, as long as there is one', () => {
    expect(withNextPage({ first: 2, last: 3 }, 4)).toEqual({ first: 2, last: 4 });
    expect(withNextPage({ first: 2, last: 4 }, 4)).toBeNull();
  });

  it('is not offered when the list is long enough', () => {
    expect(withNextPage({ first: 3, last: 12 }, 40)).toBeNull();
  });
});

it('shrinks to the pages that exist', () => {
  expect(withinPages({ first: 2, last: 9 }, 5)).toEqual({ first: 2, last: 5 });
  expect(withinPages({ first: 7, last: 9 }, 5)).toEqual({ first: 5, last: 5 });
  expect(withinPages({ first: 2, last: 2 }, 0)).toEqual({ first: 1, last: 1 });
});

it('names the pages after its first', () => {
  expect(furtherPages({ first: 2, last: 4 })).toEqual([3, 4]);
  expect(furtherPages({ first: 2, last: 2 })).toEqual([]);
});
