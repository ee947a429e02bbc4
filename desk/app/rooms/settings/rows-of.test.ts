import { rowsOf, textOfRows } from './rows-of';

it.each([
  [
    'ZONES',
    '30:190+20:1-2,700:290+40:2-4',
    [
      ['30', '190', '20', '1', '2'],
      ['700', '290', '40', '2', '4'],
    ],
  ],
  ['LINKS', 'Telegram=https://t.me/shop?a=b', [['Telegram', 'https://t.me/shop?a=b']]],
  ['ZONES', '', []],
] as const)('the setting of the kind %s with the value %s is converted to rows and back', (kind, text, rows) => {
  expect(rowsOf(kind, text)).toEqual(rows);
  expect(textOfRows(kind, rowsOf(kind, text))).toBe(text);
});

it('rowsOf keeps the typed values of a half-filled row', () => {
  const text = textOfRows('ZONES', [['700', '290', '', '', '']]);
  expect(rowsOf('ZONES', text)).toEqual([['700', '290', '', '', '']]);
});
