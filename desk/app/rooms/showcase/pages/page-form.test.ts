import { dtoOf, EMPTY, formOf, listOf, pathOf } from './page-form';

const text = {
  ...{ title: 'Доставка', description: '', markdown: 'Везём.', posterUrl: null, darkPosterUrl: null },
  ...{ tags: ['уход', 'замша'], productSlugs: [], brandSlugs: [], seoTitle: '', seoDescription: '', seoKeywords: '' },
};

it('the page form sends changed fields and the fields that the API requires', () => {
  const form = formOf(text, 'delivery');
  expect(form.tags).toBe('уход, замша');
  const changes = { tags: ' уход,', description: 'Сроки', posterUrl: '' };
  expect(dtoOf(changes, { ...form, ...changes }, { id: 'e', kind: 'PAGE', after: 3 })).toEqual({
    ...{ id: 'e', kind: 'PAGE', after: 3, title: 'Доставка', slug: 'delivery', markdown: 'Везём.' },
    ...{ tags: ['уход'], description: 'Сроки', posterUrl: null },
  });
});

it('the page form accepts a path with slashes around it', () => {
  const form = { ...EMPTY, title: ' Бренды ', slug: '/info/brands/', markdown: '  a\n' };
  expect(dtoOf({}, form, { id: null, kind: 'PAGE', after: 0 })).toMatchObject({
    ...{ title: 'Бренды', slug: 'info/brands', markdown: '  a' },
  });
});

it('listOf reads a list separated by commas or line breaks', () => {
  expect(listOf('a, b\nc,,')).toEqual(['a', 'b', 'c']);
});

it.each([
  ['PAGE', '/delivery'],
  ['ARTICLE', '/blog/delivery'],
] as const)('pathOf gives a %s the path %s in the shop', (kind, path) => {
  expect(pathOf({ kind, slug: 'delivery' })).toBe(path);
});
