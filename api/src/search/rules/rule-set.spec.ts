import { queryKey, textsOf } from './query-key.js';
import { RuleSet } from './rule-set.js';
import type { SearchRule } from './search-rule.js';

const NOW = 1000;
const rule = (changes: Partial<SearchRule>): SearchRule => ({
  ...{ id: 'r', kind: 'HIDE', queries: [], words: [], twoWay: false, target: null, place: null },
  ...{
    productIds: [],
    categories: [],
    brands: [],
    inCategories: [],
    inBrands: [],
    filters: [],
    startsAt: null,
    endsAt: null,
  },
  ...changes,
});
const setOf = (...rules: Partial<SearchRule>[]) => new RuleSet('1', rules.map(rule), NOW);
const keysOf = (query: string) => textsOf(query, query).map(queryKey);
const pin = (productId: string, changes: Partial<SearchRule> = {}) =>
  ({ kind: 'PIN', productIds: [productId], place: 1, ...changes }) as const;

describe('rules of a query', () => {
  it.each(['кроссовки найк', 'Найк  кроссовку', 'КРОССОВКИ, найк!', 'rhjccjdrb yfqr'])(
    'a rule for a query applies to «%s», whatever its case, forms, order and keyboard layout',
    (query) => {
      const set = setOf(pin('p', { queries: ['Кроссовки Найк'] }));
      expect(set.steeringOf(keysOf(query), [])?.placing.pins).toEqual([{ productId: 'p', place: 1 }]);
    },
  );

  it('a rule for a query does not apply when the query has more or fewer words', () => {
    const set = setOf(pin('p', { queries: ['кроссовки найк'] }));
    for (const query of ['кроссовки', 'кроссовки найк белые']) expect(set.steeringOf(keysOf(query), [])).toBeNull();
  });

  it('a rule for a query applies once when several of its queries match', () => {
    const set = setOf(pin('p', { queries: ['найк', 'yfqr'] }));
    expect(set.steeringOf(keysOf('yfqr'), [])?.placing.pins).toHaveLength(1);
  });
});

describe('conditions of rules', () => {
  it('a rule with conditions applies only to a search filtered by its categories and brands', () => {
    const set = setOf({ brands: ['acme'], inCategories: ['shoes', 'boots'], inBrands: ['acme'] });
    expect(set.steeringOf([], [{ categories: ['boots'] }, { brand: ['acme'] }])?.hidden).toBeDefined();
    for (const filters of [[], [{ categories: ['boots'] }], [{ brand: ['acme'], categories: ['hats'] }]])
      expect(set.steeringOf([], filters)).toBeNull();
  });

  it('a rule never applies when the category or brand of its condition was deleted', () => {
    expect(setOf({ brands: ['acme'], inCategories: [''] }).steeringOf([], [{ categories: ['shoes'] }])).toBeNull();
  });
});

describe('dates of rules', () => {
  it.each([
    [NOW, null, true],
    [NOW + 1, null, false],
    [null, NOW + 1, true],
    [null, NOW, false],
  ])('a search rule with the start %p and the end %p is in force: %p', (startsAt, endsAt, isInForce) => {
    expect(setOf({ brands: ['acme'], startsAt, endsAt }).steeringOf([], []) !== null).toBe(isInForce);
  });
});

describe('redirects', () => {
  it('a redirect rule applies to the whole query only, and the oldest of two rules wins', () => {
    const set = setOf(
      { kind: 'REDIRECT', queries: ['доставка'], target: '/info/delivery' },
      { kind: 'REDIRECT', queries: ['доставка'], target: '/info/other' },
    );
    expect(set.redirectOf(keysOf('Доставку'))).toBe('/info/delivery');
    expect(set.redirectOf(keysOf('доставка кроссовок'))).toBeNull();
    expect(set.steeringOf(keysOf('доставка'), [])).toBeNull();
  });
});

describe('order of filters', () => {
  const order = (first: string, changes: Partial<SearchRule> = {}) =>
    ({ kind: 'FILTER_ORDER', filters: [first], ...changes }) as const;

  it('the filter order of a query comes before that of a category, then that of the shop', () => {
    const set = setOf(
      order('sale'),
      order('material', { inCategories: ['boots'] }),
      order('age', { queries: ['боты'] }),
    );
    expect(set.filterOrderOf(keysOf('боты'), [{ categories: ['boots'] }])).toEqual(['age']);
    expect(set.filterOrderOf([], [{ categories: ['boots'] }])).toEqual(['material']);
    expect(set.filterOrderOf([], [{ categories: ['hats'] }])).toEqual(['sale']);
  });

  it('the filter order is empty when no rule applies, and moves no products', () => {
    const set = setOf(order('material', { inBrands: ['acme'] }));
    expect(set.filterOrderOf([], [])).toEqual([]);
    expect(set.steeringOf([], [{ brand: ['acme'] }])).toBeNull();
  });
});

it('pinned products of one rule all get the place of the rule', () => {
  const set = setOf({ kind: 'PIN', productIds: ['a', 'b'], place: 3 });
  expect(set.steeringOf([], [])!.placing.pins).toEqual([
    { productId: 'a', place: 3 },
    { productId: 'b', place: 3 },
  ]);
});
