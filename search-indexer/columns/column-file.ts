import { open, type FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { Column } from './column.js';
import { putTogether, takeApart } from './column-tree.js';

/** Where a column stands in the file; the tree names it by its place in the list of these. */
interface Stored {
  type: keyof typeof TYPES;
  /** Bytes from the beginning of the file. */
  from: number;
  bytes: number;
  crc: number;
}

interface Contents {
  head: unknown;
  tree: unknown;
  columns: Stored[];
}

const TYPES = { Uint8Array, Uint32Array, Float64Array };
/** The last bytes of a file: where its JSON begins, the sum of the JSON and {@link MAGIC}. */
const TAIL_BYTES = 16;
const MAGIC = 0x4d454554;
/** Bytes that are read or written at a time, so that their sum holds up nothing else for long. */
const CHUNK = 1 << 22;
/** A column gets this share more memory than it needs, so that the first new row moves none of the others. */
const ROOM = 1 / 16;

/** A file that is not as it was written. */
export class DamagedFile extends Error {}

/**
 * Writes a file of columns: the typed arrays of a tree one after another, as they are in memory, then the tree itself as
 * JSON, with a checksum of each. `head` says what it is. The caller sees to it that the tree does not change meanwhile.
 */
export async function writeColumnFile(path: string, head: unknown, tree: unknown): Promise<void> {
  const { plain, columns } = takeApart(tree);
  const file = await open(path, 'wx', 0o600);
  try {
    const stored: Stored[] = [];
    let from = 0;
    for (const column of columns) {
      const crc = await write(file, bytesOf(column));
      stored.push({ type: column.constructor.name as Stored['type'], from, bytes: column.byteLength, crc });
      from += column.byteLength;
    }
    const tail = new DataView(new ArrayBuffer(TAIL_BYTES));
    tail.setFloat64(0, from);
    tail.setUint32(8, await write(file, Buffer.from(JSON.stringify({ head, tree: plain, columns: stored }))));
    tail.setUint32(12, MAGIC);
    await write(file, bytesOf(tail));
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Reads such a file, or returns null if `accepts` refuses its head; the columns are not read then. Throws
 * {@link DamagedFile} if the file is not whole.
 */
export async function readColumnFile(path: string, accepts: (head: unknown) => Promise<boolean>): Promise<unknown> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const tail = new DataView(await read(file, Math.max(0, size - TAIL_BYTES), TAIL_BYTES));
    if (tail.getUint32(12) !== MAGIC) throw new DamagedFile('the end is missing');
    const from = tail.getFloat64(0);
    const json = await read(file, from, size - TAIL_BYTES - from, tail.getUint32(8));
    const { head, tree, columns } = JSON.parse(Buffer.from(json).toString()) as Contents;
    if (!(await accepts(head))) return null;
    const arrays: Column[] = [];
    for (const { type, from, bytes, crc } of columns) {
      const make = TYPES[type];
      const buffer = await read(file, from, bytes, crc, Math.ceil((bytes * ROOM) / 8) * 8);
      arrays.push(new make(buffer, 0, bytes / make.BYTES_PER_ELEMENT));
    }
    return putTogether(tree, arrays);
  } finally {
    await file.close();
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) => new Uint8Array(buffer, byteOffset, byteLength);

/** Appends bytes and returns their checksum. */
async function write(file: FileHandle, bytes: Uint8Array): Promise<number> {
  let crc = 0;
  for (let from = 0; from < bytes.length;) {
    const chunk = bytes.subarray(from, from + CHUNK);
    const { bytesWritten } = await file.write(chunk);
    crc = crc32(chunk.subarray(0, bytesWritten), crc);
    from += bytesWritten;
  }
  return crc;
}

/** Reads so many bytes into a buffer with some room behind them. Throws if they are not there or have another checksum. */
async function read(file: FileHandle, from: number, length: number, crc?: number, room = 0): Promise<ArrayBuffer> {
  if (!Number.isSafeInteger(from) || !(length >= 0)) throw new DamagedFile('the lengths do not fit');
  const buffer = new ArrayBuffer(length + room);
  let sum = 0;
  for (let at = 0; at < length;) {
    const { bytesRead } = await file.read(part(buffer, at, Math.min(CHUNK, length - at)), 0, undefined, from + at);
    if (!bytesRead) throw new DamagedFile('it is shorter than it says');
    sum = crc32(part(buffer, at, bytesRead), sum);
    at += bytesRead;
  }
  if (crc !== undefined && sum !== crc) throw new DamagedFile('a checksum differs');
  return buffer;
}

const part = (buffer: ArrayBuffer, from: number, length: number) => new Uint8Array(buffer, from, length);
