import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { cellsAsShown, formatsOf, type CellFormat } from './cell-formats.js';
import { checkSize, MOST_UNPACKED_BYTES } from './limits.js';
import { PriceListError } from './price-list-error.js';
import { SheetMeasure } from './sheet-measure.js';

/** A file in a zip, as the central directory lists it. */
interface Entry {
  name: string;
  deflated: boolean;
  packed: Buffer;
  /** The entry's unpacked size in bytes, as the directory states it. */
  size: number;
}

interface CheckedEntry extends Entry {
  crc: number;
  /** Measurements of the sheet; null for another file. */
  sheet: SheetMeasure | null;
}

const MOST_ENTRIES = 10_000;

/**
 * Returns a workbook as an uncompressed zip, as a stream. The zip contains only XML that has been unpacked and counted
 * before, so false sizes in the workbook's directory do no harm, and nothing outside the directory is passed on. Cells
 * whose shown text the library would drop become text in it. The stream fails with a {@link PriceListError}.
 */
export function unpackedWorkbook(path: string): Readable {
  return Readable.from(storedZip(readFileSync(path)), { objectMode: false });
}

async function* storedZip(zip: Buffer): AsyncGenerator<Buffer> {
  const entries = readDirectory(zip).filter(({ name }) => /\.(?:xml|rels)$/.test(name));
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > MOST_UNPACKED_BYTES) throw tooLarge(total);
  const checked: CheckedEntry[] = [];
  for (const entry of entries) checked.push(await check(entry));
  const styles = checked.find(({ name }) => /^xl\/styles\.xml$/i.test(name));
  const formats = styles ? formatsOf((await unpacked(styles)).toString()) : new Map<number, CellFormat>();
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of checked) {
    const isChanged = entry.sheet?.isSheet && (entry.sheet.hasErrors || formats.size > 0);
    const changed = isChanged ? changedSheet(await unpacked(entry), formats) : null;
    const name = Buffer.from(entry.name);
    const size = changed?.length ?? entry.size;
    const header = localHeader(name, changed ? crc32(changed) : entry.crc, size);
    yield header;
    if (changed) yield changed;
    else yield* chunksOf(entry);
    directory.push(directoryEntry(header, name, offset));
    offset += header.length + size;
  }
  const listed = Buffer.concat(directory);
  yield listed;
  yield endOfDirectory(directory.length, listed.length, offset);
}

/** Unpacks an entry without keeping it, and measures it. */
async function check(entry: Entry): Promise<CheckedEntry> {
  const sheet = entry.name.endsWith('.xml') ? new SheetMeasure() : null;
  let size = 0;
  let crc = 0;
  for await (const chunk of chunksOf(entry)) {
    size += chunk.length;
    if (size > entry.size) {
      throw new PriceListError(
        'PRICE_LIST_UNPACKED_TOO_LARGE',
        `"${entry.name}" of the workbook is larger than the workbook says (${entry.size} bytes); save it again`,
      );
    }
    crc = crc32(chunk, crc);
    sheet?.add(chunk);
    if (sheet) checkSize(sheet);
  }
  return { ...entry, size, crc, sheet };
}

/** Yields the unpacked bytes of an entry. */
async function* chunksOf({ deflated, packed }: Entry): AsyncGenerator<Buffer> {
  if (!deflated) {
    yield packed;
    return;
  }
  const inflate = createInflateRaw({ chunkSize: 256 * 1024 });
  inflate.end(packed);
  for await (const chunk of inflate) yield chunk as Buffer;
}

async function unpacked(entry: CheckedEntry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Bytes of letters outside ASCII pass through unchanged. */
const changedSheet = (xml: Buffer, formats: ReadonlyMap<number, CellFormat>): Buffer =>
  Buffer.from(cellsAsShown(xml.toString('latin1'), formats), 'latin1');

function readDirectory(zip: Buffer): Entry[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + 22 > zip.length) throw broken('its end is missing');
  const count = zip.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw broken(`it has ${count} files`);
  const entries: Entry[] = [];
  for (let at = zip.readUInt32LE(end + 16), n = 0; n < count; n += 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== 0x02014b50) throw broken('its directory is damaged');
    const [flags, method] = [zip.readUInt16LE(at + 8), zip.readUInt16LE(at + 10)];
    const [packedSize, size] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    const nameLength = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/');
    if (flags & 1) throw broken('it has a password');
    if (method !== 0 && method !== 8) throw broken(`it is packed by method ${method}`);
    if (local + 30 > zip.length || zip.readUInt32LE(local) !== 0x04034b50)
      throw broken(`"${name}" is not where it says`);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    if (start + packedSize > zip.length) throw broken(`"${name}" is cut short`);
    entries.push({ name, deflated: method === 8, packed: zip.subarray(start, start + packedSize), size });
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw broken('it has no xl/workbook.xml');
  return entries;
}

const broken = (why: string): PriceListError =>
  new PriceListError(
    'PRICE_LIST_NOT_A_WORKBOOK',
    `this is no workbook that can be read: ${why}; open it in a spreadsheet and save it as .xlsx or CSV`,
  );

const tooLarge = (bytes: number): PriceListError =>
  new PriceListError(
    'PRICE_LIST_UNPACKED_TOO_LARGE',
    `the workbook unpacks to ${bytes} bytes, and at most ${MOST_UNPACKED_BYTES} are read; save the sheet with the goods as CSV`,
  );

function localHeader(name: Buffer, crc: number, size: number): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function directoryEntry(local: Buffer, name: Buffer, offset: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(20, 4);
  local.copy(entry, 6, 4, 30);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
