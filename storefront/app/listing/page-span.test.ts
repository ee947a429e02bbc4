import { furtherPages, pageSpanText, parsePageSpan, withinPages, withNextPage } from './page-span';

describe('page parameter', () => {
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
  ])('parsePageSpan reads the page parameter %s', (text, first, last) => {
    expect(parsePageSpan(text)).toEqual({ first, last });
  });

  it.each([null, '3', '1-2', '4-9'])('the page parameter %s is the same after reading and writing', (text) => {
    expect(pageSpanText(parsePageSpan(text))).toBe(text);
  });
});

describe('page spans', () => {
  it('withNextPage adds the next page to a span of pages until the last one', () => {
    expect(withNextPage({ first: 2, last: 3 }, 4)).toEqual({ first: 2, last: 4 });
    expect(withNextPage({ first: 2, last: 4 }, 4)).toBeNull();
  });

  it('withNextPage returns null when the list has reached its maximum length', () => {
    expect(withNextPage({ first: 3, last: 12 }, 40)).toBeNull();
  });
});

it('withinPages limits a span of pages to the existing pages', () => {
  expect(withinPages({ first: 2, last: 9 }, 5)).toEqual({ first: 2, last: 5 });
  expect(withinPages({ first: 7, last: 9 }, 5)).toEqual({ first: 5, last: 5 });
  expect(withinPages({ first: 2, last: 2 }, 0)).toEqual({ first: 1, last: 1 });
});

it('furtherPages lists the pages after the first of a span', () => {
  expect(furtherPages({ first: 2, last: 4 })).toEqual([3, 4]);
  expect(furtherPages({ first: 2, last: 2 })).toEqual([]);
});
