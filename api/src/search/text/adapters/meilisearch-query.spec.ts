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
  it('asks for known words as they are', () => {
    expect(wordings([word(['кед']), word(['nike'])], 'every')).toEqual(['"кед" "nike" ']);
  });

  it('leaves bare what may be misspelt and what may be the beginning of a word', () => {
    expect(wordings([word(['амартизац'], { known: false }), word(['nike'])], 'every')).toEqual(['амартизац "nike" ']);
    expect(wordings([word(['nike']), word(['кр'], { prefix: true })], 'every')).toEqual(['"nike" кр']);
  });

  it('says the likeliest forms first and a later form as a whole word', () => {
    const words = [word(['a', 'b']), word(['x', 'y', 'z'], { prefix: true })];
    expect(wordings(words, 'every')).toEqual(['"a" x', '"a" "y" ', '"b" x', '"a" "z" ', '"b" "y" ', '"b" "z" ']);
  });

  it('stays within bounds however many forms there are', () => {
    const many = wordings(
      Array.from({ length: 10 }, () => word(['a', 'b', 'c'])),
      'every',
    );
    expect(many).toHaveLength(16);
    expect(many[0]).toBe(`${'"a" '.repeat(10)}`);
    expect(new Set(many).size).toBe(16);
  });

  it('puts nothing in quotation marks where some of the words will do', () => {
    expect(wordings([word(['кед']), word(['nike'])], 'some')).toEqual(['кед nike ']);
  });
});

describe('conditions', () => {
  const now = Date.UTC(2026, 10, 20);

  it('are one a kind, any of its values', () => {
    expect(conditions({ brand: ['nike', 'on'], sex: ['MALE'] }, now)).toEqual([
      'brand IN ["nike", "on"]',
      'sex IN ["MALE"]',
    ]);
  });

  it('cannot be broken out of', () => {
    expect(conditions({ brand: ['a"] OR id EXISTS OR brand IN ["', '\\'] }, now)).toEqual([
      String.raw`brand IN ["a\"] OR id EXISTS OR brand IN [\"", "\\"]`,
    ]);
  });

  it('know what is new from when it was published, too', () => {
    expect(conditions({ newArrival: ['true'] }, now)).toEqual([
      `newArrival = true OR publishedAt >= ${Date.UTC(2026, 9, 21)}`,
    ]);
  });

  it('leave out a kind and what was not chosen', () => {
    expect(conditions({ brand: ['nike'], sex: ['MALE'], model: [] }, now, 'brand')).toEqual(['sex IN ["MALE"]']);
  });
});

it('an offer is asked for by size, sale, speed and price', () => {
  expect(asksForOffers({ brand: ['nike'], price: {} })).toBe(false);
  expect(asksForOffers({ size: [] })).toBe(false);
  expect(asksForOffers({ size: ['42'] })).toBe(true);
  expect(asksForOffers({ price: { max: 100 } })).toBe(true);
});
