import type { MenuSectionsQuery } from '../graphql/generated/graphql';
import { brandLinks, brandsEntry, menuLevel, withBrandsTitled, withLevels } from './menu-levels';

type Directory = MenuSectionsQuery['directoryList'][number];

const category = (value: string, parent: string | null, count = 1) => ({ value, name: `«${value}»`, count, parent });
const brand = (value: string, count: number) => ({ value, name: value.toUpperCase(), count });

const filters = {
  categories: [
    category('shoes', null),
    category('boots', 'shoes'),
    category('chelsea', 'boots'),
    category('sandals', 'shoes', 0),
    category('other', null),
    category('clothes', null),
  ],
  brand: [brand('aura', 7), brand('no&va', 2), brand('vans', 0)],
};

const footwear: Directory = { slug: 'footwear', href: null, filters: [{ filterType: 'CATEGORY', value: 'shoes' }] };
const clothes: Directory = { slug: 'clothes', href: null, filters: [{ filterType: 'CATEGORY', value: 'clothes' }] };
const men: Directory = {
  slug: 'men',
  href: null,
  filters: [
    { filterType: 'SEX', value: 'MALE' },
    { filterType: 'AGE', value: 'ADULT' },
  ],
};
const directories = [men, clothes, footwear];

describe('menu levels', () => {
  const shoes = menuLevel(footwear, filters, directories);

  it('a menu level lists subcategories with products', () => {
    expect(shoes.groups).toEqual([
      {
        label: '«boots»',
        href: '/catalog/shoes/boots',
        links: [{ label: '«chelsea»', href: '/catalog/shoes/boots/chelsea' }],
      },
    ]);
  });

  it('a menu entry that is no category links its section filtered by category, in menu order', () => {
    expect(menuLevel(men, filters, directories).groups).toEqual([
      { label: '«clothes»', href: '/catalog/any/men?categories=clothes', links: [] },
      {
        label: '«shoes»',
        href: '/catalog/any/men?categories=shoes',
        links: [{ label: '«boots»', href: '/catalog/any/men?categories=boots' }],
      },
      { label: '«other»', href: '/catalog/any/men?categories=other', links: [] },
    ]);
  });

  it('a menu level links the section filtered by each of its brands', () => {
    expect(shoes.brands).toEqual([
      { label: 'AURA', href: '/catalog/any/footwear?brand=aura' },
      { label: 'NO&VA', href: '/catalog/any/footwear?brand=no%26va' },
    ]);
  });

  it('withLevels adds the levels to the menu entries once they are loaded', () => {
    const items = [{ slug: 'footwear', label: 'Обувь', href: '/catalog/any/footwear' }];
    const levels = { sections: { footwear: shoes }, brands: brandLinks([{ slug: 'aura', name: 'Aura' }]) };
    expect(withLevels(items, null)).toEqual([{ ...items[0], groups: [], brands: [] }]);
    expect(withLevels(items, levels)).toEqual([{ ...items[0], ...shoes }]);
    expect(withBrandsTitled(withLevels(items, levels)[0]!)).toEqual({
      ...items[0],
      groups: [...shoes.groups, { label: 'Бренды', links: shoes.brands }],
      brands: [],
    });
    expect(brandsEntry(levels).brands).toEqual([{ label: 'Aura', href: '/brands/aura' }]);
    expect(brandsEntry(null).brands).toEqual([]);
  });
});
