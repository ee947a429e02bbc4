import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import {
  columnLetters,
  makeWorkbook,
  makeWorkbookOf,
  makeZip,
  type MadeCell,
} from '../../testing/feeds/make-workbook.js';
import { openTable, type TableRow } from './read-table.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meet-table-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function read(content: string | Buffer, sheet: string | null = null) {
  const path = join(folder, `list-${(files += 1)}`);
  await writeFile(path, content);
  const table = await openTable(path, { sheet, knownHeaders: [] });
  try {
    const rows: TableRow[] = [];
    for await (const row of table.rows()) rows.push(row);
    return { ...table, rows };
  } finally {
    await table.close();
  }
}

const HEADER = ['Арт.', 'Наименование', 'Цена', 'Ост.'];
const sheetOf = (inner: string, styles?: string): Buffer =>
  makeWorkbookOf(`<worksheet><sheetData>${inner}</sheetData></worksheet>`, styles);

it('openTable finds the header below title rows in CSV, whatever separators the titles contain', async () => {
  const text = 'Прайс-лист ООО «Лань», г. Москва, ул. Мира, 1\n\nАрт.;Наименование;Цена;Ост.\nA-1;Кеды, белые;1990;3\n';
  const { headers, headerLine, rows } = await read(iconv.encode(text, 'windows-1251'));
  expect({ headers, headerLine, rows }).toEqual({
    headers: HEADER,
    headerLine: 3,
    rows: [{ line: 4, cells: ['A-1', 'Кеды, белые', '1990', '3'] }],
  });
});

it('openTable joins two header rows when the second row divides columns of the first', async () => {
  const text = 'Арт.;Наименование;Цена;;Размеры;;\n;;Опт;РРЦ;36;37;38\nA-1;Кеды;900;1990;1;;2\n';
  const { headers, headerLine, rows } = await read(text);
  expect({ headers, headerLine }).toEqual({
    headers: ['Арт.', 'Наименование', 'Цена Опт', 'Цена РРЦ', '36', '37', '38'],
    headerLine: 2,
  });
  expect(rows).toHaveLength(1);
});

it.each(['Кеды;41;42;43', ';;41;42', 'A-1;;41;42'])(
  'openTable does not read a product row as a second header row: %s',
  async (goods) => {
    expect(await read(`Арт.;Имя;Цена;Остаток\n${goods}\n`)).toMatchObject({ headerLine: 1 });
  },
);

it('openTable uses the separator declared in a line sep= at the start of the file', async () => {
  const { rows } = await read('sep=|\nАрт.|Наименование|Цена\nA-1|Кеды;белые,1|1990\n');
  expect(rows).toEqual([{ line: 3, cells: ['A-1', 'Кеды;белые,1', '1990'] }]);
});

it('openTable reads XLSX cells with the text that a spreadsheet program shows', async () => {
  const values: MadeCell[] = [
    1990.0000001,
    12.345,
    4006381333931,
    42.5,
    true,
    { date: 46023 },
    { percent: 0.2 },
    { error: '#N/A' },
    'а & б',
  ];
  const { rows, sheet } = await read(
    makeWorkbook({ Прайс: [['Прайс-лист'], [], HEADER, values, [], ['Итого', null, 5]] }),
  );
  expect(sheet).toBe('Прайс');
  expect(rows).toEqual([
    { line: 4, cells: ['1990', '12.3450', '4006381333931', '42.5', 'TRUE', '2026-01-01', '0.2', '#N/A', 'а & б'] },
    { line: 6, cells: ['Итого', '', '5', '', '', '', '', '', ''] },
  ]);
});

