import { ruleTexts } from './rule-words';
import { sayConflicts } from './say-conflicts';

const names = {
  choices: {
    brands: [{ value: 'b', label: 'One' }],
    categories: [{ value: 'c', label: '\u00A0Обувь' }],
  },
  products: new Map([['p', 'Кеды']]),
};

it.each([
  ['productIds', 'p,gone', 'Кеды, gone'],
  ['brandIds', 'b', 'One'],
  ['inCategoryIds', 'c', 'Обувь'],
  ['active', 'false', 'нет'],
  ['place', '3', '3'],
] as const)('a conflict of %s has names in the place of ids', (field, yours, words) => {
  expect(sayConflicts([{ field, yours, theirs: '' }], names, ruleTexts.ru)[0]?.yours).toBe(words);
});
