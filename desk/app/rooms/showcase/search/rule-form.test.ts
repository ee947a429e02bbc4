import { dtoOf, EMPTY_RULE, formOf, linesOf, needsQuery } from './rule-form';

const rule = {
  ...{ id: 'r', kind: 'PIN' as const, queries: ['кеды', 'кроссовки'], words: [], twoWay: false, target: null },
  ...{
    productIds: ['a', 'b'],
    categoryIds: [],
    brandIds: [],
    inCategoryIds: ['c'],
    inBrandIds: [],
    place: 2,
    filters: [],
  },
  ...{ active: true, startsAt: null, endsAt: '2026-12-31T20:59:00.000Z', note: 'к празднику', version: 'v1' },
};

it('a search rule is the same after being converted to form fields and back', () => {
  const form = formOf(rule);
  expect([form.queries, form.productIds, form.place]).toEqual(['кеды\nкроссовки', 'a,b', '2']);
  expect(dtoOf(form, rule)).toEqual(rule);
});

it('the search rule form does not send fields that the rule’s kind does not use', () => {
  const form = { ...EMPTY_RULE, queries: 'a', words: 'b', target: '/c', productIds: 'd', place: '4', twoWay: true };
  const empty = { words: [], twoWay: false, target: null, productIds: [], place: null };
  const of = (kind: 'SYNONYM' | 'REDIRECT' | 'HIDE') => dtoOf(form, { id: null, kind, version: null });
  expect(of('SYNONYM')).toMatchObject({ ...empty, words: ['b'], twoWay: true });
  expect(of('REDIRECT')).toMatchObject({ ...empty, target: '/c' });
  expect(of('HIDE')).toMatchObject({ ...empty, productIds: ['d'] });
});

it('the search rule form keeps the chosen order of filters', () => {
  const form = { ...EMPTY_RULE, filters: 'sale,size' };
  expect(dtoOf(form, { id: null, kind: 'FILTER_ORDER', version: null }).filters).toEqual(['sale', 'size']);
});

it('linesOf trims lines of the search rule form and removes repetitions', () => {
  expect(linesOf(' кожаная   куртка \n\nкосуха\nкосуха')).toEqual(['кожаная куртка', 'косуха']);
});

it('needsQuery is true for synonyms and redirects, and false for pins', () => {
  expect([needsQuery('SYNONYM'), needsQuery('REDIRECT'), needsQuery('PIN')]).toEqual([true, true, false]);
});
