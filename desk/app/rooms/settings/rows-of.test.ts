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
] as const)('%s %s is read into rows and written back', (kind, text, rows) => {
  expect(rowsOf(kind, text)).toEqual(rows);
  expect(textOfRows(kind, rowsOf(kind, text))).toBe(text);
});

it('a half typed row keeps what was typed', () => {
  const text = textOfRows('ZONES', [['700', '290', '', '', '']]);
  expect(rowsOf('ZONES', text)).toEqual([['700', '290', '', '', '']]);
});
