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
])('partAt finds for the path %s the section %s', (pathname, name) => expect(partAt(pathname).name).toBe(name));

it('partsFor returns only the sections that the operator’s permissions allow', () => {
  expect(partsFor(['PROMOCODES', 'READ_ORDERS']).map(({ name }) => name)).toEqual(['codes']);
  expect(partsFor([])).toEqual([]);
});
