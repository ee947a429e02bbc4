import { readNumber } from './spelled-number.js';

describe('readNumber', () => {
  it.each([
    ['1990', '1990', null, null],
    ['1.990', '1990', '.', null],
    ['1,990', '1990', ',', null],
    ['12.345', '12345', '.', null],
    ['123,456', '123456', ',', null],
    ['1 990', '1990', null, null],
    ['1\u00a0990', '1990', null, null],
    ["1'990", '1990', null, null],
    ['1.234.567', '1234567', null, null],
    ['1 234 567', '1234567', null, null],
    ['1990.5', '1990.5', null, '.'],
    ['1990,50', '1990.50', null, ','],
    ['1 990,50', '1990.50', null, ','],
    ['1.990,50', '1990.50', null, ','],
    ['1,990.5', '1990.5', null, '.'],
    ['1,234,567.89', '1234567.89', null, '.'],
    ['1,234.567', '1234.567', null, '.'],
    ['1990.000', '1990.000', null, '.'],
    ['1990.0000', '1990.0000', null, '.'],
    ['0.990', '0.990', null, '.'],
    ['0,005', '0.005', null, ','],
    ['.5', '0.5', null, '.'],
    ['5.', '5.0', null, null],
    ['１９９０', '1990', null, null],
  ])('readNumber reads %s as %s', (text, decimal, thousandsMark, decimalMark) => {
    expect(readNumber(text)).toEqual({ decimal, thousandsMark, decimalMark });
  });

  it.each(['', '.', ' ', '-5', '1,2,3', '1.2.3,4', '1 99', '1 2', '1 234.567', '1.234,567.89', '1,,990', '12 34 567'])(
    'readNumber returns null for the text %j',
    (text) => expect(readNumber(text)).toBeNull(),
  );
});
