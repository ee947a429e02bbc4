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
  ])('%j was meant as %j', (typed, meant) => expect(swapLayout(typed)).toBe(meant));

  it.each(['42', '', 'nike найк'])('has nothing to say of %j', (typed) => expect(swapLayout(typed)).toBeNull());

  it('is its own way back', () => {
    for (const text of ['кроссовки', 'nike air', 'ёжик', 'бюджет', 'съел'])
      expect(swapLayout(swapLayout(text)!)).toBe(text);
  });
});

describe('areNeighbourKeys', () => {
  it.each(['qw', 'hn', 'mk', 'нг', 'ап'])('%s touch', ([one, other]) =>
    expect(areNeighbourKeys(one!, other!)).toBe(true),
  );
  it.each(['qp', 'qа', 'zp', 'aa'])('%s do not', ([one, other]) => expect(areNeighbourKeys(one!, other!)).toBe(false));
});
