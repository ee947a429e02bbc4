import { addressOf } from './address-of.js';

it('addressOf calls a function with the value and returns the URL', () => {
  expect(addressOf((page: number) => `?p=${page}`, 3, {})).toBe('?p=3');
});

it('addressOf fills a URL template and encodes the values', () => {
  expect(addressOf('/list?page={page}&of={page}', 3, { page: 3 })).toBe('/list?page=3&of=3');
  expect(addressOf('/p?size={size}', 'a', { size: '42 & 43' })).toBe('/p?size=42%20%26%2043');
});

it('addressOf leaves braces that name no value unchanged', () => {
  expect(addressOf('/{toString}/{page}', 1, { page: 1 })).toBe('/{toString}/1');
});
