import { areNeighbourKeys, swapLayout } from './keyboard-layout.js';

describe('swapLayout', () => {
  it.each([
    ['rhjccjdrb', 'кроссовки'],
    ['фвшвфы', 'adidas'],
    [',jnbyrb', 'ботинки'],
    ['`krf', 'ёлка'],
    ["'rrj", 'экко'],
    ['Yfqr', 'Найк'],
    ['Б', '<'],
    ['ibgs[', 'шипых'],
  ])('swapLayout turns %j into %j', (typed, meant) => expect(swapLayout(typed)).toBe(meant));

  it.each(['42', '', 'nike найк'])('swapLayout returns null for %j', (typed) => expect(swapLayout(typed)).toBeNull());

  it('swapLayout twice returns the original text', () => {
    for (const text of ['кроссовки', 'nike air', 'ёжик', 'бюджет', 'съел'])
      expect(swapLayout(swapLayout(text)!)).toBe(text);
  });
});

describe('areNeighbourKeys', () => {
  it.each(['qw', 'hn', 'mk', 'нг', 'ап'])('areNeighbourKeys is true for %s', ([one, other]) =>
    expect(areNeighbourKeys(one!, other!)).toBe(true),
  );
  it.each(['qp', 'qа', 'zp', 'aa'])('areNeighbourKeys is false for %s', ([one, other]) =>
    expect(areNeighbourKeys(one!, other!)).toBe(false),
  );
});
