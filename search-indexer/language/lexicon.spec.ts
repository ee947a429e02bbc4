import fc from 'fast-check';
import { putTogether, takeApart } from '../columns/index.js';
import { Lexicon, type SavedLexicon } from './lexicon.js';
import { lexiconDocument, named, sized, uuidOf } from './testing/lexicon-document.js';
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
      .map(({ kind, value, name, path, products }) => ({ kind, value, name, path, products }))
      .map((value) => ({
        ...value,
        found: lexicon.values
          .with(value.kind, value.value)
          .some(({ name, path }) => name === value.name && path === value.path),
      }))
      .map((value) => JSON.stringify(value))
      .sort(),
  };
}

/** A lexicon of what another one consists of, as it would be read from a file. */
function stored(lexicon: Lexicon): Lexicon {
  const { plain, columns } = takeApart(lexicon.save());
  const copies = columns.map((column) => column.slice());
  return new Lexicon(putTogether(JSON.parse(JSON.stringify(plain)), copies) as SavedLexicon);
}

describe('Lexicon', () => {
  it('an updated Lexicon equals a new one of the same documents', () => {
    const change = fc.oneof(document, fc.constantFrom('1', '2', '3', '4', 'store'));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        let lexicon = new Lexicon();
        const left = new Map<string, LexiconDocument>();
        for (const one of changes) {
          if (one === 'store') lexicon = stored(lexicon);
          else if (typeof one === 'string') {
            lexicon.remove(uuidOf(one));
            left.delete(uuidOf(one));
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

  it('Lexicon.agreement is the share of products with a word in their name that have a value', () => {
    const lexicon = new Lexicon();
    lexicon.put(lexiconDocument({ id: '1', name: 'Кеды Nike', brands: [named('Nike')] }));
    lexicon.put(lexiconDocument({ id: '2', name: 'Кеды в духе Nike', brands: [named('Vans')] }));
    const nike = lexicon.words.get('nike')!;
    const brand = new Set(lexicon.values.with('brand', 'nike'));
    expect(lexicon.agreement([nike], brand)).toBe(0.5);
    lexicon.remove(uuidOf('2'));
    expect(lexicon.agreement([nike], brand)).toBe(1);
    expect(lexicon.areNamedTogether([nike, lexicon.words.get('кед')!])).toBe(true);
  });
});
