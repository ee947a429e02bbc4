import { Lexicon } from './lexicon.js';
import { lexiconDocument, named, sized } from './testing/lexicon-document.js';
import { understandQuery } from './understand-query.js';
import type { LexiconDocument, UnderstoodFilter } from './understanding.js';

const BLACK = { ...named('Чёрный'), hex: '#000000' };
const WHITE = { ...named('Белый'), hex: '#ffffff' };
const NAVY = { ...named('Тёмно-синий'), hex: '#000080' };
const SHOES = [named('Обувь'), named('Кроссовки')];
const RUNNING = [...SHOES, named('Беговые')];

const PRODUCTS: Partial<LexiconDocument>[] = [
  { name: 'Кроссовки Nike Air Max 90', brands: [named('Nike')], categories: SHOES, colours: [BLACK], sex: 'MALE' },
  { name: 'Кроссовки Nike Pegasus 41', brands: [named('Nike')], categories: RUNNING, colours: [WHITE], sex: 'FEMALE' },
  { name: 'Кроссовки New Balance 574', brands: [named('New Balance')], categories: SHOES, colours: [NAVY] },
  { name: 'Кроссовки The North Face', brands: [named('The North Face')], categories: RUNNING, colours: [BLACK] },
  { name: 'Куртка тёплая', categories: [named('Одежда'), named('Куртки')], sex: 'MALE', seasons: ['WINTER'] },
  { name: 'Ботинки', categories: [named('Обувь'), named('Ботинки')], materials: ['LEATHER'], children: true },
  { name: 'Кеды высокие', categories: [named('Обувь'), named('Ботинки')], materials: ['SUEDE'] },
  { name: 'Кеды низкие', categories: [named('Обувь'), named('Кроссовки')], sex: 'MALE' },
  { name: 'Шопер', categories: [named('Сумки и рюкзаки')] },
  { name: 'Ветровка', categories: [named('Одежда'), named('Куртки')], sex: 'FEMALE' },
];
const lexicon = new Lexicon();
PRODUCTS.forEach((product, place) =>
  lexicon.put(
    lexiconDocument({
      id: String(place),
      items: sized('40', '41', '42', '42.5', 'S', 'XL', '44–46', 'ONE SIZE').map((item) => ({ ...item, sale: 20 })),
      ...product,
    }),
  ),
);

const said = (filter: UnderstoodFilter) =>
  `${filter.kind}: ${filter.values.join(', ') || JSON.stringify(filter.price)}`;
const read = (query: string) => {
  const { filters, words } = understandQuery(query, lexicon);
  return [...filters.map(said), ...words.map(({ forms }) => forms[0]!)];
};

