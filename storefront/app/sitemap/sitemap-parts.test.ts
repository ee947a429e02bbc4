import { sitePath } from './site-path';
import { sitemapParts } from './sitemap-parts';

const none = { total: 0, parts: 0, updatedAt: null };
const figures = { PAGE: none, SECTION: none, BRAND: none, COLLECTION: none, ARTICLE: none, PRODUCT: none };

it('sitemapParts has a file for each part, none for missing kinds, and one for the shop’s own pages', () => {
  const parts = sitemapParts({ ...figures, PRODUCT: { total: 10_001, parts: 3, updatedAt: '2026-11-20T00:00:00Z' } });
  expect(parts.map(({ file }) => file)).toEqual(['pages-1.xml', 'goods-1.xml', 'goods-2.xml', 'goods-3.xml']);
});

it('a part of the sitemap has a new version when something is added, removed or changed', () => {
  const versionOf = (total: number, updatedAt: string) =>
    sitemapParts({ ...figures, BRAND: { total, parts: 1, updatedAt } }).at(-1)?.version;
  const versions = [
    versionOf(3, '2026-11-20T00:00:00Z'),
    versionOf(2, '2026-11-20T00:00:00Z'),
    versionOf(3, '2026-11-21'),
  ];
  expect(new Set(versions).size).toBe(3);
});

it('sitePath returns the canonical path of each kind of page', () => {
  expect([
    sitePath('PRODUCT', 'veter'),
    sitePath('SECTION', 'shoes/sneakers'),
    sitePath('PAGE', 'delivery/how-it-works'),
    sitePath('BRAND', 'a&b'),
    sitePath('COLLECTION', 'autumn'),
    sitePath('ARTICLE', 'care'),
  ]).toEqual([
    '/product/veter',
    '/catalog/shoes/sneakers',
    '/delivery/how-it-works',
    '/brands/a%26b',
    '/collections/autumn',
    '/blog/care',
  ]);
});
