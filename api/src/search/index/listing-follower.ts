import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DOCUMENT_CHANNEL, type ProductDocument } from '@meet/search-indexer/contract';
import { Lexicon } from '@meet/search-indexer/language';
import { command, rows as rowsOf } from '@meet/statements';
import type { Logger } from 'pino';
import { CONFIG } from '../../platform/config/config.module.js';
import type { SearchConfig } from '../search.config.js';
import { connectionLossOf } from '../../platform/database/connection-loss.js';
import { makeConnection, type Connection } from '../../platform/database/open-connection.js';
import { statement } from '../../platform/database/statement.js';
import { LOGGER } from '../../platform/observability/logger.js';
import { ApiError } from '../../shared/api-error.js';
import { IndexSnapshot } from './index-snapshot.js';
import { ListingIndex } from './listing-index.js';

const BATCH = 2000;
const RETRY_MS = 1000;
const CONNECT_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
/** A new snapshot is written after this many changes: a share of the documents, but at least the minimum. */
const SHARE_OF_CHANGES = 0.02;
const FEWEST_CHANGES = 100;
/** Minimum time between two snapshots. */
const SNAPSHOT_EVERY_MS = 300_000;

type DocumentRow = (typeof FOLLOW)['types']['row'];

/**
 * Keeps the listing index up to date. It reads all search documents at start, or a snapshot and the documents that
 * changed since; on each notification from the indexer it reads the documents with a higher version. After a lost
 * connection it reconnects and continues from the last version, so no change is missed.
 */
@Injectable()
export class ListingFollower implements OnApplicationBootstrap, OnApplicationShutdown {
  private listing = new ListingIndex();
  private words = new Lexicon();
  private version = 0n;
  private readonly snapshot: IndexSnapshot | undefined;
  /** True while it is unknown whether everything in the snapshot is still in the database. */
  private isInDoubt = false;
  /** Documents read since the last snapshot. */
  private changes = 0;
  private nextSnapshot: NodeJS.Timeout | undefined;
  /** Resolves when the snapshot in progress is written; never rejects. */
  private writing: Promise<void> | undefined;
  private isToldOfFailure = false;
  private snapshotAt = -Infinity;
  private client: Connection | undefined;
  private reading: Promise<void> | undefined;
  private readAgain = false;
  private stopped = false;
  private loaded = false;
  private tell: () => void = () => undefined;

  constructor(
    @Inject(CONFIG) private readonly config: SearchConfig,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    const { INDEX_SNAPSHOT_FOLDER: folder, DATABASE_URL } = config;
    if (folder) this.snapshot = new IndexSnapshot(folder, DATABASE_URL, log);
  }

  /** True once every document that existed at start is in the index. */
  get ready(): boolean {
    return this.loaded;
  }

  /** Throws CATALOGUE_LOADING until the index is loaded, because an incomplete index would give incomplete answers. */
  get index(): ListingIndex {
    this.refuseUntilReady();
    return this.listing;
  }

  /**
   * The lexicon built from the same documents; search queries are interpreted with it. Throws CATALOGUE_LOADING too.
   */
  get lexicon(): Lexicon {
    this.refuseUntilReady();
    return this.words;
  }

  /** Version of the latest document in the index. */
  get latest(): string {
    return String(this.version);
  }

  /** Sets the function that is called when the index has changed documents. */
  onNews(tell: () => void): void {
    this.tell = tell;
  }

