import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StorageUnavailableError, type ObjectPage, type ObjectStorage } from '../media/storage.js';
import { BackupError } from './backup-error.js';
import { bodyOf, isFull, type Sealed } from './encryption.js';
import { parseManifest, type Manifest } from './manifest.js';
import { isBackupTime } from './retention.js';

const BACKUPS = 'backups/';
const PICTURES = 'pictures/';
const MANIFEST = 'manifest.json';
const ANY = 'application/octet-stream';

/**
 * The place of the backups: `backups/<time>/` for each backup, and `pictures/` for the pictures that backups share. A
 * backup exists once it has a manifest, which is written last.
 */
export class Destination {
  constructor(
    private readonly storage: ObjectStorage,
    /** Prefix of every key; empty, or ending with a slash. */
    private readonly prefix = '',
  ) {}

  prepare(): Promise<void> {
    return answerOf(this.storage.prepare());
  }

  /** Returns the times of the complete backups, the oldest first. */
  async times(): Promise<string[]> {
    return [...(await this.folders())].flatMap(([time, keys]) => (keys.some(isManifest) ? [time] : [])).sort();
  }

  putPart(time: string, part: string, sealed: Sealed): Promise<void> {
    return answerOf(this.storage.put(this.key(time, part), bodyOf(sealed), ANY));
  }

  putPicture(hash: string, sealed: Sealed): Promise<void> {
    return answerOf(this.storage.put(this.pictureKey(hash), bodyOf(sealed), ANY));
  }

  putManifest(time: string, manifest: Manifest): Promise<void> {
    const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
    return answerOf(this.storage.put(this.key(time, MANIFEST), bytes, 'application/json'));
  }

  async hasPicture(hash: string): Promise<boolean> {
    return (await answerOf(this.storage.head(this.pictureKey(hash)))) !== null;
  }

  readPart(time: string, part: string): Promise<Readable | null> {
    return answerOf(this.storage.read(this.key(time, part)));
  }

  readPicture(hash: string): Promise<Readable | null> {
    return answerOf(this.storage.read(this.pictureKey(hash)));
  }

  /** Throws a {@link BackupError} if there is no such backup. */
  async manifest(time: string): Promise<Manifest> {
    const stream = await this.readPart(time, MANIFEST);
    if (!stream) throw new BackupError(`There is no backup of ${time}: ${(await this.times()).join(', ') || 'none'}`);
    return parseManifest(await text(stream), time);
  }

  /**
   * Deletes backups. Each backup's manifest is deleted first, so that the rest of an interrupted deletion is not taken
   * for a backup.
   */
  async remove(times: readonly string[]): Promise<void> {
    const folders = await this.folders();
    for (const time of times) {
      const keys = folders.get(time) ?? [];
      for (const key of [...keys.filter(isManifest), ...keys.filter((key) => !isManifest(key))])
        await answerOf(this.storage.delete(key));
    }
  }

  /** Deletes the files that interrupted backups left. */
  async removeCut(): Promise<number> {
    const cut = [...(await this.folders())].filter(([, keys]) => !keys.some(isManifest));
    for (const [, keys] of cut) for (const key of keys) await answerOf(this.storage.delete(key));
    return cut.length;
  }

  /** Deletes the pictures whose hash is not among `hashes`, and returns their number. */
  async removePicturesBut(hashes: ReadonlySet<string>): Promise<number> {
    let removed = 0;
    for await (const key of this.keys(PICTURES)) {
      if (hashes.has(key.slice(key.lastIndexOf('/') + 1).replace('.age', ''))) continue;
      await answerOf(this.storage.delete(key));
      removed += 1;
    }
    return removed;
  }

  /** Returns the keys in each backup's folder, including those of interrupted backups. */
  private async folders(): Promise<Map<string, string[]>> {
    const folders = new Map<string, string[]>();
    for await (const key of this.keys(BACKUPS)) {
      const time = key.slice(this.prefix.length + BACKUPS.length).split('/', 1)[0]!;
      if (isBackupTime(time)) folders.set(time, [...(folders.get(time) ?? []), key]);
    }
    return folders;
  }

  private async *keys(below: string): AsyncGenerator<string> {
    for (let after: string | null = ''; after !== null;) {
      const page: ObjectPage = await answerOf(this.storage.list(`${this.prefix}${below}`, after));
      for (const { key } of page.objects) yield key;
      after = page.next;
    }
  }

  private key(time: string, part: string): string {
    return `${this.prefix}${BACKUPS}${time}/${part}`;
  }

  private pictureKey(hash: string): string {
    return `${this.prefix}${PICTURES}${hash.slice(0, 2)}/${hash}.age`;
  }
}

/**
 * Returns the storage's answer. If the storage is unavailable, the error names the backups, because the storage's own
 * error speaks of pictures.
 */
async function answerOf<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof StorageUnavailableError ? new BackupError(reasonOf(error), { cause: error }) : error;
  }
}

function reasonOf({ cause }: StorageUnavailableError): string {
  const { code, message } = cause as NodeJS.ErrnoException;
  return isFull(code)
    ? 'The disk of the backups is full. Those that it holds are whole: make room, and run it again.'
    : `The place of the backups does not answer (${code ?? message}). Those that it holds are whole: run it again when it does.`;
}

const isManifest = (key: string): boolean => key.endsWith(`/${MANIFEST}`);
