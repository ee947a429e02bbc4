import type { RuleWholeFragment } from '../../../graphql/generated/graphql';
import { rulesTexts } from './rules-words';
import { sayRule } from './say-rule';

const rule = (more: object) =>
  ({
    ...{ queries: ['косуха'], words: [], twoWay: false, target: null, place: null },
    ...{ filters: [], productIds: [], categoryIds: [], brandIds: [] },
    ...more,
  }) as unknown as RuleWholeFragment;

it.each([
  ['косуха → кожаная куртка', { kind: 'SYNONYM', words: ['кожаная куртка'] }],
  ['косуха ↔ куртка', { kind: 'SYNONYM', words: ['куртка'], twoWay: true }],
  ['косуха → /info/delivery', { kind: 'REDIRECT', target: '/info/delivery' }],
  ['косуха: 2 товара с места 3', { kind: 'PIN', productIds: ['a', 'b'], place: 3 }],
  ['косуха: 2 фильтра', { kind: 'FILTER_ORDER', filters: ['sale', 'size'] }],
  ['любой запрос: 1 товар, 5 брендов', { kind: 'HIDE', queries: [], productIds: ['a'], brandIds: [...'abcde'] }],
])('sayRule describes a search rule as «%s»', (words, more) => {
  const locale = { locale: 'ru-RU' } as Parameters<typeof sayRule>[2];
  expect(sayRule(rule(more), rulesTexts.ru, locale).replace(/\u00A0/g, ' ')).toBe(words);
});
