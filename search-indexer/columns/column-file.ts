import { open, type FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { Column } from './column.js';
import { putTogether, takeApart } from './column-tree.js';

/** Position of a column in the file. The tree refers to a column by its index in the list of these positions. */
interface Stored {
  type: keyof typeof TYPES;
  /** Offset from the beginning of the file, in bytes. */
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
/** The trailer of a file: offset of its JSON, checksum of the JSON, {@link MAGIC}. */
const TAIL_BYTES = 16;
const MAGIC = 0x4d454554;
/** Bytes read or written at a time, so that computing checksums does not block the process for long. */
const CHUNK = 1 << 22;
/** Share of spare memory in a column, so that the first new rows need no reallocation. */
const ROOM = 1 / 16;

/** A file that differs from what was written. */
export class DamagedFile extends Error {}

/**
 * Writes typed arrays to a file one after another, then the rest of the tree as JSON, each with a checksum. `head`
 * describes the content. The caller must not change the tree meanwhile.
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
 * Reads a file of columns. Returns null, without reading the columns, if `accepts` refuses its head. Throws {@link
 * DamagedFile} if the file is damaged.
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

/** Reads bytes into a buffer with spare room after them. Throws if they are missing or their checksum differs. */
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
