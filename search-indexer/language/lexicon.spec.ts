import fc from 'fast-check';
import { Lexicon } from './lexicon.js';
import { lexiconDocument, named, sized } from './testing/lexicon-document.js';
import type { LexiconDocument } from './understanding.js';

const some = <T>(...values: T[]) => fc.subarray(values);
const document: fc.Arbitrary<LexiconDocument> = fc
  .record({
    id: fc.constantFrom('1', '2', '3', '4'),
    name: some('Кроссовки', 'Кроссовок', 'Nike', 'Air-Max', 'Найк', '90').map((words) => words.join(' ')),
    brands: some(named('Nike'), named('New Balance')),
    colours: some({ ...named('Чёрный'), hex: '#000000' }, { ...named('Белый'), hex: '#ffffff' }),
    categories: some(named('Обувь'), named('Кроссовки')),
    materials: some('LEATHER', 'SUEDE'),
    items: fc.constantFrom([], sized('42'), sized('42', '43')),
    children: fc.boolean(),
  })
  .map((said) => lexiconDocument(said));

/** The whole content of a lexicon in a comparable form: sorted, and without the internal product numbers. */
function contents(lexicon: Lexicon): unknown {
  return {
    words: [...lexicon.words.all()]
      .map(({ stem, named: { length }, uses, surfaces }) => ({
        stem,
        named: length,
        uses,
        surfaces: surfaces.map(({ text, uses: times }) => `${text} ${times}`).sort(),
        beginning: [...lexicon.words.beginningWith(stem)].length,
        sounds: lexicon.words.soundOfSurfaces
          .near(stem, 1)
          .map(({ entry }) => entry.text)
          .sort(),
        spellings: lexicon.words.spellingOfSurfaces
          .near(stem, 1.4)
          .map(({ entry }) => entry.text)
          .sort(),
        stems: lexicon.words.spellingOfStems
          .near(stem, 1.4)
          .map(({ entry }) => entry.stem)
          .sort(),
      }))
      .sort((one, other) => (one.stem < other.stem ? -1 : 1)),
    values: [...lexicon.values.all()]
      .map((value) => ({ ...value, found: lexicon.values.with(value.kind, value.value).includes(value) }))
      .map((value) => JSON.stringify(value))
      .sort(),
  };
}

describe('Lexicon', () => {
  it('holds what a fresh one of the same documents holds, whatever was put and removed before', () => {
    const change = fc.oneof(document, fc.constantFrom('1', '2', '3', '4'));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const lexicon = new Lexicon();
        const left = new Map<string, LexiconDocument>();
        for (const one of changes) {
          if (typeof one === 'string') {
            lexicon.remove(one);
            left.delete(one);
          } else {
            lexicon.put(one);
            left.set(one.id, one);
          }
        }
        const fresh = new Lexicon();
        for (const one of left.values()) fresh.put(one);
        expect(contents(lexicon)).toEqual(contents(fresh));
      }),
    );
  });

  it('knows how far products named with a word agree on a value', () => {
    const lexicon = new Lexicon();
    lexicon.put(lexiconDocument({ id: '1', name: 'Кеды Nike', brands: [named('Nike')] }));
    lexicon.put(lexiconDocument({ id: '2', name: 'Кеды в духе Nike', brands: [named('Vans')] }));
    const nike = lexicon.words.get('nike')!;
    const brand = new Set(lexicon.values.with('brand', 'nike'));
    expect(lexicon.agreement([nike], brand)).toBe(0.5);
    lexicon.remove('2');
    expect(lexicon.agreement([nike], brand)).toBe(1);
    expect(lexicon.areNamedTogether([nike, lexicon.words.get('кед')!])).toBe(true);
  });
});
