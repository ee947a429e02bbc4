import type { MenuLevelsQuery } from '../graphql/generated/graphql';
import { brandsEntry, menuLevels, withLevels } from './menu-levels';

const category = (value: string, parent: string | null, count = 1) => ({ value, name: `«${value}»`, count, parent });

const answer: MenuLevelsQuery = {
  directoryList: [
    { slug: 'footwear', filters: [{ filterType: 'CATEGORY', value: 'shoes' }] },
    { slug: 'bags', filters: [{ filterType: 'CATEGORY', value: 'bags' }] },
    { slug: 'sale', filters: [{ filterType: 'SALE', value: 'MORE_THAN_50' }] },
    {
      slug: 'men-shoes',
      filters: [
        { filterType: 'CATEGORY', value: 'shoes' },
        { filterType: 'SEX', value: 'MALE' },
      ],
    },
  ],
  getDirectoryFilters: {
    categories: [
      category('shoes', null),
      category('boots', 'shoes'),
      category('chelsea', 'boots'),
      category('sandals', 'shoes', 0),
      category('bags', null),
    ],
  },
  brandList: { items: [{ slug: 'aura', name: 'Aura' }] },
};

describe('levels of the menu', () => {
  const levels = menuLevels(answer);

  it('are the category tree below the directory of a category; what has no goods is left out', () => {
    expect(levels.groups).toEqual({
      footwear: [
        {
          title: '«boots»',
          href: '/catalog/shoes/boots',
          links: [{ name: '«chelsea»', href: '/catalog/shoes/boots/chelsea' }],
        },
      ],
    });
  });

  it('are put below the entries once they are loaded', () => {
    const items = [{ slug: 'footwear', name: 'Обувь', href: '/catalog/any/footwear' }];
    expect(withLevels(items, null)[0]!.groups).toEqual([]);
    expect(withLevels(items, levels)[0]!.groups).toHaveLength(1);
    expect(brandsEntry(levels).brands).toEqual([{ name: 'Aura', href: '/brands/aura' }]);
    expect(brandsEntry(null).brands).toEqual([]);
  });
});
