import { suggest, suggestLike, withProducts, type FoundCard, type SuggestionSources } from './suggest.js';

const nothing: SuggestionSources = {
  typed: [],
  brands: [],
  categories: [],
  named: { brand: [], categories: [] },
  queries: [],
};
const value = (slug: string, name: string, goods = 1) => ({ value: slug, name, goods });
const card = (slug: string, name: string, brand = 'Kedrum') => ({
  slug,
  name,
  brands: [{ name: brand }],
  images: [{ url: `storage:${slug}.svg` }],
});
const suggested = ({ cards = [], ...sources }: Partial<SuggestionSources> & { cards?: FoundCard[] }) =>
  withProducts(suggest({ ...nothing, ...sources }), cards);
const texts = (sources: Parameters<typeof suggested>[0]) => suggested(sources).map(({ text }) => text);

const brands = [value('kedrum', 'Kedrum', 9), value('nord', 'Nord Kedr', 50), value('kelvin', 'Кёльвин', 3)];
const categories = [
  value('sneakers', 'Кроссовки', 90),
  value('plimsolls', 'Кеды', 80),
  value('high', 'Высокие кеды', 200),
];

describe('suggestions', () => {
  it('suggestions complete queries, sections and brands in this order, then list products', () => {
    const all = suggested({
      typed: ['ке'],
      brands,
      categories,
      named: { brand: [], categories: [] },
      queries: ['кеды женские', 'кеды'],
      cards: [card('a', 'Court')],
    });
    expect(all.map(({ kind, slug }) => [kind, slug])).toEqual([
      ['QUERY', 'кеды женские'],
      ['QUERY', 'кеды'],
      ['CATEGORY', 'plimsolls'],
      ['CATEGORY', 'high'],
      ['BRAND', 'kelvin'],
      ['PRODUCT', 'a'],
    ]);
    expect(all.at(-1)).toMatchObject({ text: 'Kedrum Court', imageUrl: 'storage:a.svg' });
  });

  it('suggestions rank a match at the beginning before a match inside, larger values first', () => {
    expect(texts({ typed: ['kedr'], brands })).toEqual(['Kedrum', 'Nord Kedr']);
    const many = [value('a', 'Кедр', 1), value('b', 'Кедровник', 5), value('c', 'Кедрач', 3)];
    expect(texts({ typed: ['КЕДР'], brands: many })).toEqual(['Кедровник', 'Кедрач']);
  });

  it('suggestions use recognised filters and a corrected spelling', () => {
    expect(texts({ typed: ['кедрум'], brands, named: { brand: ['kedrum'], categories: [] } })).toEqual(['Kedrum']);
    expect(texts({ typed: ['rtls', 'кеды'], categories })).toEqual(['Кеды', 'Высокие кеды']);
  });

  it('suggestions complete the last of several words, but not a single letter', () => {
    expect(texts({ typed: ['чёрные крос'], categories })).toEqual(['Кроссовки']);
    expect(texts({ typed: ['чёрные к'], categories })).toEqual([]);
  });

  it('suggestions never repeat the query, a name or a model', () => {
    expect(texts({ typed: ['кеды'], queries: ['кеды', 'кеды белые'] })).toEqual(['кеды белые']);
    expect(texts({ typed: ['ке'], categories: [value('a', 'Кеды', 1), value('b', 'Кеды', 2)] })).toEqual(['Кеды']);
    expect(texts({ typed: ['x'], cards: [card('a', 'Court'), card('b', 'Court'), card('c', 'Ridge')] })).toEqual([
      'Kedrum Court',
      'Kedrum Ridge',
    ]);
  });

  it('suggestions contain at most eight entries, however many match', () => {
    const queries = ['ке 1', 'ке 2', 'ке 3', 'ке 4'];
    const cards = ['a', 'b', 'c', 'd'].map((slug) => card(slug, slug));
    const all = suggested({
      ...nothing,
      typed: ['ке'],
      queries,
      categories,
      brands: [...brands, value('x', 'Кент')],
      cards,
    });
    expect(all.map(({ kind }) => kind)).toEqual([
      ...['QUERY', 'QUERY', 'QUERY', 'CATEGORY', 'CATEGORY', 'BRAND', 'BRAND', 'PRODUCT'],
    ]);
  });

  it('suggestions are only products when no query, section or brand matches', () => {
    expect(texts({ typed: ['', '!'], brands, categories, queries: ['кеды'], cards: [card('a', 'Court')] })).toEqual([
      'Kedrum Court',
    ]);
  });
});

describe('suggestions where nothing was found', () => {
  const like = (typed: string) => suggestLike(typed, { brands, categories }).map(({ kind, text }) => [kind, text]);

  it('suggestLike returns brands and categories that are spelled or sound alike, the nearest first', () => {
    expect(like('кэдрумм')[0]).toEqual(['BRAND', 'Kedrum']);
    expect(like('крософочки')[0]).toEqual(['CATEGORY', 'Кроссовки']);
    expect(like('холодильник')).toEqual([]);
  });

  it('suggestLike leaves out brands and categories without products', () => {
    expect(suggestLike('кедрумм', { brands: [value('kedrum', 'Kedrum', 0)], categories: [] })).toEqual([]);
  });
});
