import type { DirectoryFilterType } from '../generated/prisma/enums.js';

/** The goods on sale, in numbers of products. */
export interface GoodsOnSale {
  products: number;
  newArrivals: number;
  reduced: number;
  women: number;
  men: number;
  children: number;
  /**
   * Every category; `products` counts the products on sale in the category and below it. A category that is not the
   * shop's own has the name of a feed and no place in the shop's tree (`feedSource`).
   */
  categories: ReadonlyArray<{ slug: string; name: string; parent: string | null; products: number; isOwn: boolean }>;
}

/** An entry of the menu, as stored in the tables `directory` and `directory_filter`. */
export interface MenuEntry {
  slug: string;
  name: string;
  filters: Array<{ name: string; filterType: DirectoryFilterType; value: string | null }>;
}

const MOST_ENTRIES = 8;
const LEAST_CATEGORIES = 4;
/** A category with at least this share of all goods is replaced by the categories below it, which say more. */
const MOST_OF_ALL = 0.6;
/** Below this share of all goods there is no entry for women, men or children. */
const WORTH_AN_ENTRY = 0.05;

/**
 * Returns a menu of the goods on sale: new goods, the largest categories, then women, men, children and reduced prices.
 * No entry is empty, and none shows all goods. Categories under a feed's own names are included only if there are no
 * others. The menu is empty if nothing is on sale.
 */
export function firstMenu(goods: GoodsOnSale): MenuEntry[] {
  const taken = new Set(goods.categories.map(({ slug }) => slug));
  const entry = (slug: string, name: string, ...filters: MenuEntry['filters']): MenuEntry => ({
    slug: taken.has(slug) ? `only-${slug}` : slug,
    name,
    filters,
  });
  const adults = { name: 'Взрослым', filterType: 'AGE' as const, value: 'ADULT' };
  const hasChildren = isPart(goods.children, goods.products);
  const people = (slug: string, name: string, sex: string): MenuEntry =>
    entry(slug, name, { name, filterType: 'SEX', value: sex }, ...(hasChildren ? [adults] : []));

  const last = [
    ...(isPart(goods.women, goods.products) ? [people('women', 'Женское', 'FEMALE')] : []),
    ...(isPart(goods.men, goods.products) ? [people('men', 'Мужское', 'MALE')] : []),
    ...(hasChildren ? [entry('kids', 'Детское', { name: 'Детям', filterType: 'AGE', value: 'CHILDREN' })] : []),
    ...(goods.reduced > 0 ? [entry('sale', 'Скидки', ...SALE)] : []),
  ];
  const categories = topCategories(goods).map(({ slug, name }) => ({
    slug,
    name,
    filters: [{ name, filterType: 'CATEGORY' as const, value: slug }],
  }));
  const isNewWorthIt = goods.newArrivals > 0 && goods.newArrivals < goods.products;
  const first = isNewWorthIt
    ? [entry('new', 'Новинки', { name: 'Новинки', filterType: 'NEW_ARRIVAL', value: null })]
    : [];
  const room = Math.max(LEAST_CATEGORIES, MOST_ENTRIES - first.length - last.length);
  const shown = categories.slice(0, room);
  return [...(first.length + shown.length + last.length > MOST_ENTRIES ? [] : first), ...shown, ...last];
}

const SALE: MenuEntry['filters'] = [
  { name: 'До 50 %', filterType: 'SALE', value: 'LESS_THAN_50' },
  { name: 'От 50 %', filterType: 'SALE', value: 'MORE_THAN_50' },
];

const isPart = (some: number, all: number): boolean => some >= all * WORTH_AN_ENTRY && some > 0 && some < all;

/**
 * Returns the top categories with goods, the largest first. A category that holds most of all goods is replaced by the
 * categories below it.
 */
function topCategories({ products, categories: all }: GoodsOnSale): GoodsOnSale['categories'] {
  const own = all.filter(({ isOwn }) => isOwn);
  const categories = own.some((category) => category.products > 0) ? own : all;
  const below = (parent: string | null) =>
    categories.filter((category) => category.parent === parent && category.products > 0);
  const largestFirst = (some: GoodsOnSale['categories']) =>
    some.toSorted((one, other) => other.products - one.products || (one.slug < other.slug ? -1 : 1));
  let shown = largestFirst(below(null));
  for (;;) {
    const [largest, ...others] = shown;
    if (!largest || largest.products <= products * MOST_OF_ALL) return shown;
    const children = below(largest.slug);
    if (children.length < 2) return largest.products < products || others.length > 0 ? shown : [];
    shown = largestFirst([...children, ...others]);
  }
}
