import { Inject, Injectable } from '@nestjs/common';
import { checkMapping, ColumnMapping, PriceListError, REMEMBER_MAPPING } from '../feeds/index.js';
import { Audit, notFound } from '../operator/index.js';
import type { Actor } from '../platform/auth/actor.js';
import { Seal } from '../platform/auth/seal.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { badUserInput, fieldFault } from '../shared/api-error.js';
import type { ConfirmColumnsInput } from './price-list-columns.model.js';
import { checkedAddress, headerOf } from './source-address.js';
import type { SaveFeedSourceInput } from './source.input.js';
import type { SourcesConfig } from './sources.config.js';

/** Purpose of the seal that encrypts credentials. */
export const CREDENTIALS = 'feed source credentials';

const DEFAULTS = {
  ...{ url: null, credentials: null, supplier: null, shipsFrom: 'RU', currency: 'RUB', rates: {}, defaultStock: 1 },
  ...{ complete: false, vanishPercent: 20, movedPercent: 10, everyMinutes: null, paused: false },
};

@Injectable()
export class EditSources {
  private readonly seal: Seal;

  constructor(
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: SourcesConfig,
  ) {
    this.seal = new Seal(config.SECRET_KEY, CREDENTIALS);
  }

  /** Creates or changes a source, and returns its id. Throws NOT_FOUND, NAME_TAKEN, BAD_USER_INPUT. */
  async save(by: Actor, dto: SaveFeedSourceInput): Promise<string> {
    const { id: named, version, ...given } = dto;
    const id = named ?? null;
    // A CONFLICT error returns the values that were to be written, but not the credentials.
    const { credentials: _secret, ...told } = given;
    const action = { by, action: 'saveFeedSource', entity: 'FEED_SOURCE', id, seen: { version, ...told } } as const;
    return this.audit.change(action, async (queries) => {
      const known = id === null ? null : await knownSource(queries, id);
      if (known && known.name !== given.name) throw badUserInput([fieldFault('dto.name', 'sourceName')]);
      const source = { ...DEFAULTS, ...known, ...this.changesOf(given, known) };
      const saved = { ...source, rates: JSON.stringify(source.rates) };
      const [written] = id === null ? await queries.rows(ADD, saved) : await queries.rows(CHANGE, { ...saved, id });
      return written!.id;
    });
  }

  /** Removes a source with its runs; its products stay. Throws NOT_FOUND. */
  async remove(by: Actor, id: string): Promise<void> {
    await this.audit.change({ by, action: 'removeFeedSource', entity: 'FEED_SOURCE', id }, async (queries) => {
      await knownSource(queries, id);
      await queries.rows(REMOVE, { id });
    });
  }

  /** Stores the meaning of the columns in a source's price lists. Throws NOT_FOUND, BAD_USER_INPUT. */
  async confirmColumns(by: Actor, { sourceId: id, ...confirmed }: ConfirmColumnsInput): Promise<void> {
    const mapping: ColumnMapping = ColumnMapping.parse(confirmed);
    try {
      checkMapping(mapping);
    } catch (error) {
      if (!(error instanceof PriceListError)) throw error;
      throw badUserInput([fieldFault('dto.columns', 'priceListColumns', { reason: error.message })]);
    }
    await this.audit.change({ by, action: 'confirmColumns', entity: 'FEED_SOURCE', id }, async (queries) => {
      const { name: source } = await knownSource(queries, id);
      await queries.rows(REMEMBER_MAPPING, { source, mapping: JSON.stringify(mapping) });
      await queries.rows(READ_ANEW, { id });
    });
  }

  private changesOf(
    { rates, url, credentials, ...given }: Omit<SaveFeedSourceInput, 'version'>,
    known: KnownSource | null,
  ) {
    const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Omit<
      SaveFeedSourceInput,
      'rates' | 'url' | 'credentials'
    >;
    const address = url ? checkedAddress(url, this.config.SOURCE_PRIVATE_ORIGINS) : url;
    // Whoever changes the URL must not be able to send the credentials of the former URL to another server.
    const goesElsewhere = known?.credentials && address && originOf(address) !== originOf(known.url);
    if (goesElsewhere && credentials === undefined)
      throw badUserInput([fieldFault('dto.credentials', 'sourceCredentialsAgain')]);
    return {
      ...changes,
      ...(address === undefined ? {} : { url: address }),
      ...(credentials === undefined ? {} : { credentials: credentials && this.seal.close(headerOf(credentials)) }),
      ...(rates && { rates: Object.fromEntries(rates.map(({ currency, roubles }) => [currency, roubles])) }),
    };
  }
}

const originOf = (address: string | null): string | null => address && new URL(address).origin;

type KnownSource = (typeof KNOWN)['types']['row'];

async function knownSource(queries: Queries, id: string): Promise<KnownSource> {
  const [known] = await queries.rows(KNOWN, { id });
  if (!known) throw notFound();
  return known;
}

const KNOWN = statement('feed-source-known')`
SELECT "name", "format", "url", "credentials", "supplier", "shipsFrom", "currency", "rates", "defaultStock", "complete",
  "vanishPercent", "movedPercent", "everyMinutes", "paused"
FROM "feed_source" WHERE "id" = :id`;

const ADD = statement('feed-source-add')`
INSERT INTO "feed_source" ("name", "format", "url", "credentials", "supplier", "shipsFrom", "currency", "rates",
  "defaultStock", "complete", "vanishPercent", "movedPercent", "everyMinutes", "paused", "nextRunAt")
VALUES (:name, :format, :url?, :credentials?, :supplier?, :shipsFrom, :currency, :rates::jsonb, :defaultStock, :complete,
  :vanishPercent, :movedPercent, :everyMinutes?::int, :paused,
  CASE WHEN :everyMinutes?::int IS NOT NULL AND :url?::text IS NOT NULL AND NOT :paused THEN now() END)
RETURNING "id"`;

/** Validators are deleted, because the same file may be read differently with the new settings. */
const CHANGE = statement('feed-source-change')`
UPDATE "feed_source" SET "format" = :format, "url" = :url?, "credentials" = :credentials?, "supplier" = :supplier?,
  "shipsFrom" = :shipsFrom, "currency" = :currency, "rates" = :rates::jsonb, "defaultStock" = :defaultStock,
  "complete" = :complete, "vanishPercent" = :vanishPercent, "movedPercent" = :movedPercent,
  "everyMinutes" = :everyMinutes?::int, "paused" = :paused, "etag" = NULL, "lastModified" = NULL, "updatedAt" = now(),
  "nextRunAt" = CASE WHEN :everyMinutes?::int IS NOT NULL AND :url?::text IS NOT NULL AND NOT :paused
    THEN least("nextRunAt", now() + make_interval(mins => :everyMinutes?::int)) END
WHERE "id" = :id AND "name" = :name RETURNING "id"`;

const READ_ANEW = statement('feed-source-read-anew')`
UPDATE "feed_source" SET "etag" = NULL, "lastModified" = NULL, "updatedAt" = now() WHERE "id" = :id`;

const REMOVE = statement('feed-source-remove')`DELETE FROM "feed_source" WHERE "id" = :id`;
