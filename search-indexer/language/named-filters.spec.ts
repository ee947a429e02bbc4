import { Lexicon } from './lexicon.js';
import { namedFilters } from './named-filters.js';
import { stemWord } from './search-form.js';
import { lexiconDocument } from './testing/lexicon-document.js';

/** Products of leather, so many of which say so in their name. */
function leather(count: number, named: number): Lexicon {
  const lexicon = new Lexicon();
  for (let n = 0; n < count; n += 1)
    lexicon.put(lexiconDocument({ id: `${n}`, name: n < named ? 'Кожаные лоферы' : 'Лоферы', materials: ['LEATHER'] }));
  return lexicon;
}

describe('a material in names', () => {
  const kindsOf = (lexicon: Lexicon) => namedFilters([stemWord('кожаные')], lexicon).map(({ kind }) => kind);

  it('is a choice where no name says it, few do, or all do', () => {
    expect(kindsOf(leather(20, 0))).toEqual(['material']);
    expect(kindsOf(leather(20, 1))).toEqual(['material']);
    expect(kindsOf(leather(20, 20))).toEqual(['material']);
  });

  it('stays a word where names say it of some of what has it', () => {
    expect(kindsOf(leather(20, 10))).toEqual([]);
  });
});