describe('filters of a query', () => {
  it.each([
    ['nike', ['brand: nike']],
    ['найки', ['brand: nike']],
    ['north face', ['brand: the-north-face']],
    ['сумки рюкзаки', ['categories: сумки-и-рюкзаки']],
    ['ньюбаланс 574', ['brand: new-balance', '574']],
    ['кроссы', ['categories: кроссовки']],
    ['беговые кроссовки', ['categories: беговые']],
    ['обувь', ['categories: обувь']],
    ['чёрные кроссовки', ['colorPallete: чёрный', 'categories: кроссовки']],
    ['black', ['colorPallete: чёрный']],
    ['молочные', ['colorPallete: белый']],
    ['темно-синие', ['colorPallete: тёмно-синий']],
    ['тёмно синие', ['colorPallete: тёмно-синий']],
    ['чёрные или белые', ['colorPallete: чёрный', 'colorPallete: белый']],
    ['чёрно-белые', ['colorPallete: чёрный', 'бел']],
    ['куртка для мужчин', ['categories: куртки', 'sex: MALE']],
    ['женские', ['sex: FEMALE']],
    ['подарок маме', ['sex: FEMALE']],
    ['куртка сыну', ['categories: куртки', 'age: CHILDREN', 'sex: MALE']],
    ['nike under 5000', ['brand: nike', 'price: {"max":500000}']],
    ['nike from 3000 to 5000', ['brand: nike', 'price: {"min":300000,"max":500000}']],
    ['мужчине 50 лет куртка', ['sex: MALE', 'categories: куртки']],
    ['для мальчика 5 лет', ['age: CHILDREN', 'sex: MALE']],
    ['зимняя куртка', ['season: WINTER', 'categories: куртки']],
    ['кожаные ботинки', ['material: LEATHER', 'categories: ботинки']],
    ['со скидкой', ['sale: LESS_THAN_50']],
    ['новинки nike', ['newArrival: true', 'brand: nike']],
  ])('understandQuery reads filters from «%s»', (query, expected) => expect(read(`${query} `)).toEqual(expected));

  it.each([
    ['кроссовки 42', ['categories: кроссовки', 'size: 42']],
    ['кроссовки 42,5', ['categories: кроссовки', 'size: 42.5']],
    ['размер 42', ['size: 42']],
    ['р. 42', ['size: 42']],
    ['eu 41 nike', ['size: 41', 'brand: nike']],
    ['куртка xl', ['categories: куртки', 'size: xl']],
    ['куртка с', ['categories: куртки', 'size: s']],
    ['куртка с мехом', ['categories: куртки', 'мех']],
    ['44-46', ['size: 44–46']],
    ['one size', ['size: one-size']],
    ['new balance 41', ['brand: new-balance', 'size: 41']],
    ['pegasus 41', ['pegasus', '41']],
    ['air max 90', ['air', 'max', '90']],
  ])('understandQuery reads sizes from «%s»', (query, expected) => expect(read(query)).toEqual(expected));

  it.each([
    ['до 10000', { max: 1_000_000 }],
    ['до 10 000 руб', { max: 1_000_000 }],
    ['до 10 тыс', { max: 1_000_000 }],
    ['дешевле 7к', { max: 700_000 }],
    ['не дороже 5000', { max: 500_000 }],
    ['от 5000', { min: 500_000 }],
    ['от 5000 до 10000', { min: 500_000, max: 1_000_000 }],
    ['от 5 до 10 тысяч', { min: 500_000, max: 1_000_000 }],
    ['до трёх тысяч', { max: 300_000 }],
    ['до двадцати пяти тысяч рублей', { max: 2_500_000 }],
    ['до полутора тысяч', { max: 150_000 }],
    ['меньше тысячи', { max: 100_000 }],
    ['меньше двух тыс', { max: 200_000 }],
    ['до пятисот рублей', { max: 50_000 }],
    ['от трёх до четырёх тысяч', { min: 300_000, max: 400_000 }],
    ['тысяч за семь', { max: 700_000 }],
    ['до четырёх с половиной тысяч', { max: 450_000 }],
    ['от тыщи до двух', { min: 100_000, max: 200_000 }],
    ['1500 максимум', { max: 150_000 }],
    ['тысяч до шести', { max: 600_000 }],
    ['5000-10000 руб', { min: 500_000, max: 1_000_000 }],
  ])('understandQuery reads a price range from «кроссовки %s»', (query, price) =>
    expect(read(`кроссовки ${query}`)).toEqual(['categories: кроссовки', `price: ${JSON.stringify(price)}`]),
  );

  it('understandQuery reads no price from the number of a model', () => {
    expect(read('new balance 610 т ')).toEqual(['brand: new-balance', '610', 'т']);
  });

  it('understandQuery makes no filter of a word that also names products with other values', () => {
    expect(read('кеды ')).toEqual(['кед']);
  });

  it.each([
    ['недорогие кроссовки', 'sort: CHEAP_FIRST'],
    ['не дорогие кроссовки', 'sort: CHEAP_FIRST'],
    ['самые дорогие кроссовки', 'sort: EXPENSIVE_FIRST'],
  ])('understandQuery reads price words without a sum as a sort order: «%s»', (query, order) => {
    expect(read(query)).toEqual([order, 'categories: кроссовки']);
  });

  it('understandQuery drops filler words unless the query has no other words', () => {
    expect(read('купить крутые кроссовки nike в интернет магазине')).toEqual(['categories: кроссовки', 'brand: nike']);
    expect(read('купить')).toEqual(['купит']);
  });

  it('understandQuery reads filters typed on the wrong keyboard layout', () => {
    expect(read('xthyst rhjccjdrb тшлу ')).toEqual(['colorPallete: чёрный', 'categories: кроссовки', 'brand: nike']);
  });

  it('understandQuery returns each filter with its name, typed words and the query without them', () => {
    const { filters } = understandQuery('чёрные кроссовки со скидкой до 10000', lexicon);
    expect(filters.map(({ name, typed, without }) => [name, typed, without])).toEqual([
      ['Чёрный', 'чёрные', 'кроссовки со скидкой до 10000'],
      ['Кроссовки', 'кроссовки', 'черные со скидкой до 10000'],
      ['Скидка до 50 %', 'со скидкой', 'черные кроссовки до 10000'],
      ['до 10\u00a0000 ₽', 'до 10000', 'черные кроссовки со скидкой'],
    ]);
  });
});

