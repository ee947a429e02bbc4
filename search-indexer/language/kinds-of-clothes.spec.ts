import { Lexicon } from './lexicon.js';
import { lexiconDocument, named } from './testing/lexicon-document.js';
import { understandQuery } from './understand-query.js';
import type { LexiconDocument } from './understanding.js';

function lexiconOf(...products: Partial<LexiconDocument>[]): Lexicon {
  const lexicon = new Lexicon();
  products.forEach((product, place) => lexicon.put(lexiconDocument({ id: String(place), ...product })));
  return lexicon;
}

const CLOTHES = named('Одежда');
const OUTER = [CLOTHES, named('Верхняя одежда')];
const JACKETS = lexiconOf(
  { name: 'Бомбер Иней', categories: [...OUTER, named('Бомберы')], colours: [{ ...named('Красный'), hex: '#000000' }] },
  { name: 'Ветровка Пассат', categories: [...OUTER, named('Ветровки')] },
  { name: 'Пуховик Север', categories: [...OUTER, named('Пуховики')] },
  { name: 'Чиносы Штиль', categories: [CLOTHES, named('Брюки'), named('Чиносы')] },
);
const read = (query: string, lexicon = JACKETS) =>
  understandQuery(query, lexicon).filters.map(({ kind, values, name }) => [kind, values.join(), name]);

describe('a word that takes in several kinds', () => {
  it('chooses the categories of all of them that the catalogue has: «куртка» is no bomber only', () => {
    const jackets = ['categories', 'бомберы,ветровки,пуховики', 'Бомберы, Ветровки, Пуховики'];
    expect(read('куртка')).toEqual([jackets]);
    expect(read('jackets')).toEqual([jackets]);
    expect(read('красная куртка')).toEqual([['colorPallete', 'красный', 'Красный'], jackets]);
  });

  it('gives way to a kind that is said beside it', () => {
    expect(read('куртка бомбер')).toEqual([['categories', 'бомберы', 'Бомберы']]);
    expect(read('бомбер куртка')).toEqual([['categories', 'бомберы', 'Бомберы']]);
  });

  it('does not name what is below its own category', () => {
    expect(read('брюки')).toEqual([['categories', 'брюки', 'Брюки']]);
  });

  it('goes through trees that stand side by side, in either language', () => {
    const feeds = lexiconOf(
      { name: 'Куртка', categories: [CLOTHES, named('Куртки')] },
      { name: 'Reversible jacket', categories: [named('Apparel'), named('Jackets')] },
      { name: 'Парка', categories: [named('Женское'), named('Парки')] },
      { name: 'One piece', categories: [named('Apparel'), named('Swimwear')] },
    );
    expect(read('куртка', feeds)).toEqual([['categories', 'куртки,jackets,парки', 'Куртки, Jackets, Парки']]);
    expect(read('купальник', feeds)).toEqual([['categories', 'swimwear', 'Swimwear']]);
  });

  it('finds goods of every kind by their names where no category is called so', () => {
    const { words } = understandQuery('куртка ', lexiconOf({ name: 'Бомбер Иней' }, { name: 'Parka Frost' }));
    expect(words[0]).toMatchObject({ known: true });
    expect(words[0]!.forms).toEqual(expect.arrayContaining(['бомбер', 'parka']));
  });
});
