import { searchForm } from './search-form.js';

describe('searchForm', () => {
  it.each([
    'кроссовки кроссовок кроссовками кроссовка',
    'носки носок носков',
    'футболка футболок футболками',
    'чёрные чёрная черный черного',
    'платье платьев платья',
    'сандалии сандалий',
    'туфли туфель',
    'ремень ремни',
    'джинсы джинсов джинсами',
    'кеды кедов кед',
    'кардиган кардигана кардиганами',
    'рукав рукава рукавами',
    'материал материала материалы',
    'кардиган кардигана кардиганами',
    'рукав рукава рукавами',
    'материал материала материалы',
  ])('gives the forms of one word one stem: %s', (forms) => {
    expect(new Set(searchForm(forms).split(' ')).size).toBe(1);
  });

  it.each([
    ['платья плато'],
    ['макси макс'],
    ['поло пол'],
    ['бельё белый'],
    ['кожа кожух'],
    ['платок платье'],
    ['шарф шары'],
  ])('keeps other words apart: %s', (words) => expect(new Set(searchForm(words).split(' ')).size).toBe(2));

  it.each([
    ['T-Shirt', 't shirt tshirt'],
    ['XT-6', 'xt 6 xt6'],
    ['Levi’s 501', 'levi s levis 501'],
    ['H&M', 'h m hm'],
    ['Chloé', 'chloe'],
    ['42,5 EU', '42.5 eu'],
    ['36–40', '36 40'],
    ['a-b-c-d-e', 'a b c d e'],
    ['Тёмно-синий', 'темн син темносин'],
    ['…', ''],
  ])('%j becomes %j', (text, expected) => expect(searchForm(text)).toBe(expected));

  it('leaves Latin words as they are', () => expect(searchForm('shoes running')).toBe('shoes running'));
});
