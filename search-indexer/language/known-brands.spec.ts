// cspell:disable – queries as people type them
import { goodsOfProduct } from './concepts/goods.js';
import { brandAt, brandOfStem, goodsOfBrand } from './known-brands.js';
import { Lexicon } from './lexicon.js';
import { lexiconDocument, named } from './testing/lexicon-document.js';
import { understandQuery } from './understand-query.js';

function lexiconOf(...products: [name: string, category: string, brand?: string][]): Lexicon {
  const lexicon = new Lexicon();
  products.forEach(([name, category, brand], n) =>
    lexicon.put(
      lexiconDocument({
        id: `p${n}`,
        name,
        categories: [named(category)],
        brands: brand ? [named(brand)] : [],
        goods: goodsOfProduct(name, [category]),
      }),
    ),
  );
  return lexicon;
}

const SHOP = lexiconOf(
  ['Кроссовки Nike Air', 'Обувь', 'Nike'],
  ['Men Swim Salon Slippers', 'Тапочки'],
  ['New Summer Tee', 'Футболки'],
  ['Easy Tank', 'Майки'],
  ['Куртка тёплая', 'Верхняя одежда'],
  ['Комбинезон с флагом', 'Комбинезоны', 'Tommy Jeans'],
  ['Ветровка', 'Куртки', 'Helly'],
  ['Mary Hansen Shirt', 'Рубашки', 'Hansen'],
  ['Classic Clog', 'Тапочки', 'Crocs'],
);
const read = (query: string) => {
  const { text, repaired, filters, words } = understandQuery(`${query} `, SHOP);
  return {
    text,
    repaired,
    filters: filters.map(({ kind, name, isLacked }) => `${kind}: ${name}${isLacked ? ' (lacked)' : ''}`),
    words: words.map(({ forms }) => forms[0]),
  };
};

describe('a well-known brand that the shop lacks', () => {
  it('«саломон» is not repaired into another word when the shop has no Salomon', () => {
    expect(read('саломон')).toEqual({
      text: 'саломон',
      repaired: false,
      filters: ['brand: Salomon (lacked)', 'goods: Кроссовки'],
      words: [],
    });
  });

  it('the words of a brand’s name are not searched one by one when the shop lacks the brand', () => {
    expect(read('нью баланс 574')).toMatchObject({
      filters: ['brand: New Balance (lacked)', 'goods: Кроссовки'],
      words: ['574'],
    });
    expect(read('изики')).toMatchObject({ repaired: false, filters: ['brand: Yeezy (lacked)', 'goods: Кроссовки'] });
  });

  it('«ли купер» is no `super` when the shop has no Lee Cooper', () => {
    expect(read('ли купер')).toMatchObject({ repaired: false, filters: ['brand: Lee Cooper (lacked)'] });
  });

  it('the kind in the query wins over the kind that a lacking brand is bought for', () => {
    expect(read('тимберленд куртка').filters).toEqual(['brand: Timberland (lacked)', 'goods: Куртки']);
  });

  it('a brand that sells everything adds no kind of goods', () => {
    expect(read('zara').filters).toEqual(['brand: Zara (lacked)']);
  });

  it('another filter removed from the query leaves a lacking brand readable', () => {
    const { filters } = understandQuery('нью баланс куртка ', SHOP);
    const without = filters.find(({ kind }) => kind === 'goods')!.without;
    expect(read(without).filters).toContain('brand: New Balance (lacked)');
  });
});

describe('a well-known brand that the shop has', () => {
  it('a brand of the shop is read as before, in either alphabet', () => {
    expect(brandAt(['найк'], 0, SHOP)).toBeNull();
    expect(read('найк').filters).toEqual(['brand: Nike']);
  });

  it('a brand is found by the part of its name that a feed left', () => {
    expect(read('ветровка helly hansen').filters).toContain('brand: Helly');
  });

  it('«крокс» is the brand where the shop has it', () => {
    expect(read('крокс').filters).toEqual(['brand: Crocs']);
  });

  it('a brand that names say in two words is searched with both: «аир джордан»', () => {
    const shop = lexiconOf(
      ['Кроссовки Air Jordan 3', 'Обувь', 'Jordan'],
      ['Кроссовки Jordan Legacy', 'Обувь', 'Jordan'],
    );
    expect(understandQuery('аир джордан 3', shop)).toMatchObject({
      text: 'air jordan 3',
      filters: [{ kind: 'brand', values: ['jordan'] }],
      words: [{ forms: ['air'] }, { forms: ['3'] }],
    });
    expect(understandQuery('джордан', shop).words).toEqual([]);
  });

  it('a brand counts as had when the shop has a line of it', () => {
    expect(read('томи хилфигер')).toMatchObject({
      text: 'tommy jeans',
      repaired: true,
      filters: ['brand: Tommy Jeans'],
    });
  });
});

it('brandOfStem knows only the stems of known brands', () => {
  const lacked = brandAt(['new', 'balance', '550'], 0, SHOP);
  expect(lacked).toEqual({ length: 2, stem: 'brand:new-balance' });
  expect(brandOfStem(lacked!.stem)?.name).toBe('New Balance');
  expect(brandOfStem('nike')).toBeUndefined();
});

it('goodsOfBrand makes shoes of a brand of sneakers sneakers when nothing says another kind', () => {
  const named = (name: string, brand: string) => goodsOfBrand(goodsOfProduct(name, ['Shoes']), [brand]);
  expect(named('Run Falcon 2.0 Shoes', 'adidas Originals')).toEqual(goodsOfProduct('Кроссовки', []));
  expect(named('Terrex Sandals', 'adidas')).toEqual(goodsOfProduct('Sandals', []));
  expect(named('Oxford Shoes', 'Marsell')).toEqual(goodsOfProduct('Oxford Shoes', ['Shoes']));
});
