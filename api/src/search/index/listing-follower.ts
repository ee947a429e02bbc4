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
import { ListingIndex } from './listing-index.js';

const BATCH = 2000;
const RETRY_MS = 1000;
const CONNECT_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

type DocumentRow = (typeof FOLLOW)['types']['row'];

/**
 * Keeps the listing index up to date. It reads all search documents at start; on each notification from the indexer it
 * reads the documents with a higher version. After a lost connection it reconnects and continues from the last version,
 * so no change is missed.
 */
@Injectable()
export class ListingFollower implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly listing = new ListingIndex();
  private readonly words = new Lexicon();
  private version = 0n;
  private client: Connection | undefined;
  private reading: Promise<void> | undefined;
  private readAgain = false;
  private stopped = false;
  private loaded = false;

  constructor(
    @Inject(CONFIG) private readonly config: SearchConfig,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

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

  onApplicationBootstrap(): void {
    void this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
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
      await command(client, `LISTEN ${DOCUMENT_CHANNEL}`);
      await this.read();
      this.loaded = true;
      this.log.info({ products: this.listing.size }, 'listing index loaded');
    } catch (error) {
      const level = connectionLossOf(error) ? 'warn' : 'error';
      this.log[level]({ err: error }, 'the listing index cannot be read; trying again');
      await client.end().catch(() => undefined);
    }
  }

  private reconnect(): void {
    if (!this.stopped) setTimeout(() => void (this.stopped || this.connect()), RETRY_MS);
  }

  /** Only one read runs at a time; a notification that arrives during a read causes another read after it. */
  private read(): Promise<void> {
    if (this.reading) {
      this.readAgain = true;
      return this.reading;
    }
    this.reading = this.readAll().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async readAll(): Promise<void> {
    do {
      this.readAgain = false;
      let rows: DocumentRow[];
      do {
        rows = await rowsOf(this.client!, FOLLOW, { after: String(this.version), limit: BATCH });
        for (const row of rows) this.apply(row);
      } while (rows.length === BATCH);
    } while (this.readAgain);
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
  }
}

const FOLLOW = statement('follow-documents')`
SELECT "productId", "version", "deleted", "document" FROM "search_document"
WHERE "version" > :after ORDER BY "version" LIMIT :limit`;
