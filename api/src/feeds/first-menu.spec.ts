import { firstMenu, type GoodsOnSale } from './first-menu.js';

const goods = (given: Partial<GoodsOnSale>): GoodsOnSale => ({
  products: 100,
  newArrivals: 100,
  reduced: 0,
  women: 0,
  men: 0,
  children: 0,
  categories: [],
  ...given,
});
const category = (slug: string, products: number, parent: string | null = null, isOwn = true) => ({
  slug,
  name: slug.toUpperCase(),
  parent,
  products,
  isOwn,
});
const slugs = (given: Partial<GoodsOnSale>): string[] => firstMenu(goods(given)).map(({ slug }) => slug);

describe('the first menu', () => {
  it('the first menu contains the largest categories and no category without products', () => {
    const categories = [category('a', 20), category('b', 50), category('c', 0), category('d', 30)];
    expect(slugs({ categories })).toEqual(['b', 'd', 'a']);
    expect(firstMenu(goods({ categories }))[0]).toEqual({
      slug: 'b',
      name: 'B',
      filters: [{ name: 'B', filterType: 'CATEGORY', value: 'b' }],
    });
  });

  it('the first menu contains feed categories only when the shop has no other categories', () => {
    const foreign = category('bells', 50, null, false);
    expect(slugs({ categories: [foreign, category('shoes', 40), category('bags', 10)] })).toEqual(['shoes', 'bags']);
    expect(slugs({ categories: [foreign, category('tape', 50, null, false), category('shoes', 0)] })).toEqual([
      ...['bells', 'tape'],
    ]);
  });

  it('the first menu has eight entries when the shop has a hundred categories', () => {
    const categories = Array.from({ length: 100 }, (_, n) => category(`c${String(n).padStart(2, '0')}`, 1));
    expect(slugs({ categories })).toHaveLength(8);
    expect(slugs({ categories, women: 50, men: 40, children: 10, reduced: 3, newArrivals: 9 })).toEqual([
      ...['c00', 'c01', 'c02', 'c03'],
      ...['women', 'men', 'kids', 'sale'],
    ]);
  });

  it('the first menu lists subcategories of a category that holds most of all products', () => {
    const categories = [
      category('shoes', 90),
      category('boots', 40, 'shoes'),
      category('sandals', 50, 'shoes'),
      category('bags', 10),
    ];
    expect(slugs({ categories })).toEqual(['sandals', 'boots', 'bags']);
  });

  it('the first menu has no entry that would show all products', () => {
    expect(slugs({ women: 100, categories: [category('shoes', 100)] })).toEqual([]);
    expect(slugs({ newArrivals: 100 })).toEqual([]);
    expect(slugs({ products: 0, newArrivals: 0 })).toEqual([]);
  });

  it('the first menu has entries for women or men with enough products, limited to adults beside children’s products', () => {
    expect(slugs({ women: 60, men: 2 })).toEqual(['women']);
    const [women] = firstMenu(goods({ women: 60, children: 20 }));
    expect(women!.filters.map(({ filterType, value }) => [filterType, value])).toEqual([
      ['SEX', 'FEMALE'],
      ['AGE', 'ADULT'],
    ]);
  });

  it('the first menu gives an entry another slug when a category already has that slug', () => {
    expect(slugs({ women: 60, men: 40, categories: [category('women', 60), category('men', 40)] })).toEqual([
      ...['women', 'men'],
      ...['only-women', 'only-men'],
    ]);
  });
});
