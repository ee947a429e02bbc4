import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { CONFIG } from '../../platform/config/config.module.js';
import { KEPT_DAYS, LEAST_TYPED, typedBy } from '../clicks/counting-query.js';
import type { SearchConfig } from '../search.config.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { LOGGER } from '../../platform/observability/logger.js';
import { Repeat } from '../../platform/repeat.js';
import { NetworkHash } from './network-hash.js';
import { lastTyped, MOST_TYPED, queryToCount, typedText } from './search-log-query.js';

const HOUR_SECONDS = 3600;
const MOST_ASKERS = 50_000;
/** Maximum number of different queries between two writes; further queries are not counted. */
const MOST_WAITING = 10_000;

/** A search to count: the first page, without filters set by hand. */
export interface NotedSearch {
  /** The search query as typed. */
  asked: string;
  /** The query as understood, after corrections. */
  text: string;
  found: number;
  nearest: boolean;
  /** IP address of the client; the same query from the same address counts once an hour. */
  address: string;
  /** Network of the client; the networks of a query are counted while few have typed it. */
  network: string;
}

interface Waiting {
  searches: number;
  found: number;
  nearest: boolean;
  /** The last few different typed texts. */
  typed: string[];
  /** Hashes of the networks that typed the query. */
  networks: Set<string>;
}

/**
 * Counts searches per query and day. Counts are collected in memory and written in batches, so no search waits for a
 * write or fails because of one. `api/prisma/sql/search-query-bounds.sql` limits the number of rows.
 */
@Injectable()
export class SearchLog implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly asked = new LRUCache<string, true>({ max: MOST_ASKERS, ttl: HOUR_SECONDS * 1000 });
  private waiting = new Map<string, Waiting>();
  private readonly repeats: Repeat[];
  /** Null if clicks are switched off, so that no network is counted. */
  private readonly hash: NetworkHash | null;

  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) { SEARCH_LOG_SECONDS, SEARCH_CLICKS, SECRET_KEY }: SearchConfig,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.hash = SEARCH_CLICKS ? new NetworkHash(SECRET_KEY) : null;
    this.repeats = [
      new Repeat('search log', SEARCH_LOG_SECONDS, () => this.write(), log),
      new Repeat('old searches', SEARCH_LOG_SECONDS && HOUR_SECONDS, () => this.forgetOld(), log),
    ];
  }

  onApplicationBootstrap(): void {
    for (const repeat of this.repeats) repeat.start();
  }

  /** Writes the pending counts before the database connection closes. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.repeats.map((repeat) => repeat.stop()));
    await this.write().catch((error: unknown) =>
      this.log.warn({ err: error }, 'searches of the last seconds are lost'),
    );
  }

  note({ asked, text, found, nearest, address, network }: NotedSearch): void {
    const query = queryToCount(asked, text);
    if (!query) return;
    const typed = typedText(asked);
    const key = `${address} ${query}`;
    if (this.asked.has(key)) return;
    const known = this.waiting.get(query);
    if (!known && this.waiting.size >= MOST_WAITING) return;
    this.asked.set(key, true);
    this.waiting.set(query, {
      searches: (known?.searches ?? 0) + 1,
      found,
      nearest,
      typed: lastTyped(known?.typed, typed),
      networks: new Set([...(known?.networks ?? []), ...(this.hash ? [this.hash.of(network, query)] : [])]),
    });
  }

  /** Writes the pending counts. Throws if that fails; the counts are kept for the next write. */
  async write(): Promise<void> {
    if (!this.waiting.size) return;
    const batch = this.waiting;
    this.waiting = new Map();
    // All processes write rows in the same order, which prevents deadlocks.
    const rows = [...batch].sort(([a], [b]) => (a < b ? -1 : 1));
    const networks = rows.flatMap(([query, { networks }]) => [...networks].sort().map((hash) => ({ query, hash })));
    const queries = rows.map(([query]) => query);
    try {
      await this.statements.rows(COUNT_SEARCHES, {
        queries,
        searches: rows.map(([, { searches }]) => searches),
        found: rows.map(([, { found }]) => found),
        nearest: rows.map(([, { nearest }]) => nearest),
        typed: rows.map(([, { typed }]) => JSON.stringify(typed)),
        typedQueries: networks.map(({ query }) => query),
        networks: networks.map(({ hash }) => hash),
      });
    } catch (error) {
      for (const [query, { searches, ...last }] of batch) {
        const newer = this.waiting.get(query);
        this.waiting.set(query, { ...last, ...newer, searches: searches + (newer?.searches ?? 0) });
      }
      throw error;
    }
    if (networks.length) await this.statements.rows(FORGET_NETWORKS, { queries });
  }

  /** Deletes old searches and clicks, and the networks of past days. */
  async forgetOld(): Promise<void> {
    await this.statements.rows(FORGET_SEARCHES, { days: KEPT_DAYS });
  }
}

const COUNT_SEARCHES = statement('count-searches')`
WITH fresh AS (
  INSERT INTO "search_network" ("query", "hash", "day")
  SELECT n."query", decode(n."hash", 'hex'), current_date
  FROM unnest(:typedQueries::text[], :networks::text[]) AS n("query", "hash")
  WHERE ${typedBy('n."query"')} < ${LEAST_TYPED}
  ON CONFLICT ("query", "hash") DO NOTHING
  RETURNING "query"
)
INSERT INTO "search_query" ("day", "query", "searches", "found", "nearest", "typed", "networks")
SELECT current_date, s."query", s."searches", s."found", s."nearest", ARRAY(SELECT jsonb_array_elements_text(s."typed"::jsonb)),
  (SELECT count(*)::int FROM fresh f WHERE f."query" = s."query")
FROM unnest(:queries::text[], :searches::int[], :found::int[], :nearest::boolean[], :typed::text[])
  AS s("query", "searches", "found", "nearest", "typed")
ON CONFLICT ("day", "query") DO UPDATE
SET "searches" = "search_query"."searches" + excluded."searches", "found" = excluded."found", "nearest" = excluded."nearest",
  "networks" = "search_query"."networks" + excluded."networks",
  "typed" = (ARRAY(SELECT t."text" FROM unnest(excluded."typed" || "search_query"."typed") WITH ORDINALITY t("text", "place")
    GROUP BY t."text" ORDER BY min(t."place")))[1:${MOST_TYPED}]`;

/** A query that counts no longer needs its networks. */
const FORGET_NETWORKS = statement('forget-networks')`
DELETE FROM "search_network" n WHERE n."query" = ANY(:queries::text[]) AND ${typedBy('n."query"')} >= ${LEAST_TYPED}`;

const FORGET_SEARCHES = statement('forget-searches')`
WITH clicks AS (DELETE FROM "search_click" WHERE "day" < current_date - :days::int),
  networks AS (DELETE FROM "search_network" WHERE "day" < current_date)
DELETE FROM "search_query" WHERE "day" < current_date - :days::int`;
