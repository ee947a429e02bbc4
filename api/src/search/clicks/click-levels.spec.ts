import { LEAST_CLICKS, levelsOf, weightsOf, type ClickSum } from './click-levels.js';

const even = () => 1;
const same = (query: string) => query;
const sum = (productId: string, clicks: number, place = 1, query = 'кеды'): ClickSum => ({
  ...{ query, productId, place, clicks },
});

describe('what a click counts', () => {
  it('is 1 on the first place, and more where the shop has fewer clicks', () => {
    const weightOf = weightsOf(
      new Map([
        [1, 10_000],
        [2, 5_000],
        [4, 2_000],
      ]),
    );
    expect([1, 2, 4].map((place) => Math.round(weightOf(place) * 10) / 10)).toEqual([1, 2, 5]);
  });

  it('follows the place alone while the shop has no clicks', () => {
    expect([1, 2, 5].map(weightsOf(new Map()))).toEqual([1, 2, 5]);
  });

  it('is bounded, also for places that are never chosen or more often than the first', () => {
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
  it('begin at the least number of clicks, and double', () => {
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

  it('divide the place out: fewer clicks far down are worth as much as many at the top', () => {
    const levels = levelsOf([sum('top', 20, 1), sum('low', 5, 4)], (place) => place, same).get('кеды')!;
    expect(levels.get('low')).toBe(levels.get('top'));
  });

  it('need clicks, not weight: a few far down move nothing', () => {
    expect(levelsOf([sum('low', LEAST_CLICKS - 1, 900)], () => 10, same).get('кеды')!.size).toBe(0);
  });

  it('add up over places and over spellings with one key', () => {
    const sums = [sum('p', 3, 1, 'кеды nike'), sum('p', 1, 2, 'кеды nike'), sum('p', 1, 1, 'nike кеды')];
    const key = (query: string) => query.split(' ').sort().join(' ');
    expect([...levelsOf(sums, even, key).values()].map((products) => [...products])).toEqual([[['p', 1]]]);
  });
});