it.each([
  ['leading zeros', '000000', '123', '000123'],
  ['dollars', '[$$-409]#,##0.00', '10.5', '10.5 USD'],
  ['euros', '#,##0.00\\ &quot;€&quot;', '10', '10 EUR'],
  ['roubles', '#,##0.00\\ &quot;₽&quot;', '10', '10'],
  ['a country alone', '[$-419]#,##0.00', '10', '10'],
])('openTable reads %s from the number format of a cell', async (_, code, stored, text) => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`;
  const named = HEADER.map(
    (header, n) => `<c r="${columnLetters(n)}1" t="inlineStr"><is><t>${header}</t></is></c>`,
  ).join('');
  const rows = `<row r="1">${named}</row><row r="2"><c r="A2" s="1"><v>${stored}</v></c><c r="B2" s="1" t="n"><f>A2</f><v>${stored}</v></c></row>`;
  expect((await read(sheetOf(rows, styles))).rows).toMatchObject([{ cells: [text, text, '', ''] }]);
});

it('openTable reads the named sheet, or the first sheet that has a header', async () => {
  const book = makeWorkbook({
    Титул: [['О компании'], ['тел. 1']],
    Обувь: [HEADER, ['A-1', 'Кеды', 1, 1]],
    Опт: [
      ['Арт.', 'Цена'],
      ['B-1', 2],
    ],
  });
  expect(await read(book)).toMatchObject({ sheet: 'Обувь', otherSheets: ['Опт'], headers: HEADER });
  expect(await read(book, 'Опт')).toMatchObject({ sheet: 'Опт', rows: [{ line: 2, cells: ['B-1', '2'] }] });
  await expect(read(book, 'Обу')).rejects.toMatchObject({
    code: 'PRICE_LIST_NO_SHEET',
    message: expect.stringContaining('Обувь'),
  });
});

it.each([
  ['a table without names of columns', 'A-1;Кеды;1990\nA-2;Кеды;1990\n', 'PRICE_LIST_NO_HEADER'],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'PRICE_LIST_NOT_A_WORKBOOK'],
  ['a zip that is no workbook', makeZip({ 'a.xml': '<a/>' }), 'PRICE_LIST_NOT_A_WORKBOOK'],
  ['half a workbook', makeWorkbook({ Лист: [HEADER] }).subarray(0, 900), 'PRICE_LIST_NOT_A_WORKBOOK'],
  [
    'more columns than 200',
    `${Array.from({ length: 201 }, (_, n) => (n < 4 ? HEADER[n] : `c${n}`)).join(';')}\n`,
    'PRICE_LIST_TOO_MANY_COLUMNS',
  ],
  [
    'more columns of a workbook',
    makeWorkbook({ Лист: [HEADER, Array.from({ length: 201 }, () => 1)] }),
    'PRICE_LIST_TOO_MANY_COLUMNS',
  ],
  ['more rows than 200,000', `Арт.;Цена\n${'A-1;1\n'.repeat(200_000)}`, 'PRICE_LIST_TOO_MANY_ROWS'],
  ['a row far below', sheetOf('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'), 'PRICE_LIST_TOO_MANY_ROWS'],
  ['a cell far to the right', sheetOf('<row><c r="XFD1"><v>1</v></c></row>'), 'PRICE_LIST_TOO_MANY_COLUMNS'],
])('openTable refuses %s', async (_, content, code) => {
  await expect(read(content)).rejects.toMatchObject({ code });
});

it('openTable reads a workbook whose empty cells are formatted up to the last column', async () => {
  const formats = Array.from({ length: 16_384 }, (_, n) => `<c r="${columnLetters(n)}2" s="1"/>`).join('');
  const cells = HEADER.map((text, n) => `<c r="${columnLetters(n)}1" t="inlineStr"><is><t>${text}</t></is></c>`).join(
    '',
  );
  expect(await read(sheetOf(`<row r="1">${cells}</row><row r="2">${formats}</row>`))).toMatchObject({
    headers: HEADER,
    rows: [],
  });
});

describe('a bomb', () => {
  const zeros = ' '.repeat(60_000_000);
  const files = (count: number): Record<string, string> =>
    Object.fromEntries([
      ['xl/workbook.xml', '<workbook/>'],
      ...Array.from({ length: count }, (_, n) => [`xl/worksheets/sheet${n}.xml`, zeros] as const),
    ]);

  it('openTable refuses a workbook that unpacks to more than 500 MB', async () => {
    const bomb = makeZip(files(9));
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(read(bomb)).rejects.toMatchObject({ code: 'PRICE_LIST_UNPACKED_TOO_LARGE' });
  });

  it('openTable refuses a workbook larger than it declares, before unpacking it', async () => {
    const bomb = makeZip(files(1), { 'xl/worksheets/sheet0.xml': 1_000 });
    await expect(read(bomb)).rejects.toMatchObject({
      code: 'PRICE_LIST_UNPACKED_TOO_LARGE',
      message: expect.stringContaining('larger than the workbook says'),
    });
  });

  it('openTable ignores zip entries that are not listed in the workbook’s directory', async () => {
    const book = makeWorkbook({ Лист: [HEADER, ['A-1', 'Кеды', 1990, 1]] });
    const hidden = makeZip({ 'xl/worksheets/sheet1.xml': zeros });
    const beside = Buffer.concat([
      book,
      hidden.subarray(0, hidden.indexOf('PK\x01\x02', 0, 'latin1')),
      book.subarray(book.indexOf('PK\x01\x02', 0, 'latin1')),
    ]);
    expect((await read(beside)).rows).toHaveLength(1);
  });
});

it('openTable refuses a packed file of more than 50 MB without reading it', async () => {
  await expect(read(Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(50_000_000)]))).rejects.toMatchObject({
    code: 'PRICE_LIST_FILE_TOO_LARGE',
  });
});
