import { LEAST_CLICKS, levelsOf, weightsOf, type ClickSum } from './click-levels.js';

const even = () => 1;
const same = (query: string) => query;
const sum = (productId: string, clicks: number, place = 1, query = 'кеды'): ClickSum => ({
  ...{ query, productId, place, clicks },
});

describe('what a click counts', () => {
  it('weightsOf gives a click on the first place 1 and more where clicks are rarer', () => {
    const weightOf = weightsOf(
      new Map([
        [1, 10_000],
        [2, 5_000],
        [4, 2_000],
      ]),
    );
    expect([1, 2, 4].map((place) => Math.round(weightOf(place) * 10) / 10)).toEqual([1, 2, 5]);
  });

  it('weightsOf weighs a click by its place alone while the shop has no clicks', () => {
    expect([1, 2, 5].map(weightsOf(new Map()))).toEqual([1, 2, 5]);
  });

  it('weightsOf keeps weights between 1 and 10, also for places without clicks', () => {
    const weightOf = weightsOf(
      new Map([
        [1, 10],
        [3, 9_999],
      ]),
    );
    expect([3, 900].map(weightOf)).toEqual([1, 10]);
  });
});

describe('levels of products', () => {
  it('levelsOf starts at the minimum number of clicks and needs twice as many per level', () => {
    const sums = [4, 5, 9, 10, 19, 20].map((clicks) => sum(`p${clicks}`, clicks));
    const levels = levelsOf(sums, even, same).get('кеды')!;
    expect([...levels]).toEqual([
      ['p5', 1],
      ['p9', 1],
      ['p10', 2],
      ['p19', 2],
      ['p20', 3],
    ]);
  });

  it('levelsOf weighs a few clicks far down as much as many clicks at the top', () => {
    const levels = levelsOf([sum('top', 20, 1), sum('low', 5, 4)], (place) => place, same).get('кеды')!;
    expect(levels.get('low')).toBe(levels.get('top'));
  });

  it('levelsOf gives no level below the minimum number of clicks, whatever their weight', () => {
    expect(levelsOf([sum('low', LEAST_CLICKS - 1, 900)], () => 10, same).get('кеды')!.size).toBe(0);
  });

  it('levelsOf adds up clicks over places and over spellings with the same key', () => {
    const sums = [sum('p', 3, 1, 'кеды nike'), sum('p', 1, 2, 'кеды nike'), sum('p', 1, 1, 'nike кеды')];
    const key = (query: string) => query.split(' ').sort().join(' ');
    expect([...levelsOf(sums, even, key).values()].map((products) => [...products])).toEqual([[['p', 1]]]);
  });
});
