import { fillMetadata, type MetadataRow, type PageSubject } from './fill-metadata.js';
import { sitePath } from './site-path.js';
import { compilePattern } from './url-pattern.js';

const row = (title: string, exact = false): MetadataRow => ({ exact, name: '', title, description: '', keywords: '' });
const SHOE: PageSubject = {
  ...{ name: 'Кеды «Лань»', brand: 'Лань', description: 'Лёгкие' },
  ...{ seoTitle: '', seoDescription: '', seoKeywords: '' },
};

describe('the title is', () => {
  const pattern = row('{name} — купить {brand}');
  const fallback = row('Meet');
  it.each([
    [
      'that of the path itself',
      [row('Скидка на {name}', true), pattern],
      { ...SHOE, seoTitle: 'Свой' },
      'Скидка на Кеды «Лань»',
    ],
    ['the product’s own', [pattern, fallback], { ...SHOE, seoTitle: 'Свой' }, 'Свой'],
    ['the filled pattern', [pattern, fallback], SHOE, 'Кеды «Лань» — купить Лань'],
    ['the default where the pattern lacks a part', [pattern, fallback], { ...SHOE, brand: '' }, 'Meet'],
    ['the default where there is nothing to show', [pattern, fallback], null, 'Meet'],
    ['the name where nobody wrote a text', [], SHOE, 'Кеды «Лань»'],
    ['empty where there is nothing at all', [], null, ''],
    ['not filled twice', [pattern], { ...SHOE, name: '{brand}' }, '{brand} — купить Лань'],
  ])('the page title is %s', (_, rows, subject, title) => expect(fillMetadata(rows, subject).title).toBe(title));
});

describe('a pattern', () => {
  it.each([
    ['/product/{slug}', '/product/a', true],
    ['/product/{slug}', '/product/a/b', false],
    ['/product/{slug}', '/product/', false],
    ['/catalog/{rest...}', '/catalog/a/b', true],
    ['/catalog/{rest...}', '/catalog', false],
    ['*', '/anything', true],
  ])('the path pattern %s matches %s: %s', (pattern, path, isMatch) =>
    expect(new RegExp(compilePattern(pattern)!.matcher!).test(path)).toBe(isMatch),
  );

  it.each(['/product/{Slug}', '/a/{rest...}/b', 'product', '/(a+)+$', '/.*', '/a//b', '/a/{b', ''])(
    'compilePattern returns null for the invalid path pattern %j',
    (text) => expect(compilePattern(text)).toBeNull(),
  );
});

describe('the path of an address', () => {
  it.each([
    ['/product/shoe/?ref=1#top', '/product/shoe'],
    ['/', '/'],
    ['/catalog/обувь', '/catalog/обувь'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https://evil.example/', null],
    ['/a/../b', null],
    ['/a//b', null],
    ['/a\nb', null],
    ['/<script>', null],
    ['', null],
  ])('the site path of the URL %j is %j', (address, path) => expect(sitePath(address)).toBe(path));
});
