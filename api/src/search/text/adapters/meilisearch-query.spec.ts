import type { UnderstoodWord } from '@meet/search-indexer/language';
import { asksForOffers, conditions, wordings } from './meilisearch-query.js';

const word = (forms: string[], changes: Partial<UnderstoodWord> = {}): UnderstoodWord => ({
  typed: forms[0]!,
  forms,
  prefix: false,
  known: true,
  ...changes,
});

describe('wordings', () => {
  it('a Meilisearch query quotes known words exactly', () => {
    expect(wordings([word(['кед']), word(['nike'])], 'every')).toEqual(['"кед" "nike" ']);
  });

  it('a Meilisearch query leaves possibly misspelt words and prefixes unquoted', () => {
    expect(wordings([word(['амартизац'], { known: false }), word(['nike'])], 'every')).toEqual(['амартизац "nike" ']);
    expect(wordings([word(['nike']), word(['кр'], { prefix: true })], 'every')).toEqual(['"nike" кр']);
  });

  it('a Meilisearch query lists the likeliest word forms first, and later ones as whole words', () => {
    const words = [word(['a', 'b']), word(['x', 'y', 'z'], { prefix: true })];
    expect(wordings(words, 'every')).toEqual(['"a" x', '"a" "y" ', '"b" x', '"a" "z" ', '"b" "y" ', '"b" "z" ']);
  });

  it('a Meilisearch query stays within its size limit for any number of word forms', () => {
    const many = wordings(
      Array.from({ length: 10 }, () => word(['a', 'b', 'c'])),
      'every',
    );
    expect(many).toHaveLength(16);
    expect(many[0]).toBe(`${'"a" '.repeat(10)}`);
    expect(new Set(many).size).toBe(16);
  });

  it('a Meilisearch query quotes no words when some of the words suffice', () => {
    expect(wordings([word(['кед']), word(['nike'])], 'some')).toEqual(['кед nike ']);
  });
});

describe('conditions', () => {
  const now = Date.UTC(2026, 10, 20);

  it('Meilisearch filters combine values of one kind with OR and kinds with AND', () => {
    expect(conditions({ brand: ['nike', 'on'], sex: ['MALE'] }, now)).toEqual([
      'brand IN ["nike", "on"]',
      'sex IN ["MALE"]',
    ]);
  });

  it('a Meilisearch filter escapes quotes and backslashes in its values', () => {
    expect(conditions({ brand: ['a"] OR id EXISTS OR brand IN ["', '\\'] }, now)).toEqual([
      String.raw`brand IN ["a\"] OR id EXISTS OR brand IN [\"", "\\"]`,
    ]);
  });

  it('Meilisearch filters treat recently published products as new', () => {
    expect(conditions({ newArrival: ['true'] }, now)).toEqual([
      `newArrival = true OR publishedAt >= ${Date.UTC(2026, 9, 21)}`,
    ]);
  });

  it('Meilisearch filters leave out a chosen kind and kinds without values', () => {
    expect(conditions({ brand: ['nike'], sex: ['MALE'], model: [] }, now, 'brand')).toEqual(['sex IN ["MALE"]']);
  });
});

it('Meilisearch filters match size, sale, speed and price within one offer', () => {
  expect(asksForOffers({ brand: ['nike'], price: {} })).toBe(false);
  expect(asksForOffers({ size: [] })).toBe(false);
  expect(asksForOffers({ size: ['42'] })).toBe(true);
  expect(asksForOffers({ price: { max: 100 } })).toBe(true);
  expect(asksForOffers({ worn: { words: '', rules: [] } })).toBe(true);
});
