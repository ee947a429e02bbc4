import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { csvHead, csvLine } from './csv-cells.js';
import type { Column } from './export-table.js';

const text: Column<string> = { title: 'Имя', type: 'TEXT', of: (value) => value };
const read = (line: string): string[][] => parse(line, { delimiter: ';', relax_column_count: true });

it('a CSV file begins with a UTF-8 byte-order mark and the column titles', () =>
  expect(csvHead([text, text])).toBe('\uFEFFИмя;Имя\r\n'));

it.each(['=1+1', '+7 916', '-5', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '=cmd|"/c calc"!A1', '=1;2'])(
  'a CSV cell with the text %j cannot become a formula',
  (typed) => expect(read(csvLine([text], typed))).toEqual([[`'${typed}`]]),
);

it('any text is read back from CSV unchanged, except for the apostrophe before a formula', () =>
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1 }), { minLength: 1 }), (typed) => {
      const columns = typed.map((_, n): Column<string[]> => ({ title: '', type: 'TEXT', of: (row) => row[n]! }));
      const [cells] = read(csvLine(columns, typed));
      expect(cells!.map((cell, n) => (cell === `'${typed[n]}` ? typed[n] : cell))).toEqual(typed);
      for (const cell of cells!) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
    }),
  ));

it('CSV cells show money in roubles with a comma, times in the shop’s zone, and empty null values', () => {
  const columns: Column<null>[] = [
    { title: '', type: 'MONEY', of: () => 123_450 },
    { title: '', type: 'MONEY', of: () => 5 },
    { title: '', type: 'NUMBER', of: () => 3 },
    { title: '', type: 'TIME', of: () => new Date('2026-02-28T21:05:59Z') },
    { title: '', type: 'MONEY', of: () => null },
    { title: '', type: 'TEXT', of: () => null },
    { title: '', type: 'TIME', of: () => null },
  ];
  expect(csvLine(columns, null)).toBe('1234,50;0,05;3;01.03.2026 00:05;;;\r\n');
});
