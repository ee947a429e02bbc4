export interface Category {
  readonly slug: string;
  readonly name: string;
  readonly weightGrams?: number;
  readonly children?: readonly Category[];
}

/**
 * The category tree, in three levels. `weightGrams` is the weight of one unit with its box; a category without it
 * inherits its parent's.
 */
export const CATEGORIES: readonly Category[] = [
  {
    slug: 'sneakers',
    name: 'Кроссовки',
    weightGrams: 1100,
    children: [
      {
        slug: 'running',
        name: 'Беговые',
        weightGrams: 950,
        children: [
          { slug: 'road-running', name: 'Для асфальта' },
          { slug: 'trail-running', name: 'Для бездорожья', weightGrams: 1050 },
        ],
      },
      {
        slug: 'lifestyle',
        name: 'Повседневные',
        children: [
          { slug: 'retro-runners', name: 'Ретро' },
          { slug: 'platform-sneakers', name: 'На платформе', weightGrams: 1250 },
        ],
      },
      {
        slug: 'plimsolls',
        name: 'Кеды',
        weightGrams: 1000,
        children: [
          { slug: 'low-plimsolls', name: 'Низкие кеды' },
          { slug: 'high-plimsolls', name: 'Высокие кеды', weightGrams: 1200 },
          { slug: 'slip-ons', name: 'Слипоны', weightGrams: 850 },
        ],
      },
    ],
  },
  {
    slug: 'shoes',
    name: 'Обувь',
    weightGrams: 1300,
    children: [
      {
        slug: 'flats',
        name: 'Туфли',
        weightGrams: 1150,
        children: [
          { slug: 'loafers', name: 'Лоферы' },
          { slug: 'derby', name: 'Дерби' },
        ],
      },
      {
        slug: 'boots',
        name: 'Ботинки',
        weightGrams: 1600,
        children: [
          { slug: 'chelsea', name: 'Челси' },
          { slug: 'lace-up-boots', name: 'На шнуровке', weightGrams: 1700 },
        ],
      },
      {
        slug: 'sandals',
        name: 'Сандалии и шлёпанцы',
        weightGrams: 800,
        children: [
          { slug: 'strap-sandals', name: 'Сандалии' },
          { slug: 'slides', name: 'Шлёпанцы', weightGrams: 500 },
        ],
      },
    ],
  },
  {
    slug: 'clothes',
    name: 'Одежда',
    weightGrams: 500,
    children: [
      {
        slug: 't-shirts',
        name: 'Футболки и лонгсливы',
        weightGrams: 250,
        children: [
          { slug: 'cotton-t-shirts', name: 'Футболки' },
          { slug: 'longsleeves', name: 'Лонгсливы', weightGrams: 300 },
        ],
      },
      {
        slug: 'shirts',
        name: 'Рубашки',
        weightGrams: 300,
        children: [{ slug: 'button-up-shirts', name: 'На пуговицах' }],
      },
      {
        slug: 'hoodies',
        name: 'Худи и свитшоты',
        weightGrams: 700,
        children: [
          { slug: 'pullover-hoodies', name: 'Худи' },
          { slug: 'sweatshirts', name: 'Свитшоты', weightGrams: 600 },
        ],
      },
      { slug: 'knitwear', name: 'Трикотаж', weightGrams: 650, children: [{ slug: 'sweaters', name: 'Свитеры' }] },
      {
        slug: 'outerwear',
        name: 'Верхняя одежда',
        weightGrams: 900,
        children: [
          { slug: 'bombers', name: 'Бомберы' },
          { slug: 'puffers', name: 'Пуховики', weightGrams: 1200 },
          { slug: 'coats', name: 'Пальто', weightGrams: 1500 },
          { slug: 'windbreakers', name: 'Ветровки', weightGrams: 550 },
        ],
      },
      {
        slug: 'trousers',
        name: 'Брюки',
        weightGrams: 600,
        children: [
          { slug: 'joggers', name: 'Джоггеры' },
          { slug: 'chinos', name: 'Чиносы' },
          { slug: 'jeans', name: 'Джинсы', weightGrams: 750 },
        ],
      },
      {
        slug: 'shorts',
        name: 'Шорты',
        weightGrams: 300,
        children: [{ slug: 'sport-shorts', name: 'Спортивные шорты' }],
      },
      {
        slug: 'dresses-and-skirts',
        name: 'Платья и юбки',
        weightGrams: 450,
        children: [
          { slug: 'dresses', name: 'Платья' },
          { slug: 'skirts', name: 'Юбки', weightGrams: 400 },
        ],
      },
    ],
  },
  {
    slug: 'accessories',
    name: 'Аксессуары',
    weightGrams: 250,
    children: [
      {
        slug: 'headwear',
        name: 'Головные уборы',
        weightGrams: 180,
        children: [
          { slug: 'caps', name: 'Кепки' },
          { slug: 'beanies', name: 'Шапки' },
        ],
      },
      {
        slug: 'bags',
        name: 'Сумки и рюкзаки',
        weightGrams: 700,
        children: [
          { slug: 'backpacks', name: 'Рюкзаки', weightGrams: 900 },
          { slug: 'totes', name: 'Шоперы', weightGrams: 350 },
        ],
      },
      { slug: 'socks', name: 'Носки', weightGrams: 120, children: [{ slug: 'crew-socks', name: 'Высокие носки' }] },
      {
        slug: 'scarves-and-gloves',
        name: 'Шарфы и перчатки',
        weightGrams: 200,
        children: [
          { slug: 'scarves', name: 'Шарфы' },
          { slug: 'gloves', name: 'Перчатки', weightGrams: 120 },
        ],
      },
      { slug: 'leather-goods', name: 'Кожгалантерея', weightGrams: 300, children: [{ slug: 'belts', name: 'Ремни' }] },
    ],
  },
];

/** Returns the path from the root to the category with that slug; empty if there is none. */
export function pathTo(slug: string, among: readonly Category[] = CATEGORIES): Category[] {
  for (const category of among) {
    if (category.slug === slug) return [category];
    const rest = pathTo(slug, category.children ?? []);
    if (rest.length > 0) return [category, ...rest];
  }
  return [];
}
