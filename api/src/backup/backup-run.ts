import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ObjectStorage } from '../media/storage.js';
import type { Destination } from './destination.js';
import { seal } from './encryption.js';
import type { Manifest } from './manifest.js';
import type { Retention } from './retention.js';

export interface BackupOptions {
  databaseUrl: string;
  /** The storage of the pictures. */
  storage: ObjectStorage;
  destination: Destination;
  /** The age recipient to encrypt for, `age1…`. */
  recipient: string;
  /** Settings that a restored shop needs, as lines `NAME=value`. */
  settings: string;
  onProgress?: (phase: 'tables' | 'pictures', done: number, total: number) => void;
  /**
   * Name of a snapshot that another transaction has exported, so that the backup and that transaction see the same
   * data. Default: a new snapshot.
   */
  snapshot?: string;
  /** Which older backups stay after this backup is written. Default: all. */
  retention?: Retention;
}

/** What all parts of one backup run share. */
export interface Run {
  time: string;
  options: BackupOptions;
  /** Folder of encrypted parts that are not stored yet. */
  spool: string;
  parts: Manifest['parts'];
}

/** Encrypts and stores a part, and records its size and hash for the manifest. */
export async function writePart({ time, options, spool, parts }: Run, name: string, plain: Readable): Promise<void> {
  const sealed = await seal(plain, options.recipient, join(spool, 'part'));
  try {
    await options.destination.putPart(time, name, sealed);
  } finally {
    await sealed.discard();
  }
  parts[name] = { bytes: sealed.bytes, sha256: sealed.sha256 };
}
