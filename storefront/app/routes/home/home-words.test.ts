import { homeText, homeTitle, sectionsOf, type HomeDirectory } from './home-words';

const entry = (name: string, position: number, ...filterTypes: string[]): HomeDirectory => ({
  slug: name,
  name,
  position,
  filters: filterTypes.map((filterType) => ({
    filterType: filterType as HomeDirectory['filters'][number]['filterType'],
  })),
});

describe('the words of the home page', () => {
  it('homeTitle names the first sections of the menu in the menu’s order', () => {
    const menu = [entry('Женское', 4, 'SEX', 'AGE'), entry('Сумки', 2, 'CATEGORY'), entry('Кеды', 1, 'CATEGORY')];
    expect(homeTitle(menu)).toBe('Кеды и сумки');
    expect(homeTitle([...menu, entry('Women’s Shoes', 3, 'CATEGORY'), entry('Шарфы', 5, 'CATEGORY')])).toBe(
      'Кеды, сумки и Women’s Shoes',
    );
    expect(sectionsOf(menu).map(({ name }) => name)).toEqual(['Кеды', 'Сумки']);
  });

  it('homeTitle is null when the menu has no sections', () => {
    expect(homeTitle([entry('Скидки', 1, 'SALE', 'SALE')])).toBeNull();
  });

  it('homeText counts the products and those with reduced prices', () => {
    expect(homeText(843, 120)).toBe('843\u00A0товара, 120 со скидкой');
    expect(homeText(1, 0)).toBe('1\u00A0товар');
  });
});
