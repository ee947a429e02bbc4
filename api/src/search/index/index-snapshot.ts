import { createHash, randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readColumnFile, writeColumnFile } from '@meet/search-indexer/columns';
import { Lexicon, type SavedLexicon } from '@meet/search-indexer/language';
import { rows } from '@meet/statements';
import type { Logger } from 'pino';
import { makePrivateFolder } from '../../platform/files/make-private-folder.js';
import type { Connection } from '../../platform/database/open-connection.js';
import { statement } from '../../platform/database/statement.js';
import { ListingIndex, type SavedListingIndex } from './listing-index.js';
import { snapshotFormat } from './snapshot-format.js';

/** The index and the lexicon of all documents up to a version. */
export interface IndexState {
  listing: ListingIndex;
  words: Lexicon;
  version: bigint;
}

interface Head {
  format: string;
  /** Id of the snapshot; it is in the database before the snapshot can be read. */
  id: string;
  version: string;
}

/** Files of a process that ended while writing them are deleted after this time. */
const LEFT_MS = 3_600_000;
/** The rows of the database that name snapshots. */
const NAMES = 'listing-index ';

/**
 * The listing index and the lexicon in a file, so that a process need not read all documents at its start. The file is
 * used only if the code that wrote it stores the same data of a document, and if the database has the row that names
 * the file. A database that was restored to an earlier time does not have the row, and neither has another database. An
 * unusable file is ignored.
 */
export class IndexSnapshot {
  private readonly file: string;
  private readonly format = snapshotFormat();

  /** Processes of several databases may share the folder. */
  constructor(
    private readonly folder: string,
    databaseUrl: string,
    private readonly log: Logger,
  ) {
    const { hostname, port, pathname } = new URL(databaseUrl);
    const database = createHash('sha256').update(`${hostname}:${port}${pathname}`).digest('hex').slice(0, 12);
    this.file = join(folder, `listing-index-${database}`);
  }

  /** Returns null if there is no usable snapshot. */
  async read(client: Connection): Promise<IndexState | null> {
    let head: Head | undefined;
    const accepts = async (read: unknown): Promise<boolean> => {
      head = read as Head;
      if (head.format !== this.format) return false;
      const [known] = await rows(client, FIND_SNAPSHOT, { name: NAMES + head.id });
      return known?.version === head.version;
    };
    try {
      const saved = (await readColumnFile(this.file, accepts)) as {
        listing: SavedListingIndex;
        words: SavedLexicon;
      } | null;
      if (!saved) {
        this.log.info('the snapshot of the listing index is of other code or of another state of the database');
        return null;
      }
      const version = BigInt(head!.version);
      return { listing: new ListingIndex(saved.listing), words: new Lexicon(saved.words), version };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        this.log.warn({ err: error }, 'the snapshot of the listing index cannot be used');
      return null;
    }
  }

  /** Writes a snapshot. The index and the lexicon must not change meanwhile. */
  async write(client: Connection, { listing, words, version }: IndexState): Promise<void> {
    const id = randomUUID();
    const head: Head = { format: this.format, id, version: String(version) };
    const written = `${this.file}.${id}`;
    await makePrivateFolder(this.folder);
    await this.deleteLeft();
    try {
      await writeColumnFile(written, head, { listing: listing.save(), words: words.save() });
      await rows(client, NAME_SNAPSHOT, { name: NAMES + id, version: head.version });
      await rename(written, this.file);
    } finally {
      await rm(written, { force: true });
    }
  }

  private async deleteLeft(): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      if (!path.startsWith(`${this.file}.`)) continue;
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > LEFT_MS) await rm(path, { force: true });
    }
  }
}

const FIND_SNAPSHOT = statement('find-index-snapshot')`SELECT "version" FROM "search_sink" WHERE "name" = :name`;

/** The statement also deletes the names of snapshots that were replaced long ago. */
const NAME_SNAPSHOT = statement('name-index-snapshot')`
WITH gone AS (
  DELETE FROM "search_sink" WHERE starts_with("name", '${NAMES}') AND "updatedAt" < now() - interval '30 days'
)
INSERT INTO "search_sink" ("name", "version", "updatedAt") VALUES (:name, :version, now())`;
