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
  ])('searchForm gives all forms of a word the same stem: %s', (forms) => {
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
    ['цветы цвета'],
  ])('searchForm gives different words different stems: %s', (words) =>
    expect(new Set(searchForm(words).split(' ')).size).toBe(2),
  );

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
  ])('searchForm turns %j into %j', (text, expected) => expect(searchForm(text)).toBe(expected));

  it('searchForm leaves Latin words unchanged', () => expect(searchForm('shoes running')).toBe('shoes running'));
});
