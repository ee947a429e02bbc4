import { partAt, partsFor } from './parts';

it.each([
  ['/showcase', 'home'],
  ['/showcase/pages/1', 'pages'],
  ['/showcase/redirects', 'redirects'],
  ['/showcase/redirects/metadata', 'metadata'],
])('partAt finds for the path %s the section %s', (pathname, name) => {
  expect(partAt(pathname)?.name).toBe(name);
});

it('partsFor shows an operator only the sections that the permissions allow', () => {
  expect(partsFor(['REDIRECTS']).map(({ name }) => name)).toEqual(['redirects']);
  expect(partsFor(['READ_ORDERS'])).toEqual([]);
});
