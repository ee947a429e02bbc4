import { firstMapping, missingFields, withField, type Suggestion } from './mapping';

const suggestion: Suggestion = {
  columns: [
    { header: 'Арт.', field: 'ARTICLE', confidence: 1, reason: '', samples: ['A-1'] },
    { header: 'Опт', field: null, confidence: 0.4, reason: '', samples: ['900'] },
    { header: 'РРЦ', field: null, confidence: 0.4, reason: '', samples: ['1990'] },
  ],
  choices: [{ field: 'PRICE', headers: ['Опт', 'РРЦ'], question: 'Which price do shoppers pay?' }],
  productOf: 'ARTICLE',
  headings: 'IGNORE',
  notes: [],
};

it('firstMapping takes the suggested columns, and missingFields lists what must be chosen', () => {
  const mapping = firstMapping(suggestion);
  expect(mapping.columns.map(({ field }) => field)).toEqual(['ARTICLE', 'IGNORE', 'IGNORE']);
  expect(missingFields(suggestion, mapping)).toEqual(['PRICE']);
});

it('a field assigned to another price-list column is removed from its former column', () => {
  const chosen = withField(firstMapping(suggestion), 'Опт', 'PRICE');
  const other = withField(chosen, 'РРЦ', 'PRICE');
  expect(other.columns.map(({ field }) => field)).toEqual(['ARTICLE', 'IGNORE', 'PRICE']);
  expect(missingFields(suggestion, other)).toEqual([]);
});

it('several price-list columns may be assigned to pictures', () => {
  const two = withField(withField(firstMapping(suggestion), 'Опт', 'PICTURE'), 'РРЦ', 'PICTURE');
  expect(two.columns.filter(({ field }) => field === 'PICTURE')).toHaveLength(2);
});
