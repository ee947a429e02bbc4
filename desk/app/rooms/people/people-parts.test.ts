import { partAt, partsFor } from './people-parts';

it.each([
  ['/people', 'shoppers'],
  ['/people/0193f1c8-0000-7000-8000-000000000000', 'shoppers'],
  ['/people/codes', 'codes'],
  ['/people/codes/SPRING', 'codes'],
  ['/people/new-code', 'codes'],
  ['/people/new-role', 'roles'],
  ['/people/trail', 'trail'],
  ['/people/codes-of-old', 'shoppers'],
])('partAt %s is %s', (pathname, name) => expect(partAt(pathname).name).toBe(name));

it('partsFor leaves the parts that the server answers', () => {
  expect(partsFor(['PROMOCODES', 'READ_ORDERS']).map(({ name }) => name)).toEqual(['codes']);
  expect(partsFor([])).toEqual([]);
});
