import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ObjectStorage } from '../media/index.js';
import { BackupError } from './backup-error.js';
import { bodyOf, type Sealed } from './encryption.js';
import { parseManifest, type Manifest } from './manifest.js';
import { isBackupTime } from './retention.js';

const BACKUPS = 'backups/';
const PICTURES = 'pictures/';
const MANIFEST = 'manifest.json';
const ANY = 'application/octet-stream';

/**
 * Where backups are kept: `backups/<time>/` for each, and `pictures/` for what they share. A backup is there once it
 * has a manifest, which is written last.
 */
export class Destination {
  constructor(
    private readonly storage: ObjectStorage,
    /** Begins every key; empty, or ending with a slash. */
    private readonly prefix = '',
  ) {}

  prepare(): Promise<void> {
    return this.storage.prepare();
  }

  /** Returns the times of the backups that are whole, the oldest first. */
  async times(): Promise<string[]> {
    return [...(await this.folders())].flatMap(([time, keys]) => (keys.some(isManifest) ? [time] : [])).sort();
  }

  putPart(time: string, part: string, sealed: Sealed): Promise<void> {
    return this.storage.put(this.key(time, part), bodyOf(sealed), ANY);
  }

  putPicture(hash: string, sealed: Sealed): Promise<void> {
    return this.storage.put(this.pictureKey(hash), bodyOf(sealed), ANY);
  }

  putManifest(time: string, manifest: Manifest): Promise<void> {
    const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
    return this.storage.put(this.key(time, MANIFEST), bytes, 'application/json');
  }

  async hasPicture(hash: string): Promise<boolean> {
    return (await this.storage.head(this.pictureKey(hash))) !== null;
  }

  readPart(time: string, part: string): Promise<Readable | null> {
    return this.storage.read(this.key(time, part));
  }

  readPicture(hash: string): Promise<Readable | null> {
    return this.storage.read(this.pictureKey(hash));
  }

  /** Throws a {@link BackupError} if there is no such backup. */
  async manifest(time: string): Promise<Manifest> {
    const stream = await this.readPart(time, MANIFEST);
    if (!stream) throw new BackupError(`There is no backup of ${time}: ${(await this.times()).join(', ') || 'none'}`);
    return parseManifest(await text(stream), time);
  }

  /** Deletes a backup, its manifest first, so that what is left of a deletion that was cut is not taken for one. */
  async remove(time: string): Promise<void> {
    const keys = (await this.folders()).get(time) ?? [];
    for (const key of [...keys.filter(isManifest), ...keys.filter((key) => !isManifest(key))])
      await this.storage.delete(key);
  }

  /** Deletes what backups left that were cut off. */
  async removeCut(): Promise<number> {
    const cut = [...(await this.folders())].filter(([, keys]) => !keys.some(isManifest));
    for (const [, keys] of cut) for (const key of keys) await this.storage.delete(key);
    return cut.length;
  }

  /** Deletes the pictures that are not among the hashes, and returns their number. */
  async removePicturesBut(hashes: ReadonlySet<string>): Promise<number> {
    let removed = 0;
    for await (const key of this.keys(PICTURES)) {
      if (hashes.has(key.slice(key.lastIndexOf('/') + 1).replace('.age', ''))) continue;
      await this.storage.delete(key);
      removed += 1;
    }
    return removed;
  }

  /** The keys of each backup's folder, of cut ones too. */
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
      const page = await this.storage.list(`${this.prefix}${below}`, after);
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

const isManifest = (key: string): boolean => key.endsWith(`/${MANIFEST}`);
