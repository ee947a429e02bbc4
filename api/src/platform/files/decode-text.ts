import { isAscii } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import iconv from 'iconv-lite';
import { MalformedFileError } from './malformed-file-error.js';

/** Name of an encoding, as iconv-lite spells it. */
export type Encoding = string;

/** Called with the encoding that a file declares, and with that of its bytes. */
export type OnContradiction = (declared: string, actual: Encoding) => void;

const SAMPLE_BYTES = 4096;

/**
 * Determines a file's encoding. The first of these decides: a byte order mark, UTF-8 if the whole file is valid UTF-8 and
 * not plain ASCII, the XML declaration. Otherwise it is windows-1251, because old Russian exports do not name it.
 * `onContradiction` is called if the declaration names another encoding than the bytes have. The file is read as a
 * stream, and is not kept in memory.
 */
export async function detectEncoding(path: string, onContradiction?: OnContradiction): Promise<Encoding> {
  const sample = await readStart(path);
  if (sample.length === 0) throw new MalformedFileError({ line: 1 }, 'the file is empty');
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le';
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be';
  if (sample[0] === 0xef && sample[1] === 0xbb && sample[2] === 0xbf) return 'utf-8';
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(sample.toString('latin1'))?.[1];
  if (declared) {
    if (!iconv.encodingExists(declared)) {
      throw new MalformedFileError(
        { line: 1 },
        `unknown encoding "${declared}"; save the file as UTF-8 or windows-1251`,
      );
    }
    const named = declared.toLowerCase();
    if (/^utf-?8$/.test(named) || (await bytesOf(path)) !== 'utf-8') return named;
    onContradiction?.(declared, 'utf-8');
    return 'utf-8';
  }
  return (await bytesOf(path)) === 'other' ? 'windows-1251' : 'utf-8';
}

/**
 * Yields the file's text in chunks, without the byte order mark. `onBytes` is called with the number of bytes read so
 * far. If a file declared as UTF-8 contains invalid bytes, throws a {@link MalformedFileError}, so that no name gets
 * replacement characters.
 */
export async function* decodeText(
  path: string,
  options: { onBytes?: (bytes: number) => void; onContradiction?: OnContradiction } = {},
): AsyncGenerator<string> {
  const encoding = await detectEncoding(path, options.onContradiction);
  const utf8 = encoding === 'utf-8' || encoding === 'utf8';
  const decode = utf8 ? utf8Decoder() : iconvDecoder(encoding);
  let bytes = 0;
  let line = 1;
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    const buffer = chunk as Buffer;
    let text: string;
    try {
      text = decode.write(buffer);
    } catch (cause) {
      throw new MalformedFileError(
        { line: line + newlinesBeforeFault(buffer) },
        'bytes that are not UTF-8; save the file as UTF-8, or declare its encoding',
        { cause },
      );
    }
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) line += 1;
    bytes += buffer.length;
    options.onBytes?.(bytes);
    if (text) yield text;
  }
  let rest: string;
  try {
    rest = decode.end();
  } catch (cause) {
    throw new MalformedFileError({ line }, 'the file ends inside a UTF-8 character; was it cut short?', { cause });
  }
  if (rest) yield rest;
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function bytesOf(path: string): Promise<'ascii' | 'utf-8' | 'other'> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes: 'ascii' | 'utf-8' = 'ascii';
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
      if (!isAscii(chunk as Buffer)) bytes = 'utf-8';
      decoder.decode(chunk as Buffer, { stream: true });
    }
    decoder.decode();
    return bytes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'other';
    throw error;
  }
}

interface ChunkDecoder {
  write(chunk: Buffer): string;
  end(): string;
}

function utf8Decoder(): ChunkDecoder {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return { write: (chunk) => decoder.decode(chunk, { stream: true }), end: () => decoder.decode() };
}

function iconvDecoder(encoding: string): ChunkDecoder {
  const decoder = iconv.getDecoder(encoding);
  return { write: (chunk) => decoder.write(chunk), end: () => decoder.end() ?? '' };
}

/** Returns the number of newlines in the chunk before the first byte that is not valid UTF-8. */
function newlinesBeforeFault(chunk: Buffer): number {
  const lenient = chunk.toString('utf8');
  // Ignores the start of the chunk, which may be the rest of a character that started in the previous chunk.
  const fault = lenient.indexOf('\ufffd', 4);
  return (lenient.slice(0, fault < 0 ? 0 : fault).match(/\n/g) ?? []).length;
}
