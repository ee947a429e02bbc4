import { Lexicon } from './lexicon.js';
import { coloursSuiting, namedFilters } from './named-filters.js';
import { stemWord } from './search-form.js';
import { lexiconDocument, named as value, sized } from './testing/lexicon-document.js';
import { understandQuery } from './understand-query.js';

/** A lexicon of `count` leather products, of which `named` say so in their name. */
function leather(count: number, named: number): Lexicon {
  const lexicon = new Lexicon();
  for (let n = 0; n < count; n += 1)
    lexicon.put(lexiconDocument({ id: `${n}`, name: n < named ? 'Кожаные лоферы' : 'Лоферы', materials: ['LEATHER'] }));
  return lexicon;
}

describe('a material in names', () => {
  const kindsOf = (lexicon: Lexicon) => namedFilters([stemWord('кожаные')], lexicon).map(({ kind }) => kind);

  it('a material becomes a filter when none, few or all of its products have the word in names', () => {
    expect(kindsOf(leather(20, 0))).toEqual(['material']);
    expect(kindsOf(leather(20, 1))).toEqual(['material']);
    expect(kindsOf(leather(20, 20))).toEqual(['material']);
  });

  it('a material stays a search word when only half of its products have the word in their names', () => {
    expect(kindsOf(leather(20, 10))).toEqual([]);
  });
});

it('a season includes goods for that season and its neighbour', () => {
  const lexicon = new Lexicon();
  lexicon.put(lexiconDocument({ id: '1', name: 'Куртка', seasons: ['SPRING'] }));
  lexicon.put(lexiconDocument({ id: '2', name: 'Куртка', seasons: ['SPRING_SUMMER'] }));
  lexicon.put(lexiconDocument({ id: '3', name: 'Куртка', seasons: ['WINTER'] }));
  const [season] = namedFilters([stemWord('весна')], lexicon);
  expect(season!.values.map(({ value: one }) => one)).toEqual(['SPRING', 'SPRING_SUMMER']);
});

describe('a colour that is a word of the search', () => {
  const lexicon = new Lexicon();
  const colours = ['Серый', 'Тёмно-серый', 'Серый/Терракотовый', 'Чёрный', 'Красный'];
  colours.forEach((name, place) =>
    lexicon.put(lexiconDocument({ id: `${place}`, name: 'Свитшот', colours: [{ ...value(name), hex: '#888888' }] })),
  );

  it.each(['серый', 'grey'])('the colours that suit «%s» are its shades, also beside others', (word) => {
    const suiting = coloursSuiting(stemWord(word), lexicon);
    expect(suiting).toEqual(colours.slice(0, 3).map((name) => value(name).value));
  });

  it('a word that is no colour has no colours', () => expect(coloursSuiting(stemWord('свитшот'), lexicon)).toEqual([]));
});

describe('products with a colour or age in an English name only', () => {
  const lexicon = new Lexicon();
  const put = (id: string, name: string, more = {}) => lexicon.put(lexiconDocument({ id, name, ...more }));
  put('1', 'Beanie Black');
  put('2', 'Tee Black');
  put('3', 'Шапка', { colours: [{ ...value('Чёрный'), hex: '#000000' }] });
  put('4', 'Jordan 4 Kids');
  put('5', 'Кеды', { children: true });
  put('6', 'Шарф', { colours: [{ ...value('Белый'), hex: '#000000' }] });
  put('7', 'Tee White', { colours: [{ ...value('Белый'), hex: '#000000' }] });

  it('a Russian colour or age stays a search word when some products have only an English name', () => {
    expect(namedFilters([stemWord('черная')], lexicon)).toEqual([]);
    expect(namedFilters([stemWord('детские')], lexicon)).toEqual([]);
    expect(understandQuery('черная', lexicon).words[0]?.forms).toContain('black');
    expect(understandQuery('детские', lexicon).words[0]?.forms).toContain('kids');
  });

  it('an age becomes a filter when more products have it than say it in an English name only', () => {
    const shop = new Lexicon();
    shop.put(lexiconDocument({ id: '1', name: 'Платье Wednesday Girl' }));
    for (const id of ['2', '3']) shop.put(lexiconDocument({ id, name: 'Кеды', sex: 'FEMALE', children: true }));
    expect(namedFilters([stemWord('девочки')], shop).map(({ kind }) => kind)).toEqual(['age', 'sex']);
  });

  it('a discount is said to be lacking when no product of the shop has one', () => {
    expect(namedFilters([stemWord('скидка')], lexicon)).toMatchObject([{ kind: 'sale', isLacked: true }]);
  });

  it('a discount is a filter when the shop has one, even if names without an old price say «СКИДКА»', () => {
    const shop = new Lexicon();
    const [item] = sized('42');
    for (const id of ['1', '2']) shop.put(lexiconDocument({ id, name: 'Джоггеры СКИДКА' }));
    shop.put(lexiconDocument({ id: '3', name: 'Платье', items: [{ ...item!, sale: 30 }] }));
    expect(understandQuery('платья со скидкой', shop).filters).toMatchObject([
      { kind: 'sale', values: ['LESS_THAN_50'] },
    ]);
  });

  it('a colour becomes a filter when all its products have the value', () => {
    expect(namedFilters([stemWord('белая')], lexicon).map(({ kind }) => kind)).toEqual(['colorPallete']);
  });
});
