import { digitsIn } from './find-orders';

it('four digits or more are part of a telephone number, and a name is none', () => {
  expect(digitsIn('45-67')).toBe('4567');
  expect(digitsIn('+7 (916) 123')).toBe('7916123');
  expect([digitsIn('456'), digitsIn('Кеды 4567'), digitsIn('')]).toEqual(['', '', '']);
});
