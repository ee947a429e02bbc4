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

describe('broad words', () => {
  it('a broad word selects every matching category of the catalogue: «куртка» includes bombers', () => {
    const jackets = ['categories', 'бомберы,ветровки,пуховики', 'Бомберы, Ветровки, Пуховики'];
    expect(read('куртка')).toEqual([jackets]);
    expect(read('jackets')).toEqual([jackets]);
    expect(read('красная куртка')).toEqual([['colorPallete', 'красный', 'Красный'], jackets]);
  });

  it('a broad word yields to a more specific kind in the query: «куртка бомбер» selects bombers only', () => {
    expect(read('куртка бомбер')).toEqual([['categories', 'бомберы', 'Бомберы']]);
    expect(read('бомбер куртка')).toEqual([['categories', 'бомберы', 'Бомберы']]);
  });

  it('a word that is itself a category does not select the subcategories: «брюки»', () => {
    expect(read('брюки')).toEqual([['categories', 'брюки', 'Брюки']]);
  });

  it('a broad word selects categories of several category trees, in Russian and English', () => {
    const feeds = lexiconOf(
      { name: 'Куртка', categories: [CLOTHES, named('Куртки')] },
      { name: 'Reversible jacket', categories: [named('Apparel'), named('Jackets')] },
      { name: 'Парка', categories: [named('Женское'), named('Парки')] },
      { name: 'One piece', categories: [named('Apparel'), named('Swimwear')] },
    );
    expect(read('куртка', feeds)).toEqual([['categories', 'куртки,jackets,парки', 'Куртки, Jackets, Парки']]);
    expect(read('купальник', feeds)).toEqual([['categories', 'swimwear', 'Swimwear']]);
  });

  it('a broad word finds goods by their names when no category has that name', () => {
    const { words } = understandQuery('куртка ', lexiconOf({ name: 'Бомбер Иней' }, { name: 'Parka Frost' }));
    expect(words[0]).toMatchObject({ known: true });
    expect(words[0]!.forms).toEqual(expect.arrayContaining(['бомбер', 'parka']));
  });
});
