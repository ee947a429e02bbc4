import { randomFrom } from '@meet/demo/random';
import { DAMAGES } from './damage/damages.js';
import { goodsOf, type Goods } from './goods.js';
import { judgedSet } from './judged-set.js';
import { Judge } from './judge.js';
import { makeQueries } from './make-queries.js';
import { measure } from './measure.js';
import { losses } from './report.js';

const product = (id: string, name: string, more: Partial<Goods> = {}): Goods => {
  const parts = { brands: ['Nike'], kinds: ['Обувь', 'Кроссовки'], colours: ['Чёрный'], sizes: ['42'], ...more };
  const words = [name, ...Object.values(parts).flat()].join(' ').toLowerCase().replaceAll('ё', 'е').split(/[ -]/);
  return { id, name, ...parts, isReduced: false, words: new Set(words) };
};
const goods = [
  product('1', 'Кроссовки Nike Air Max 90'),
  product('2', 'Кроссовки Nike Air Force 1', { colours: ['Белый'] }),
  product('3', 'Кеды Puma Suede', { brands: ['Puma'], kinds: ['Обувь', 'Кеды'], sizes: ['40'] }),
];
const judge = new Judge(goods, (word) => word.replace(/(ый|ая|ые|и|ок)$/, ''));

describe('the judged set', () => {
  it('judge.relevantTo returns products that contain every word in any form', () => {
    expect(judge.relevantTo('nike кроссовки')).toEqual(new Set(['1', '2']));
    expect(judge.relevantTo('чёрные nike')).toEqual(new Set(['1']));
    expect(judge.relevantTo('puma 42')).toEqual(new Set());
    expect(judge.relevantTo('')).toEqual(new Set());
  });

  it('makeQueries makes queries of two to five words, the same for the same seed', () => {
    const queries = makeQueries(goods, 30, randomFrom('1'));
    expect(queries).toEqual(makeQueries(goods, 30, randomFrom('1')));
    expect(queries).not.toEqual(makeQueries(goods, 30, randomFrom('2')));
    for (const query of queries) {
      expect(query.split(' ').length).toBeGreaterThanOrEqual(2);
      expect(query.split(' ').length).toBeLessThanOrEqual(5);
      expect(judge.relevantTo(query).size).toBeGreaterThan(0);
    }
  });

  it('judgedSet contains every kind of damage with the relevant products of the undamaged query', () => {
    const set = judgedSet(goods, judge, 30, '1').filter(({ kind }) => kind in DAMAGES);
    expect(new Set(set.map(({ kind }) => kind))).toEqual(new Set(Object.keys(DAMAGES)));
    for (const { meant, relevant } of set) expect(relevant).toEqual(judge.relevantTo(meant));
  });

  it('judgedSet also contains undamaged queries, such as broad words, exclusions and queries without a match', () => {
    const jackets = [...goods, product('4', 'Бомбер Nike'), product('5', 'Парка Puma', { brands: ['Puma'] })];
    const own = new Judge(jackets, (word) => word);
    const set = judgedSet(jackets, own, 30, '1');
    const answersTo = (typed: string) => set.find((query) => query.typed === typed)?.relevant;
    expect(answersTo('куртка')).toEqual(new Set(['4', '5']));
    expect(answersTo('%%%')).toEqual(new Set());
    expect(answersTo('для зала')).toEqual(new Set());
    for (const { typed, relevant } of set.filter(({ kind }) => kind === 'excluding'))
      expect(relevant).toEqual(own.relevantTo(typed.split(' ')[0]!));
    for (const { typed, relevant } of set.filter(({ kind }) => kind === 'brand'))
      expect(relevant).toEqual(own.relevantTo(typed.split(' ')[0]!));
  });

  it('the judge finds products by their searchable words and leaves out unavailable products', () => {
    const named = (name: string) => ({ value: name, name });
    const document = {
      id: '1',
      slug: 'a',
      name: 'T-Shirt Ёж',
      otherNames: [],
      categories: [named('Футболки')],
      brands: [named('Puma')],
      model: null,
      colours: [],
      materials: ['COTTON'],
      seasons: [],
      sex: 'MALE' as const,
      children: false,
      meetPrice: false,
      newArrival: false,
      goods: [],
      publishedAt: 0,
      popularity: 0,
      rating: { count: 0, sum: 0 },
      collections: [],
      items: [{ id: '2', size: { ...named('XL'), position: 1 }, price: 1, oldPrice: null, sale: 0, fast: true }],
    };
    expect([...goodsOf(document)!.words]).toEqual(['t', 'shirt', 'еж', 'puma', 'футболки', 'xl', 'хлопок', 'мужское']);
    expect(goodsOf({ ...document, items: [] })).toBeNull();
    const reduced = { ...document, items: [{ ...document.items[0]!, oldPrice: 2, sale: 50 }] };
    expect([document, reduced].map((one) => goodsOf(one)!.isReduced)).toEqual([false, true]);
  });
});

describe('figures', () => {
  it('measure computes recall on the page, mean reciprocal rank and the share of empty answers', () => {
    const relevant = new Set(['a', 'b']);
    expect(
      measure([
        { ids: ['x', 'a'], total: 2, nearest: false, relevant },
        { ids: [], total: 0, nearest: false, relevant },
      ]),
    ).toEqual({ queries: 2, recall: 0.25, mrr: 0.25, zero: 0.5 });
    const something = { ids: ['x'], total: 1, nearest: false };
    expect(measure([{ ...something, relevant: null }])).toMatchObject({ recall: null, mrr: null });
  });

  it('measure accepts an empty or «nearest» answer when nothing is relevant', () => {
    const relevant = new Set<string>();
    const of = (total: number, nearest: boolean) => measure([{ ids: [], total, nearest, relevant }]).mrr;
    expect([of(0, false), of(9, true), of(9, false)]).toEqual([1, 1, 0]);
  });

  it('losses reports a kind of query whose figure fell or that is missing', () => {
    const kind = (mrr: number) => ({ queries: 1, recall: 1, mrr, zero: 0 });
    expect(losses({ clean: kind(0.97) }, { clean: kind(0.975), typo: kind(0.9) })).toEqual([
      'typo: mean reciprocal rank missing, was 0.900',
    ]);
    expect(losses({ clean: kind(0.96) }, { clean: kind(0.975) })).toHaveLength(1);
  });
});
