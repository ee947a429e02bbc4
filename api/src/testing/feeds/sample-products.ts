import type { FeedProductInput } from '../../feeds/feed-record.js';

/** Returns a sample offer. A null `stock` simulates a feed that gives no figure. */
export const offer = (size: string, stock: number | null, price = 10_000): FeedProductInput['items'][number] => ({
  externalId: `o-${size}`,
  size,
  supplier: { name: 'Склад' },
  stock,
  price,
});
/** Returns a sample product with few fields besides its name. */
export const plainProduct = (externalId = 'p1', more: Partial<FeedProductInput> = {}): FeedProductInput => ({
  kind: 'product',
  source: 'test',
  externalId,
  name: 'Кеды',
  items: [offer('42', 5)],
  ...more,
});
/** Returns a sample product with all fields filled in. */
export const fullProduct = (externalId: string): FeedProductInput =>
  plainProduct(externalId, {
    description: '<p>Текст <script>x</script></p>',
    model: { name: 'Сова' },
    brands: ['Сова', 'Щука'],
    category: [{ name: 'Обувь' }, { name: 'Кеды' }],
    colours: [{ name: 'Красно-белый' }],
    seasons: ['SUMMER'],
    material: ['CANVAS', 'RUBBER'],
    properties: { sole: 'Резина' },
    seoTags: { title: 'Кеды' },
    badges: ['hit'],
    publishedAt: '2026-01-02T03:04:05.678Z',
    images: [{ url: 'https://p.example/1.jpg' }, { url: 'storage:products/aa/x.png', alt: 'вид' }],
    items: [
      { ...offer('42', 5), maxPerOrder: 3, oldPrice: 12_000, loyaltyPrice: 9_000, bonusCalcState: 'NONE' },
      offer('43', null),
    ],
  });