  onApplicationBootstrap(): void {
    if (!this.snapshot) this.log.info('INDEX_SNAPSHOT_FOLDER is not set: every start reads all search documents');
    void this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.nextSnapshot);
    await this.writing;
    await this.client?.end().catch(() => undefined);
  }

  /** Resolves once every document committed before the call is in the index. */
  async catchUp(): Promise<void> {
    await this.reading;
    await this.read();
  }

  private refuseUntilReady(): void {
    if (!this.loaded) throw new ApiError('CATALOGUE_LOADING');
  }

  private async connect(): Promise<void> {
    const client = makeConnection({
      connectionString: this.config.DATABASE_URL,
      application_name: 'meet-listing',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      // A connection that only listens sends nothing, so without keep-alive it would never notice that the server is
      // gone.
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    });
    this.client = client;
    client.on('notification', () => void this.read().catch(() => undefined));
    client.once('end', () => this.reconnect());
    try {
      await client.connect();
      // Done before listening, so that no notification starts a read meanwhile.
      if (this.version === 0n) await this.restore(client);
      await command(client, `LISTEN ${DOCUMENT_CHANNEL}`);
      await this.read();
      await this.verifySnapshot(client);
      if (!this.loaded) {
        this.log.info({ products: this.listing.size, documentsRead: this.changes }, 'listing index loaded');
        this.listing.settle();
      }
      this.loaded = true;
      this.planSnapshot();
    } catch (error) {
      const level = connectionLossOf(error) ? 'warn' : 'error';
      this.log[level]({ err: error }, 'the listing index cannot be read; trying again');
      await client.end().catch(() => undefined);
    }
  }

  private reconnect(): void {
    if (!this.stopped) setTimeout(() => void (this.stopped || this.connect()), RETRY_MS);
  }

  private async restore(client: Connection): Promise<void> {
    const kept = await this.snapshot?.read(client);
    if (!kept) return;
    ({ listing: this.listing, words: this.words, version: this.version } = kept);
    this.changes = 0;
    this.isInDoubt = true;
  }

  /**
   * Deleted documents leave a row behind, so the documents read since the snapshot include deletions. Somebody may have
   * emptied the table by hand, though: then everything is read again.
   */
  private async verifySnapshot(client: Connection): Promise<void> {
    while (this.isInDoubt) {
      while (this.reading) await this.reading;
      await this.alone(async () => {
        const [found] = await rowsOf(client, COUNT_DOCUMENTS);
        // Some changes must be read first.
        if (BigInt(found!.latest) > this.version) return;
        this.isInDoubt = false;
        if (found!.documents === this.words.size && found!.latest === this.latest) return;
        const difference = { ...found, products: this.words.size };
        this.log.warn(difference, 'the snapshot of the listing index does not fit the documents');
        [this.listing, this.words, this.version] = [new ListingIndex(), new Lexicon(), 0n];
      });
      await this.read();
    }
  }

  /** Plans the writing of a snapshot, at once or later, if there are enough changes. */
  private planSnapshot(): void {
    const isDue = this.changes >= Math.max(FEWEST_CHANGES, this.words.size * SHARE_OF_CHANGES);
    if (!this.snapshot || !this.loaded || !isDue || this.nextSnapshot || this.stopped) return;
    const wait = Math.max(0, this.snapshotAt + SNAPSHOT_EVERY_MS - Date.now());
    this.nextSnapshot = setTimeout(() => {
      this.nextSnapshot = undefined;
      void this.writeSnapshot();
    }, wait).unref();
  }

  /** Writes a snapshot after the current read. Changes wait until it is written. */
  private async writeSnapshot(): Promise<void> {
    while (this.reading) await this.reading.catch(() => undefined);
    if (this.stopped) return;
    this.writing = this.alone(() => this.tryToWrite());
    await this.writing;
    if (this.readAgain) await this.read().catch(() => undefined);
  }

  private async tryToWrite(): Promise<void> {
    const { listing, words, version } = this;
    this.snapshotAt = Date.now();
    try {
      await this.snapshot!.write(this.client!, { listing, words, version });
      this.changes = 0;
      this.log.info({ ms: Date.now() - this.snapshotAt }, 'snapshot of the listing index written');
    } catch (error) {
      this.log[this.isToldOfFailure ? 'debug' : 'warn'](
        { err: error },
        'no snapshot of the listing index can be written',
      );
      this.isToldOfFailure = true;
    }
  }

  /** Only one read runs at a time; a notification that arrives during a read causes another read after it. */
  private read(): Promise<void> {
    if (this.reading) {
      this.readAgain = true;
      return this.reading;
    }
    return this.alone(() => this.readAll());
  }

  /** Runs work that must not run during a read. */
  private alone(work: () => Promise<void>): Promise<void> {
    this.reading = work().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async readAll(): Promise<void> {
    const before = this.version;
    do {
      this.readAgain = false;
      let rows: DocumentRow[];
      do {
        rows = await rowsOf(this.client!, FOLLOW, { after: String(this.version), limit: BATCH });
        for (const row of rows) this.apply(row);
      } while (rows.length === BATCH);
    } while (this.readAgain);
    if (this.version !== before) this.tell();
    this.planSnapshot();
  }

  private apply({ productId, version, deleted, document }: DocumentRow): void {
    if (deleted) {
      this.listing.remove(productId);
      this.words.remove(productId);
    } else {
      this.listing.put(document as ProductDocument);
      this.words.put(document as ProductDocument);
    }
    this.version = BigInt(version);
    this.changes += 1;
  }
}

const FOLLOW = statement('follow-documents')`
SELECT "productId", "version", "deleted", "document" FROM "search_document"
WHERE "version" > :after ORDER BY "version" LIMIT :limit`;

const COUNT_DOCUMENTS = statement('count-documents')`
SELECT (count(*) FILTER (WHERE NOT "deleted"))::int AS "documents", coalesce(max("version"), 0) AS "latest"
FROM "search_document"`;
