import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './backup-error.js';

/** A file of encrypted bytes, ready to be stored. */
export interface Sealed {
  path: string;
  bytes: number;
  sha256: string;
  /** Deletes the encrypted file. */
  discard(): Promise<void>;
}

/** Encrypts the bytes for an age recipient (`age1…`) into the file. The plain bytes are never written to the disk. */
export async function seal(plain: Readable, recipient: string, path: string): Promise<Sealed> {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch (cause) {
    throw new BackupError('BACKUP_RECIPIENT is not a recipient of age: it begins with age1', { cause });
  }
  const sealed = await encrypter.encrypt(toWeb(plain));
  const hashed = hashing();
  try {
    await pipeline(fromWeb(sealed), hashed.stream, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    plain.destroy();
    await rm(path, { force: true });
    if (!isFull((error as NodeJS.ErrnoException).code)) throw error;
    throw new BackupError(
      `There is no room for a part on its way in ${dirname(path)}: make room there, or let TMPDIR lead elsewhere. Backups are as they were.`,
      { cause: error },
    );
  }
  return { path, bytes: hashed.bytes(), sha256: hashed.digest(), discard: () => rm(path, { force: true }) };
}

/** Decrypts with an age identity (`AGE-SECRET-KEY-…`). The stream fails if a byte was changed or is missing. */
export async function unseal(sealed: Readable, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
  } catch (cause) {
    throw new BackupError('The identity is not a key of age: it begins with AGE-SECRET-KEY-', { cause });
  }
  return fromWeb(await decrypter.decrypt(toWeb(sealed)));
}

/** Returns whether a Node error code means that a disk is full. */
export const isFull = (code: string | undefined): boolean => code === 'ENOSPC' || code === 'EDQUOT';

/** A stream that passes bytes on, and counts and hashes them. */
export function hashing(): { stream: Transform; bytes: () => number; digest: () => string } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, bytes: () => bytes, digest: () => hash.digest('hex') };
}

/** Returns the hash of a stream's bytes. */
export async function hashOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

export const bodyOf = ({ path, bytes }: Sealed) => ({
  size: bytes,
  open: () => createReadStream(path, { end: bytes - 1 }),
});

const fromWeb = (stream: object): Readable => Readable.fromWeb(stream as ReadableStream<Uint8Array>);

/** Node’s and the browser’s types of one web stream differ; age names the latter. */
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as Parameters<Encrypter['encrypt']>[0];
