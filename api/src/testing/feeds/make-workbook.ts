import { crc32, deflateRawSync } from 'node:zlib';

/** A cell: text, a number as stored, a date by its serial number, an error, a fraction shown as percent, or nothing. */
export type MadeCell = string | number | boolean | null | { date: number } | { error: string } | { percent: number };

/** Creates an XLSX workbook from sheets by name, with texts in the shared strings table as Excel writes them. */
export function makeWorkbook(sheets: Readonly<Record<string, readonly (readonly MadeCell[])[]>>): Buffer {
  const strings = new Map<string, number>();
  const names = Object.keys(sheets);
  const files: Record<string, string> = {};
  for (const [index, rows] of Object.values(sheets).entries())
    files[`xl/worksheets/sheet${index + 1}.xml`] = sheetXml(rows, strings);
  return makeZip({ ...bookXml(names, [...strings.keys()]), ...files });
}

/** Creates a workbook whose only sheet is this XML, with other styles if they are given. */
export function makeWorkbookOf(sheet: string, styles?: string): Buffer {
  const other: Record<string, string> = styles === undefined ? {} : { 'xl/styles.xml': styles };
  return makeZip({ ...bookXml(['Лист1'], []), ...other, 'xl/worksheets/sheet1.xml': sheet });
}

/** Creates a ZIP archive. `claims` are false sizes that its directory states instead of the true ones. */
export function makeZip(
  files: Readonly<Record<string, string | Buffer>>,
  claims: Readonly<Record<string, number>> = {},
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, given] of Object.entries(files)) {
    const content = Buffer.from(given as string);
    const packed = deflateRawSync(content);
    const name = Buffer.from(path);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claims[path] ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, rest, name]));
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

/** Returns the letters of a column by its index from 0: `A`, `Z`, `AA`. */
export function columnLetters(index: number): string {
  const before = Math.floor(index / 26) - 1;
  return (before < 0 ? '' : columnLetters(before)) + String.fromCharCode(65 + (index % 26));
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function sheetXml(rows: readonly (readonly MadeCell[])[], strings: Map<string, number>): string {
  const lines = rows.map((cells, row) => {
    const made = cells.map((cell, column) => cellXml(cell, `${columnLetters(column)}${row + 1}`, strings));
    return `<row r="${row + 1}">${made.join('')}</row>`;
  });
  return `${HEAD}<worksheet ${MAIN}><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function cellXml(cell: MadeCell, place: string, strings: Map<string, number>): string {
  if (cell === null) return `<c r="${place}" s="0"/>`;
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${Number(cell)}</v></c>`;
  if (typeof cell === 'string') {
    const index = strings.get(cell) ?? strings.size;
    strings.set(cell, index);
    return `<c r="${place}" t="s"><v>${index}</v></c>`;
  }
  if ('date' in cell) return `<c r="${place}" s="1"><v>${cell.date}</v></c>`;
  if ('percent' in cell) return `<c r="${place}" s="2"><v>${cell.percent}</v></c>`;
  return `<c r="${place}" t="e"><f>1/0</f><v>${cell.error}</v></c>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function bookXml(names: readonly string[], strings: readonly string[]): Record<string, string> {
  const sheets = names.map(
    (name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const relations = names.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const texts = strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`);
  return {
    'xl/workbook.xml': `${HEAD}<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}<Relationship Id="rIdS" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rIdT" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `${HEAD}<sst ${MAIN}>${texts.join('')}</sst>`,
    'xl/styles.xml': `${HEAD}<styleSheet ${MAIN}><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/></cellXfs></styleSheet>`,
  };
}
