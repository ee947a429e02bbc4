import { createHash } from 'node:crypto';
import type { ObjectStorage } from './object-storage.js';

const HEAD_BYTES = 16;
const MOST_BOXES = 1000;

/**
 * Returns the SHA-256 of a stored MP4; null if the file is none. An MP4 is a chain of boxes, each with its size and
 * name: it begins with `ftyp`, contains an index (`moov`) and data (`mdat`), and ends with the last box. So a truncated
 * file, and a file with something after the last box, is none. Reads the file once, and its boxes' heads, but never
 * holds it in memory.
 */
export async function checkVideo(storage: ObjectStorage, key: string, size: number): Promise<string | null> {
  const names: string[] = [];
  for (let offset = 0; offset < size;) {
    const head = await readPart(storage, key, offset, Math.min(HEAD_BYTES, size - offset));
    if (head.length < 8 || names.length === MOST_BOXES) return null;
    names.push(head.toString('latin1', 4, 8));
    const length = lengthOf(head, size - offset);
    if (!length || length > size - offset) return null;
    offset += length;
  }
  if (names[0] !== 'ftyp' || !names.includes('moov') || !names.includes('mdat')) return null;
  const hash = createHash('sha256');
  const stream = await storage.read(key);
  if (!stream) return null;
  for await (const chunk of stream) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/**
 * Returns the size of a box; null if it is impossible. Size 1 means that the size follows in eight bytes, 0 that the
 * box is the whole rest.
 */
function lengthOf(head: Buffer, rest: number): number | null {
  const short = head.readUInt32BE(0);
  if (short === 0) return rest;
  if (short !== 1) return short >= 8 ? short : null;
  const long = head.length >= 16 ? Number(head.readBigUInt64BE(8)) : 0;
  return long >= 16 && Number.isSafeInteger(long) ? long : null;
}

async function readPart(storage: ObjectStorage, key: string, offset: number, length: number): Promise<Buffer> {
  const stream = await storage.read(key, { offset, length });
  const chunks: Buffer[] = [];
  for await (const chunk of stream ?? []) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
