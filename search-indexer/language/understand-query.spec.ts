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
  ])('%s means %s', (query, meant) => {
    const { text, repaired } = understandQuery(query, CATALOGUE);
    expect({ text, repaired }).toEqual({ text: meant, repaired: !['airmax 90'].includes(query) });
  });

  it.each(['nike air max 90', 'кеды adidas', 'xt6', 'тайга', 'levis', 'air force 1'])('leaves %s as it is', (query) => {
    const { text, repaired } = understandQuery(query, CATALOGUE);
    expect({ text, repaired }).toEqual({ text: query, repaired: false });
  });

  it('takes a number for a year only where no name begins so', () => {
    const lexicon = lexiconOf('Кроссовки New Balance 2025R');
    expect(understandQuery('balance 2025', lexicon).words.map(({ typed }) => typed)).toEqual(['balance', '2025']);
    expect(understandQuery('balance 2016', lexicon).words.map(({ typed }) => typed)).toEqual(['balance']);
  });

  it('settles what is as likely by the other words', () => {
    const lexicon = lexiconOf('Кроссовки Nike Runner', 'Кроссовки Nile Walker', 'Кеды Nile Walker');
    expect(understandQuery('nime runner', lexicon).text).toBe('nike runner');
    expect(understandQuery('nime walker', lexicon).text).toBe('nile walker');
  });

  it('names the next best reading of an unsure repair', () => {
    const lexicon = lexiconOf('Кроссовки Nike', 'Кроссовки Nile');
    const { text, otherReadings } = understandQuery('кроссовки nime', lexicon);
    expect([text, ...otherReadings].sort()).toEqual(['кроссовки nike', 'кроссовки nile']);
  });

  it('leaves a word alone that nothing of the catalogue is near to', () => {
    for (const query of ['спецодежда', 'house рубашка', 'зимние dc', '“аляска” со стразами'])
      expect(understandQuery(query, CATALOGUE).repaired).toBe(false);
  });

  it('completes a beginning to what goes with the rest', () => {
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
  ])('%s begins %s, by its sound where no word begins so', (typed, meant) => {
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
    ['юбка плиссе миди', 'юбка плиссированная миди'],
  ])('%s means %s, what kind of thing it is rather than a name', (typed, meant) => {
    const lexicon = lexiconOf('Платье', 'Пальто', 'Куртка Dickies', 'Vans Court', 'Юбка плиссированная миди', 'Plus');
    expect(understandQuery(typed, lexicon).text).toBe(meant);
  });

  it('takes a letter of the other alphabet for its like', () => {
    const lexicon = lexiconOf('Белый cвитшот', 'Кеды Hoka');
    expect(understandQuery('свитшот', lexicon).repaired).toBe(false);
    expect(understandQuery('cвитшот', lexicon).text).toBe('свитшот');
    expect(understandQuery('кедыhoka', lexicon).text).toBe('кедыhoka');
    expect(understandQuery('кедыhoka', lexicon).words.map(({ forms }) => forms[0])).toEqual(['кед', 'hoka']);
  });

  it('takes no word for one that was typed with punctuation inside', () => {
    const lexicon = lexiconOf('Обувь', 'J Rf Jacket');
    expect(understandQuery('обвь', lexicon).text).toBe('обувь');
    expect(understandQuery('обка', lexicon).text).not.toContain('rf');
  });

  it('turns single letters to the other layout with the rest of the query only', () => {
    const lexicon = lexiconOf('Adidas Football X', 'Adidas Football Y');
    expect(understandQuery('фвшвфы ащщеифдд ч', lexicon).text).toBe('adidas football x');
  });

  it('says what no product is called, and may still be in a description', () => {
    const { words } = understandQuery('nike хлоропласт ', CATALOGUE);
    expect(words).toEqual([
      { typed: 'nike', forms: ['nike'], prefix: false, known: true },
      { typed: 'хлоропласт', forms: ['хлоропласт'], prefix: false, known: false },
    ]);
  });

  it('takes the last word for a beginning until a space follows', () => {
    expect(understandQuery('кроссо', CATALOGUE).words).toEqual([
      { typed: 'кроссо', forms: ['кроссо'], prefix: true, known: true, completion: 'кроссовк' },
    ]);
    expect(understandQuery('кроссо ', CATALOGUE).words[0]).toMatchObject({ prefix: false });
  });

  it('has nothing to say of nothing', () => {
    for (const query of ['', '  ', '!?', '—'])
      expect(understandQuery(query, CATALOGUE)).toMatchObject({ text: '', repaired: false, filters: [], words: [] });
  });

  it('corrects nothing to a preposition: «най» begins a brand, and is nothing in a shop without it', () => {
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
  ])('«%s» stays Russian beside %s: a known word is no foreign one', (query, ...names) => {
    expect(understandQuery(query, lexiconOf(...names))).toMatchObject({ text: query, repaired: false });
  });

  it.each([
    ['пумы', 'puma'],
    ['манго', 'mango'],
    ['самбы', 'samba'],
    ['газелей', 'gazelle'],
    ['форс', 'force'],
    ['блейзер', 'blazer'],
    ['нью баланс', 'нью balance'],
  ])('«%s» is %s all the same: it sounds just so', (query, name) => {
    const lexicon = lexiconOf('Puma', 'Mango', 'Samba', 'Gazelle', 'Force', 'Blazer', 'New Balance');
    const { text, words } = understandQuery(query, lexicon);
    expect(text).toBe(name);
    expect(words.every(({ known }) => known)).toBe(true);
  });

  it('takes a word that English says in the other number for the same', () => {
    const lexicon = lexiconOf('Nike Slide', 'Nike Dresses', 'Adidas Bodies');
    const formsOf = (query: string) => understandQuery(query, lexicon).words[0]?.forms;
    expect(formsOf('slides ')).toContain('slide');
    expect(formsOf('dress ')).toContain('dresses');
  });

  it('takes any text', () => {
    expect(() => understandQuery('\u0000 \ud800 ' + 'я'.repeat(500) + ' ' + 'a '.repeat(200), CATALOGUE)).not.toThrow();
  });
});
