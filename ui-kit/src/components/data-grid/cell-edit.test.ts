import { readCell, readNumber, shownOf, textOf, type CellEdit } from './cell-edit.js';

const ru = { locale: 'ru-RU', currency: 'RUB' };
const us = { locale: 'en-US', currency: 'USD' };
const de = { locale: 'de-DE', currency: 'EUR' };
const japan = { locale: 'ja-JP', currency: 'JPY' };
const money: CellEdit<object> = { kind: 'money', valueOf: () => null };
const count: CellEdit<object> = { kind: 'number', valueOf: () => null, max: 10 };

it.each([
  ['12 990,50', ru, 12990.5],
  ['12\u00A0990', ru, 12990],
  ['12990.5', ru, 12990.5],
  ['12,990.50', us, 12990.5],
  ['12.990,50', de, 12990.5],
  ['\u22125', ru, -5],
  ['1,2,3', ru, null],
  ['12e3', us, null],
  ['', us, null],
] as const)('readNumber reads %j as its language writes it', (text, region, expected) => {
  expect(readNumber(text, region)).toBe(expected);
});

it('readCell reads money in minor units of the currency, and refuses fractions of these units', () => {
  expect(readCell(money, '1 299,99 ₽', ru)).toEqual({ value: 129_999 });
  expect(readCell(money, '0.07', us)).toEqual({ value: 7 });
  expect(readCell(money, '500', japan)).toEqual({ value: 500 });
  expect(readCell(money, '0.5', japan)).toEqual({ fault: 'money' });
  expect(readCell(money, '1.005', us)).toEqual({ fault: 'money' });
  expect(readCell(money, '', us)).toEqual({ value: null });
  expect(readCell({ ...money, required: true }, ' ', us)).toEqual({ fault: 'required' });
});

it('readCell refuses numbers outside their limits and names the limit', () => {
  expect(readCell(count, '11', ru)).toEqual({ fault: 'max', limit: '10' });
  expect(readCell(count, '-1', ru)).toEqual({ fault: 'min', limit: '0' });
  expect(readCell({ ...money, min: 100 }, '0,5', ru)).toEqual({ fault: 'min', limit: '1\u00A0₽' });
});

it('textOf formats a number for editing, and shownOf formats the number for reading', () => {
  expect(textOf(money, 1_299_050, ru)).toBe('12990,5');
  expect(textOf(money, null, ru)).toBe('');
  expect(shownOf(money, 1_299_000, ru)).toBe('12\u00A0990\u00A0₽');
  expect(shownOf(count, null, ru)).toBe('—');
});
