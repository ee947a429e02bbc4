import { partAt, partsFor } from './parts';

it.each([
  ['/showcase', 'home'],
  ['/showcase/pages/1', 'pages'],
  ['/showcase/redirects', 'redirects'],
  ['/showcase/redirects/metadata', 'metadata'],
])('%s belongs to %s', (pathname, name) => {
  expect(partAt(pathname)?.name).toBe(name);
});

it('a person sees the parts of their permissions, and no other', () => {
  expect(partsFor(['REDIRECTS']).map(({ name }) => name)).toEqual(['redirects']);
  expect(partsFor(['READ_ORDERS'])).toEqual([]);
});