describe('brands, numbers and spellings', () => {
  const catalogue = (...products: Partial<LexiconDocument>[]) => {
    const lexicon = new Lexicon();
    products.forEach((product, place) =>
      lexicon.put(lexiconDocument({ id: String(place), items: sized('3', '42'), ...product })),
    );
    return lexicon;
  };
  const kinds = (query: string, lexicon: Lexicon) => understandQuery(query, lexicon).filters.map(said);

  it('understandQuery distinguishes a brand from a product name of another brand', () => {
    const originals = { name: 'Gazelle Shoes', brands: [named('Adidas Originals')] };
    const lexicon = catalogue(...Array.from({ length: 12 }, () => originals), {
      name: 'Adidas Originals Flex Shoes',
      brands: [named('Adidas')],
    });
    expect(kinds('adidas originals gazelle', lexicon)).toEqual(['brand: adidas-originals']);
    expect(kinds('adidas originals flex', lexicon)).toEqual([]);
  });

  it('understandQuery distinguishes a number in a product name from a size by its neighbours', () => {
    const lexicon = catalogue(
      { name: 'Носки Run 3 Pairs', items: sized('42') },
      { name: 'Носки Walk 3 Pairs', items: sized('42') },
      { name: 'Кроссовки Run', items: sized('3') },
    );
    expect(kinds('run socks 3 pairs', lexicon)).toEqual([]);
    expect(kinds('run 3', catalogue({ name: 'Кроссовки Run', items: sized('3') }))).toEqual(['size: 3']);
  });

  const feet = (sex: LexiconDocument['sex'], ...fit: string[]) => ({ name: 'Кеды', goods: ['aa-8'], sex, fit });

  it('understandQuery reads an American size beside «женские» as that of women', () => {
    const lexicon = catalogue(feet('UNISEX', 'us 6.5', 'wus 8'), feet('MALE', 'us 8'), feet('FEMALE', 'us 8', 'wus 8'));
    expect(kinds('женские кеды us 8', lexicon)).toContain('fit: wus 8');
    expect(kinds('кеды us 8', lexicon)).toContain('fit: us 8');
  });

  it('understandQuery takes the next sizes for a foot that no shoes are made for', () => {
    const lexicon = catalogue(feet('MALE', 'cm 22.5'), feet('MALE', 'cm 23.5'));
    expect(understandQuery('стопа 23 см', lexicon).filters[0]).toMatchObject({
      values: ['cm 22.5', 'cm 23.5'],
      isWider: true,
    });
  });

  it('understandQuery reads a number beside jeans as a waist, too', () => {
    const jeans = { name: 'Джинсы', goods: ['aa-1-12-4'] };
    const lexicon = catalogue(
      { ...jeans, fit: ['w 29'], items: sized('29 x 32') },
      { ...jeans, fit: ['w 29'], items: sized('29') },
    );
    expect(kinds('джинсы 29 размер', lexicon)).toContain('fit: w 29');
  });

  it('understandQuery says that the shop has no shoes of a size', () => {
    expect(kinds('кеды 43,5', catalogue(feet('MALE', 'eu 43')))).toContain('fit: eu 43.5');
  });

  it('understandQuery reads the letters of a size system as they sound', () => {
    expect(kinds('брюки 34 де', catalogue({ name: 'Брюки', items: sized('34 DE') }))).toContain('size: 34-de');
    const italian = catalogue({ name: 'Брюки', items: sized('50 IT') }, { name: 'Брюки', brands: [named('Eat')] });
    expect(kinds('брюки 50 ит', italian)).toContain('size: 50-it');
  });

  it('understandQuery reads no section from what goods have: «комбинезон с широкими штанами»', () => {
    const lexicon = catalogue(
      { name: 'Комбинезон', goods: ['aa-1-9'], categories: [named('Комбинезоны')] },
      { name: 'Штаны', goods: ['aa-1-12'], categories: [named('Штаны')] },
    );
    expect(kinds('комбинезон с широкими штанами', lexicon)).toEqual(['categories: комбинезоны']);
  });

  it('understandQuery keeps the search words of each filter in every spelling', () => {
    const lexicon = catalogue(
      { name: 'Худи Тайга', categories: [named('Худи')] },
      { name: 'Chaz Hoodie', brands: [named('Luma')], categories: [named('Jackets')] },
    );
    const [hoodie] = understandQuery('худи luma', lexicon).filters;
    expect(hoodie).toMatchObject({ kind: 'categories', words: [{ typed: 'худи', forms: ['hoodie', 'худи'] }] });
  });
});
