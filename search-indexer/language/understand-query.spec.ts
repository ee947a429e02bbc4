import { goodsOfProduct } from './concepts/goods.js';
import { Lexicon } from './lexicon.js';
import { lexiconDocument, named } from './testing/lexicon-document.js';
import { understandQuery } from './understand-query.js';

function lexiconOf(...names: string[]): Lexicon {
  const lexicon = new Lexicon();
  names.forEach((name, place) => lexicon.put(lexiconDocument({ id: String(place), name })));
  return lexicon;
}

const CATALOGUE = lexiconOf(
  'Кроссовки Nike Air Max 90',
  'Кроссовки Nike Air Force 1',
  'Кеды Adidas Gazelle',
  'Кроссовки New Balance 574',
  'Футболка Levi’s T-Shirt',
  'Кроссовки Salomon XT-6',
  'Кроссовки Puma Superstar',
  'Худи Тихоречье Тайга',
);

describe('understandQuery', () => {
  it.each([
    ['найк', 'nike'],
    ['наики', 'nike'],
    ['yfqr', 'nike'],
    ['ршьу', 'nike'],
    ['rhjccjdrb', 'кроссовки'],
    ['кросовки адидас', 'кроссовки adidas'],
    ['krossovki nike', 'кроссовки nike'],
    ['hudi tihoreche', 'худи тихоречье'],
    ['ньюбаланс 574', 'new balance 574'],
    ['аирмакс', 'air max'],
    ['airmax 90', 'airmax 90'],
    ['левайс', 'levis'],
    ['газели', 'gazelle'],
    ['суперстар', 'superstar'],
    ['супер стар', 'superstar'],
    ['addidas', 'adidas'],
    ['саломон хт6', 'salomon xt6'],
    ['пумы', 'puma'],
    ['кросовочки', 'кроссовки'],
    ['кросовачки', 'кроссовки'],
    ['футболла', 'футбола'],
  ])('understandQuery reads %s as %s', (query, meant) => {
    const { text, repaired } = understandQuery(query, CATALOGUE);
    expect({ text, repaired }).toEqual({ text: meant, repaired: !['airmax 90'].includes(query) });
  });

  it.each(['nike air max 90', 'кеды adidas', 'xt6', 'тайга', 'levis', 'air force 1'])(
    'understandQuery does not correct %s',
    (query) => {
      const { text, repaired } = understandQuery(query, CATALOGUE);
      expect({ text, repaired }).toEqual({ text: query, repaired: false });
    },
  );

  it('understandQuery reads a number as a year only when no product name begins with it', () => {
    const lexicon = lexiconOf('Кроссовки New Balance 2025R');
    expect(understandQuery('balance 2025', lexicon).words.map(({ typed }) => typed)).toEqual(['balance', '2025']);
    expect(understandQuery('balance 2016', lexicon).words.map(({ typed }) => typed)).toEqual(['balance']);
  });

  it('understandQuery chooses between equally likely corrections by the other words', () => {
    const lexicon = lexiconOf('Кроссовки Nike Runner', 'Кроссовки Nile Walker', 'Кеды Nile Walker');
    expect(understandQuery('nime runner', lexicon).text).toBe('nike runner');
    expect(understandQuery('nime walker', lexicon).text).toBe('nile walker');
  });

  it.each([
    ['two slips', 'кроссовки saolmno', 'кроссовки salomon'],
    ['a slip in the other alphabet', 'кеды агзелле', 'кеды gazelle'],
    ['a slip in a short name in the other alphabet', 'кроссовки ниак', 'кроссовки nike'],
    ['a slip in an unfinished word', 'кеды aidda', 'кеды adidas'],
    ['a slip in an unfinished word in the other alphabet', 'кеды адида', 'кеды adidas'],
    ['a slip in a Russian word in Latin letters', 'hudi tiohreche', 'худи тихоречье'],
  ])('understandQuery corrects %s when a related word stands in the query: «%s»', (_, query, meant) => {
    expect(understandQuery(query, CATALOGUE).text).toBe(meant);
  });

  it('understandQuery prefers a far more frequent name that suits the other words to a rare one that sounds nearer', () => {
    const often = Array.from({ length: 600 }, (_, place) => `Шлёпанцы Adidas Slides ${place}`);
    const lexicon = lexiconOf(...often, 'Кеды Adidas Adiease');
    expect(understandQuery('адиас слидес', lexicon).text).toBe('adidas slides');
    expect(understandQuery('адиас слидес кеды', lexicon).text).toBe('adidas slides кеды');
  });

  it('understandQuery keeps a name that sounds so if a likelier spelling is not clearly better', () => {
    const lexicon = lexiconOf('Кеды Nike Dunk', 'Куртка Dark Green', 'Куртка Dark Navy', 'Брюки Dark Green');
    expect(understandQuery('green данк', lexicon).text).toBe('green dunk');
  });

  it('understandQuery reads Russian in Latin letters with one letter too many', () => {
    const lexicon = lexiconOf('Футболка North Face чёрная', 'Куртка North Face чёрная');
    expect(understandQuery('north face xchernaya', lexicon).words.at(-1)!.forms[0]).toBe('черн');
  });

  it('understandQuery joins a word of the shop with its neighbour only to a word that sounds nearly the same', () => {
    const lexicon = lexiconOf('Luma Tees Layla', 'Luma Tees Karissa', 'Diesel Jeans');
    expect(understandQuery('тис луам', lexicon).text).toBe('tees luma');
  });

  it('understandQuery reads a long word with one wrong letter as a brand in the other alphabet', () => {
    const lexicon = new Lexicon();
    const adidas = [{ name: 'Adidas', value: 'adidas' }];
    lexicon.put(lexiconDocument({ id: '1', name: 'Кеды Adidas Gazelle', brands: adidas }));
    const read = (query: string) => understandQuery(query, lexicon).text;
    expect(['адибас ', 'габелле ', 'вдидас '].map(read)).toEqual(['adidas', 'габелле', 'вдидас']);
  });

  it('understandQuery does not correct a strongly misspelled word without a word of the same products', () => {
    for (const query of ['saolmno', 'футболка saolmno', 'худи saolmno'])
      expect(understandQuery(query, CATALOGUE).text).toBe(query);
  });

  it('understandQuery reads Latin letters beside Cyrillic ones as a name, not as a misspelled Russian word', () => {
    expect(understandQuery('худи tiohreche', CATALOGUE).text).toBe('худи tiohreche');
  });

  it('understandQuery does not treat an ordinary Russian word as a misspelled name', () => {
    const { text } = understandQuery('кроссовки соломой', CATALOGUE);
    expect(text).toBe('кроссовки соломой');
  });

  it('understandQuery offers the next best reading of an uncertain correction', () => {
    const lexicon = lexiconOf('Кроссовки Nike', 'Кроссовки Nile');
    const { text, otherReadings } = understandQuery('кроссовки nime', lexicon);
    expect([text, ...otherReadings].sort()).toEqual(['кроссовки nike', 'кроссовки nile']);
  });

  it('understandQuery does not correct a word that is far from every word of the catalogue', () => {
    for (const query of ['спецодежда', 'house рубашка', 'зимние dc', '“аляска” со стразами'])
      expect(understandQuery(query, CATALOGUE).repaired).toBe(false);
  });

  it('understandQuery completes an unfinished word to one that occurs with the other words', () => {
    const lexicon = lexiconOf('Nike Supernova', 'Adidas Superstar', 'Puma Superlite', 'Puma Superlite 2');
    const completion = (query: string) => understandQuery(query, lexicon).words.at(-1)!.completion;
    expect(completion('adidas super')).toBe('superstar');
    expect(completion('super')).toBe('superlite');
  });

  it.each([
    ['джор', 'jordan'],
    ['кроссовки бален', 'кроссовки balenciaga'],
    ['арктэр', 'arcteryx'],
    ['кроссовки кор', 'кроссовки кор'],
    ['gabar', 'gabardine'],
  ])('understandQuery completes %s to %s, by sound when no word has that beginning', (typed, meant) => {
    const lexicon = lexiconOf(
      'Кроссовки Jordan 4',
      'Кроссовки Balenciaga Track',
      'Arc’teryx Beta',
      'Коричневые ботинки Core',
      'Gabardine',
    );
    expect(understandQuery(typed, lexicon).text.replace('gabar', 'gabardine')).toBe(meant);
  });

  it.each([
    ['плаьте', 'платье'],
    ['курта dickies', 'куртка dickies'],
    ['юбка плиссе миди', 'юбка плиссе миди'],
  ])('understandQuery corrects %s to %s, a kind of product rather than a name', (typed, meant) => {
    const lexicon = lexiconOf('Платье', 'Пальто', 'Куртка Dickies', 'Vans Court', 'Юбка плиссированная миди', 'Plus');
    expect(understandQuery(typed, lexicon).text).toBe(meant);
  });

  it('understandQuery treats look-alike Latin and Cyrillic letters as the same', () => {
    const lexicon = lexiconOf('Белый cвитшот', 'Кеды Hoka');
    expect(understandQuery('свитшот', lexicon).repaired).toBe(false);
    expect(understandQuery('cвитшот', lexicon).text).toBe('свитшот');
    expect(understandQuery('кедыhoka', lexicon).text).toBe('кедыhoka');
    expect(understandQuery('кедыhoka', lexicon).words.map(({ forms }) => forms[0])).toEqual(['кед', 'hoka']);
  });

  it('understandQuery does not switch the layout of a word when that puts punctuation inside it: «обка», «j,rf»', () => {
    const lexicon = lexiconOf('Обувь', 'J Rf Jacket');
    expect(understandQuery('обвь', lexicon).text).toBe('обувь');
    expect(understandQuery('обка', lexicon).text).not.toContain('rf');
  });

  it('understandQuery switches the layout of single letters only together with the rest of the query', () => {
    const lexicon = lexiconOf('Adidas Football X', 'Adidas Football Y');
    expect(understandQuery('фвшвфы ащщеифдд ч', lexicon).text).toBe('adidas football x');
  });

  it('understandQuery marks words that no product name contains as unknown and keeps them for descriptions', () => {
    const { words } = understandQuery('nike хлоропласт ', CATALOGUE);
    expect(words).toEqual([
      { typed: 'nike', forms: ['nike'], prefix: false, known: true, isName: true },
      { typed: 'хлоропласт', forms: ['хлоропласт'], prefix: false, known: false },
    ]);
  });

  it('understandQuery treats the last word as unfinished until a space follows', () => {
    expect(understandQuery('кроссо', CATALOGUE).words).toEqual([
      { typed: 'кроссо', forms: ['кроссо'], prefix: true, known: true, completion: 'кроссовк' },
    ]);
    expect(understandQuery('кроссо ', CATALOGUE).words[0]).toMatchObject({ prefix: false });
  });

  it('understandQuery reads two or three letters as what most goods of the shop begin with, a kind before a property', () => {
    const lexicon = new Lexicon();
    const put = (count: number, name: string, brand?: string) => {
      const brands = brand ? [named(brand)] : [];
      for (const end = lexicon.size + count; lexicon.size < end;)
        lexicon.put(lexiconDocument({ id: String(lexicon.size), name, brands }));
    };
    put(3, 'Рубашка');
    put(9, 'Платье с рукавами');
    put(4, 'Сумка');
    put(5, 'Supreme Box Logo', 'Supreme');
    put(4, 'Samba OG');
    put(1, 'Самокат');
    put(5, 'Sambarose');
    const completed = (query: string) => understandQuery(query, lexicon).words[0]?.completion;
    expect(['ру', 'пла', 'су'].map(completed)).toEqual(['рубашк', 'плать', 'сумк']);
    // What the shop has besides is found too.
    expect(understandQuery('су', lexicon).words[0]!.forms).toEqual(['су', 'supreme']);
    expect(understandQuery('сам', lexicon).words[0]!.forms[0]).toBe('samba');
  });

  it.each([
    ['кроссовки соломнн', 'кроссовки salomon'],
    ['топы пясочн', 'топы песочный'],
    ['шорты кантир', 'шорты kaptir'],
  ])('understandQuery corrects %s to %s, which goods of the shop have together', (typed, meant) => {
    const lexicon = lexiconOf('Кроссовки Salomon XT-6', 'Path Bag', 'Шорты Kaptir', 'Kontuur Belt');
    lexicon.put(lexiconDocument({ id: 'salomon', name: 'Кроссовки', brands: [named('Salomon')] }));
    const colours = [{ ...named('Песочный'), hex: '#c2b280' }];
    lexicon.put(lexiconDocument({ id: 'top', name: 'Breathe', categories: [named('Топы')], colours }));
    expect(understandQuery(typed, lexicon).text).toBe(meant);
  });

  it('understandQuery leaves a word unknown instead of hearing a short name with a slip in it', () => {
    expect(understandQuery('тоффи', lexiconOf('Jordan Bred Toe')).words[0]).toMatchObject({ known: false });
    expect(understandQuery('эссеншиалс', lexiconOf('Fear of God Essentials Hoodie')).text).toBe('essentials');
  });

  it('understandQuery takes Latin words beside Russian ones for names, unless every shop has such words', () => {
    const lexicon = lexiconOf('Adidas Terrex Free Hiker', 'Nike Dunk Low', 'Oversize Tee');
    const names = (query: string) =>
      understandQuery(query, lexicon).words.flatMap(({ typed, isName }) => (isName ? typed : []));
    expect(['ботинки terrex', 'кеды low', 'oversize футболка', 'terrex boots'].map(names)).toEqual([
      ['terrex'],
      [],
      [],
      [],
    ]);
  });

  it('understandQuery takes «модная одежда» for praise, even if a brand is called «Модный»', () => {
    const lexicon = lexiconOf('Одежда');
    lexicon.put(lexiconDocument({ id: 'brand', name: 'Платье', brands: [named('Модный')] }));
    const { filters, words } = understandQuery('модная недорогая одежда', lexicon);
    expect([filters.map(({ kind }) => kind), words.map(({ typed }) => typed)]).toEqual([['sort'], ['одежда']]);
    expect(understandQuery('модный', lexicon).filters).toMatchObject([{ kind: 'brand', name: 'Модный' }]);
  });

  it('understandQuery reads Russian in Latin letters even if no product has the word', () => {
    const { text, filters } = understandQuery('zimnyaya nike', CATALOGUE);
    expect([text, filters]).toEqual(['зимняя nike', []]);
  });

  it('understandQuery reads the beginning of a brand although a Russian word begins so: «конв»', () => {
    expect(understandQuery('конв', lexiconOf('Кеды Converse')).text).toBe('converse');
  });

  it.each([
    ['кеды в пределах 3 тыщ', { max: 300_000 }],
    ['кеды с бюджетом 5000', { max: 500_000 }],
    ['trainers up to 4000', { max: 400_000 }],
    ['trainers no more than 4000', { max: 400_000 }],
    ['trainers more than 4000', { min: 400_000 }],
  ])('understandQuery reads the price of %s', (query, price) => {
    expect(understandQuery(query, CATALOGUE).filters).toMatchObject([{ kind: 'price', price }]);
  });

  it('understandQuery reads the number of a line as no price: «air max 720»', () => {
    expect(understandQuery('nike air max 720', CATALOGUE).filters).toEqual([]);
  });

  it('understandQuery takes the words of a property for no kind of goods: `faux leather jacket`', () => {
    const shop = new Lexicon();
    shop.put(lexiconDocument({ id: '1', name: 'Faux Leather Jacket', goods: goodsOfProduct('Leather Jacket', []) }));
    const { filters, words } = understandQuery('faux leather jacket', shop);
    expect(filters).toMatchObject([{ kind: 'goods', name: 'Куртки' }]);
    expect(words).toMatchObject([{ typed: 'faux leather', forms: ['xfauxleather'] }]);
  });

  it('understandQuery asks for both kinds that «и» joins: «шлем и велосипед»', () => {
    const shop = new Lexicon();
    ['Шлем', 'Велосипед'].forEach((name, place) =>
      shop.put(lexiconDocument({ id: String(place), name, goods: goodsOfProduct(name, []) })),
    );
    expect(understandQuery('велосипед и шлем', shop).filters.map(({ name }) => name)).toEqual(['Велосипеды', 'Шлемы']);
  });

  it('understandQuery searches a colour by the shades that names say, but not a shade by its colour', () => {
    const shop = lexiconOf('Леггинсы цвета мокко', 'Коричневые леггинсы');
    const forms = (query: string) => understandQuery(query, shop).words.flatMap((word) => word.forms);
    expect(forms('коричневые')).toContain('мокк');
    expect(forms('мокко')).not.toContain('коричнев');
  });

  it('understandQuery tells the section of a kind of goods, shoes for boots', () => {
    const lexicon = new Lexicon();
    lexicon.put(lexiconDocument({ id: '1', name: 'Ботинки', categories: [named('Ботинки')] }));
    expect(understandQuery('ботинки terrex', lexicon).filters).toMatchObject([{ kind: 'categories', section: 'aa-8' }]);
    lexicon.put(lexiconDocument({ id: '2', name: 'Ботинки', goods: ['aa-8-3', 'aa-8'] }));
    expect(understandQuery('ботинки terrex', lexicon).filters).toMatchObject([{ kind: 'goods', section: 'aa-8' }]);
  });

  it('understandQuery reads a word of the language that no goods have as a kind that differs in an unstressed vowel', () => {
    const lexicon = lexiconOf('Пуховик женский', 'Майка белая');
    expect(understandQuery('пуховек', lexicon)).toMatchObject({ text: 'пуховик', repaired: true });
    expect(understandQuery('мойка', lexicon)).toMatchObject({ text: 'мойка', repaired: false });
  });

  it('understandQuery reads letters as the first word of a brand before the second word of another', () => {
    const lexicon = new Lexicon();
    const brands = ['New Balance', 'New Balance', 'New Balance', 'New Balance', 'Balenciaga', 'Balenciaga'];
    brands.forEach((brand, place) =>
      lexicon.put(lexiconDocument({ id: String(place), name: `Кроссовки ${brand}`, brands: [named(brand)] })),
    );
    for (const typed of ['бал', 'бале']) expect(understandQuery(typed, lexicon).text).toBe('balenciaga');
  });

  it('understandQuery reads the й of a brand in its beginning as и: «наи»', () => {
    const lexicon = lexiconOf('Кроссовки Nike Air', 'Nayo Dress');
    expect(understandQuery('наи', lexicon).text).toBe('nike');
  });

  it('understandQuery does not correct words for thousands: «до тыщи»', () => {
    const lexicon = lexiconOf('Бюстгальтер This Is Me');
    expect(understandQuery('бюстгальтер до тыщи', lexicon)).toMatchObject({
      repaired: false,
      filters: [{ kind: 'price', price: { max: 100_000 } }],
    });
  });

  it('understandQuery reads letters that only begin like a material as the beginning of a kind: «пухо»', () => {
    const lexicon = new Lexicon();
    lexicon.put(lexiconDocument({ id: '1', name: 'Coat', materials: ['DOWN'] }));
    for (const id of ['2', '3', '4']) lexicon.put(lexiconDocument({ id, name: 'Пуховик' }));
    expect(understandQuery('пухо', lexicon)).toMatchObject({ filters: [], words: [{ prefix: true }] });
  });

  it('understandQuery reads a form of a name in «а» by its sound: «стеллы»', () => {
    const lexicon = lexiconOf('Steall Shoes', ...Array.from({ length: 9 }, () => 'Stella Shoes'));
    expect(understandQuery('стеллы', lexicon).text).toBe('stella');
  });

  it('understandQuery reads an amount in thousands as a name when goods are called so: «zx 2k»', () => {
    const lexicon = lexiconOf('Кроссовки Adidas ZX 2K Boost');
    expect(understandQuery('zx 2k', lexicon).filters).toEqual([]);
    expect(understandQuery('кроссовки до 2k', lexicon).filters).toMatchObject([{ kind: 'price' }]);
  });

  it('understandQuery reads three letters as the whole name that sounds so before a name that only begins so', () => {
    const lexicon = lexiconOf('Nike Dunk Low', 'Adidas Forum Low', 'Grigio Loafer', 'Suede Loafer');
    expect(understandQuery('данк лоу', lexicon).text).toBe('dunk low');
    expect(understandQuery('lfyr kje', lexicon).text).toBe('dunk low');
  });

  it('understandQuery takes two or three Latin letters for Russian ones only if those look like a word', () => {
    expect(understandQuery('yee', lexiconOf('Nu Skin Slip', 'Boy Tee', 'Oak Tee')).text).toBe('yee');
  });

  it('understandQuery corrects to no second kind of goods where another word is as near: «krossovki belie»', () => {
    const lexicon = new Lexicon();
    const categories = [named('Кроссовки')];
    const colours = [{ ...named('Белый'), hex: '#ffffff' }];
    lexicon.put(lexiconDocument({ id: '1', name: 'Белые кеды Samba', categories, colours }));
    lexicon.put(lexiconDocument({ id: '2', name: 'Бельё для бега', categories }));
    expect(understandQuery('krossovki belie', lexicon).text).toBe('кроссовки белые');
  });

  it('understandQuery searches «длинный» as a property, not as a word, since sleeves are long, too', () => {
    const lexicon = lexiconOf('Кардиган с длинными рукавами', 'Кардиган удлинённый');
    const [, long] = understandQuery('кардиган длинный ', lexicon).words;
    expect(long?.forms).toEqual(['xmaxi']);
  });

  it('understandQuery returns nothing for a query without letters and digits', () => {
    for (const query of ['', '  ', '!?', '—'])
      expect(understandQuery(query, CATALOGUE)).toMatchObject({ text: '', repaired: false, filters: [], words: [] });
  });

  it('understandQuery reads two letters as the brand of the shop that people spell so, beside other words as a preposition', () => {
    const lexicon = lexiconOf('Кеды на платформе');
    for (const brand of ['Nike', 'Air Jordan', 'Zara'])
      lexicon.put(lexiconDocument({ id: brand, name: `Кеды ${brand}`, brands: [named(brand)] }));
    expect(['на', 'эй', 'хо'].map((typed) => understandQuery(typed, lexicon).text)).toEqual(['nike', 'jordan', 'хо']);
    expect(understandQuery('кеды на', lexicon).text).toBe('кеды на');
  });

  it('understandQuery completes «най» to a brand or leaves it unknown, but never to a preposition', () => {
    const platform = lexiconOf('Кеды на платформе', 'Кроссовки Nike Air');
    platform.put(lexiconDocument({ id: 'brand', name: 'Кроссовки Adidas', brands: [named('Adidas')] }));
    expect(understandQuery('най', platform).text).toBe('nike');
    expect(understandQuery('ад', platform).text).toBe('adidas');
    const { text, words } = understandQuery('най', lexiconOf('Кеды на платформе'));
    expect({ text, known: words[0]?.known }).toEqual({ text: 'най', known: false });
  });

  it.each([
    ['для зала', 'Salt', 'Zulu', 'Zolla'],
    ['ааааа', 'Eau'],
    ['маме', 'Memes'],
    ['аниме', 'Animal'],
    ['школы', 'Skool'],
  ])(
    'the query «%s» is not corrected to %s, because known Russian words are not read as foreign names',
    (query, ...names) => {
      expect(understandQuery(query, lexiconOf(...names))).toMatchObject({ text: query, repaired: false });
    },
  );

  it.each([
    ['пумы', 'puma'],
    ['манго', 'mango'],
    ['самбы', 'samba'],
    ['газелей', 'gazelle'],
    ['форс', 'force'],
    ['нью баланс', 'new balance'],
  ])('the query «%s» is corrected to %s, which sounds exactly alike', (query, name) => {
    const lexicon = lexiconOf('Puma', 'Mango', 'Samba', 'Gazelle', 'Force', 'Blazer', 'New Balance');
    const { text, words } = understandQuery(query, lexicon);
    expect(text).toBe(name);
    expect(words.every(({ known }) => known)).toBe(true);
  });

  it('understandQuery takes «блейзер» for the name of a model where no product is of that kind', () => {
    const { words } = understandQuery('блейзер мид', lexiconOf('Nike Blazer Mid'));
    expect(words[0]).toMatchObject({ forms: expect.arrayContaining(['blazer']), known: true });
  });

  it('understandQuery marks a name that sounds only somewhat like the word as a guess, unless it is long', () => {
    const lexicon = lexiconOf('Adidas Running Lace Shoes', 'Nike Vaporfly');
    const guessed = (query: string) => understandQuery(query, lexicon).words.filter(({ isGuess }) => isGuess);
    expect(guessed('adidas лечче').map(({ typed }) => typed)).toEqual(['лечче']);
    expect(guessed('nike вейпорфлай')).toEqual([]);
  });

  it.each([
    ['для катания', 'Koton'],
    ['боди с голой спиной', 'Gol Top'],
    ['вейп', 'Кейп'],
    ['аляска куртка', 'Alexa Куртка'],
  ])('understandQuery does not take a word of «%s» for %s', (query, name) => {
    expect(understandQuery(query, lexiconOf(name)).repaired).toBe(false);
  });

  it.each([
    ['platya siwiy', 'платье синий'],
    ['platya bleyy', 'платье белый'],
    ['svltshot', 'свитшот'],
  ])('understandQuery reads Russian in Latin letters with a typing error: %s', (query, meant) => {
    const lexicon = lexiconOf('Платья синий', 'Платье белый', 'Свитшот', 'Блейзер');
    expect(understandQuery(`${query} `, lexicon)).toMatchObject({ text: meant, repaired: true });
  });

  it('understandQuery takes no English word with a double letter for a Russian colour', () => {
    expect(understandQuery('berry gelly ', lexiconOf('Белый топ', 'Серый топ')).repaired).toBe(false);
  });

  it.each(['лма', 'яума'])('understandQuery takes «%s» for a short brand whose goods suit the other words', (typed) => {
    const lexicon = lexiconOf('Худи');
    lexicon.put(lexiconDocument({ id: 'luma', name: 'Топ', brands: [named('Luma')] }));
    expect(understandQuery(`топ ${typed} `, lexicon).filters).toMatchObject([{ kind: 'brand', values: ['luma'] }]);
    expect(understandQuery(`худи ${typed} `, lexicon).text).toBe(`худи ${typed}`);
  });

  it('understandQuery reads a Russian word as the part of a brand that sounds so: «адидас спорт перформанс»', () => {
    const lexicon = lexiconOf('Спортивный костюм');
    lexicon.put(lexiconDocument({ id: 'a', name: 'Shoes', brands: [named('Adidas Sport Performance')] }));
    const { filters } = understandQuery('адидас спорт перформанс ', lexicon);
    expect(filters).toMatchObject([{ kind: 'brand', values: ['adidas-sport-performance'] }]);
  });

  it('understandQuery matches English singular and plural forms', () => {
    const lexicon = lexiconOf('Nike Slide', 'Nike Dresses', 'Adidas Bodies');
    const formsOf = (query: string) => understandQuery(query, lexicon).words[0]?.forms;
    expect(formsOf('slides ')).toContain('slide');
    expect(formsOf('dress ')).toContain('dresses');
  });

  it.each(['constructor 42', 'размер constructor', 'кеды без constructor', 'toString', '__proto__ 42'])(
    'understandQuery reads the name of a property that every object has as a word: %s',
    (query) => {
      const { filters } = understandQuery(query, CATALOGUE);
      expect(filters.flatMap(({ name, values }) => [name, ...values]).join()).not.toMatch(/native code/);
    },
  );

  it('understandQuery accepts any text without throwing, even control characters and long texts', () => {
    expect(() => understandQuery('\u0000 \ud800 ' + 'я'.repeat(500) + ' ' + 'a '.repeat(200), CATALOGUE)).not.toThrow();
  });
});
