import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { confirmedContact } from '../identity/index.js';
import { languageOf, MessageBudget, MESSENGERS, WriteMessages, type Messengers } from '../messaging/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { addOutboxEvent } from '../platform/outbox/add-outbox-event.js';
import { OutboxWorker } from '../platform/outbox/outbox-worker.js';
import { Topic, type NotTold, type OutboxEvent } from '../platform/outbox/topic.js';
import { takeDue } from '../platform/queue/due-rows.js';
import { RepeatedWork } from '../platform/repeated-work.js';
import { ListingFollower } from '../search/index.js';
import { readFilter } from './saved-search.input.js';
import { FindNews, type News } from './find-news.js';
import type { SavedConfig } from './saved.config.js';
import { MOST_NAMED, searchNewsLetter } from './search-news-letter.js';
import { StopLink } from './stop-link.js';

interface SearchNews {
  userId: string;
  total: number;
  /** Ids of the first products. */
  productIds: string[];
}

const SEARCH_NEWS = new Topic<SearchNews>('search.news');
/** Maximum number of shoppers in one run; each has at most ten searches with notifications. */
const BATCH = 200;
/** Number of runs between two checks of one shopper: with the default interval, one check an hour. */
const REST_RUNS = 12;
const LEAST_REST_SECONDS = 20;

/**
 * Notifies shoppers by a letter of new products in their saved searches: one letter a day about all of them. A run
 * takes shoppers who are due, and no other run takes them for twelve runs. A shopper who gets a letter is due again
 * after a day. The time until which products were seen advances in the transaction that adds the letter to the outbox,
 * so a run that dies is repeated, and a letter is not.
 */
@Injectable()
export class SendSearchNews extends RepeatedWork {
  private readonly restSeconds: number;

  constructor(
    private readonly statements: Statements,
    private readonly find: FindNews,
    private readonly follower: ListingFollower,
    private readonly stopLink: StopLink,
    @Inject(MESSENGERS) private readonly messengers: Messengers,
    private readonly budget: MessageBudget,
    private readonly write: WriteMessages,
    @Inject(CONFIG) private readonly config: SavedConfig,
    @Inject(LOGGER) private readonly log: Logger,
    outbox: OutboxWorker,
  ) {
    super('search-news', config.SAVED_SEARCH_SWEEP_SECONDS, log);
    this.restSeconds = Math.max(LEAST_REST_SECONDS, REST_RUNS * config.SAVED_SEARCH_SWEEP_SECONDS);
    outbox.on(SEARCH_NEWS, (event) => this.send(event));
  }

  /** Looks for new products for shoppers who are due. Returns the number of letters added to the outbox. */
  async run(): Promise<number> {
    await this.statements.rows(FORGET_RESTOCKS, { most: 1000 });
    if (!this.follower.ready) return 0;
    const taken = await this.statements.rows(TAKE_DUE, { most: BATCH, restSeconds: this.restSeconds });
    if (!taken.length) return 0;
    const searches = await this.statements.rows(SEARCHES, { userIds: taken.map(({ userId }) => userId) });
    if (!searches.length) return 0;
    const oldest = new Date(Math.min(...searches.map(({ seenUntil }) => seenUntil.getTime())));
    const news = await this.find.since(oldest);
    let letters = 0;
    for (const { userId, dueAfter } of taken) {
      const own = searches.filter((search) => search.userId === userId);
      if (await this.tell(userId, dueAfter, own, news)) letters += 1;
      if (this.isStopped) break;
    }
    return letters;
  }

  private async tell(userId: string, dueAfter: Date, searches: SearchRow[], news: News): Promise<boolean> {
    if (!searches.length) return false;
    const found = new Set<string>();
    for (const { id: searchId, query, filter: stored, seenUntil } of searches) {
      const filter = readFilter(stored);
      if (!filter) {
        this.log.warn({ searchId }, 'a saved search has filters that are not valid any more; nothing is looked for');
        continue;
      }
      for (const id of await this.find.matching(userId, { query, filter }, seenUntil, news)) found.add(id);
    }
    return this.statements.transaction(async (queries) => {
      const [own] = await queries.rows(found.size ? REST_A_DAY : STILL_TAKEN, { userId, dueAfter });
      // The run took too long, and another process has taken the shopper.
      if (!own) return false;
      await queries.rows(SEEN, { ids: searches.map(({ id }) => id), until: news.until });
      if (!found.size) return false;
      const payload = { userId, total: found.size, productIds: [...found].slice(0, MOST_NAMED) };
      await addOutboxEvent(queries, [SEARCH_NEWS], { lane: userId, payload });
      return true;
    });
  }

  private async send({ id, heldBy, payload }: OutboxEvent<SearchNews>): Promise<NotTold | null> {
    const { userId, productIds, total } = payload;
    const [shopper] = await this.statements.rows(RECIPIENT, { userId, productIds });
    // The shopper has ended the letters, or none of the products is sold any more.
    if (!shopper?.email || !shopper.names.length) return { untold: 'UNWANTED' };
    const to = { channel: 'EMAIL', address: shopper.email } as const;
    const held = await this.budget.spendOnNotice(to, { id: `search.news:${id}`, heldBy });
    if (held) return { held };
    const language = languageOf(shopper.locale);
    const gone = productIds.length - shopper.names.length;
    const told = { names: shopper.names, total: total - gone, stopToken: this.stopLink.tokenOf(userId) };
    const letter = await this.write.letter(
      'SEARCH_NEWS_LETTER',
      language,
      searchNewsLetter(told, this.config, language),
    );
    if (!(await this.messengers.mail.deliver({ id: `search-news-${id}`, to: shopper.email, ...letter })))
      throw new Error('no provider took it (mail)');
    return null;
  }
}

type SearchRow = (typeof SEARCHES)['types']['row'];

/** The time is the one until which no other process takes the shopper. */
const TAKE_DUE = statement('search-news-due')`${takeDue({
  table: 'search_subscriber',
  // Whole milliseconds, because the process keeps the time with this precision.
  set: `"dueAfter" = date_trunc('milliseconds', now()) + make_interval(secs => :restSeconds)`,
  due: 'due."dueAfter" <= now()',
  orderBy: 'due."dueAfter", due."id"',
  returning: 'job."id" AS "userId", job."dueAfter"',
})}`;

const SEARCHES = statement('search-news-searches')`
SELECT s."id", s."userId", s."query", s."filter", s."seenUntil"
FROM "saved_search" s JOIN "user_account" u ON u."id" = s."userId" AND ${confirmedContact('u', 'email')} IS NOT NULL AND u."notifyByEmail"
  AND u."blockedAt" IS NULL
WHERE s."userId" = ANY(:userIds::uuid[]) AND s."notify" ORDER BY s."createdAt", s."id"`;

const REST_A_DAY = statement('search-news-rest')`
UPDATE "search_subscriber" SET "dueAfter" = now() + interval '1 day' WHERE "id" = :userId AND "dueAfter" = :dueAfter
RETURNING 1 AS "own"`;

const STILL_TAKEN = statement('search-news-taken')`
SELECT 1 AS "own" FROM "search_subscriber" WHERE "id" = :userId AND "dueAfter" = :dueAfter FOR UPDATE`;

const SEEN = statement('search-news-seen')`
UPDATE "saved_search" SET "seenUntil" = greatest("seenUntil", :until::timestamptz) WHERE "id" = ANY(:ids::uuid[])`;

const RECIPIENT = statement('search-news-recipient')`
SELECT u."email", u."locale",
  ARRAY(SELECT p."name" FROM unnest(:productIds::uuid[]) WITH ORDINALITY AS told("id", "place")
        JOIN "product" p ON p."id" = told."id" AND p."active" AND p."deletedAt" IS NULL ORDER BY told."place") AS "names"
FROM "user_account" u
WHERE u."id" = :userId AND u."notifyByEmail"
  AND EXISTS (SELECT FROM "saved_search" s WHERE s."userId" = u."id" AND s."notify")`;

/** Restocks of a month ago are no longer reported: due shoppers are checked every few runs. */
const FORGET_RESTOCKS = statement('restocks-forget')`
DELETE FROM "restock" WHERE "itemId" IN (
  SELECT "itemId" FROM "restock" WHERE "backAt" < now() - interval '30 days' ORDER BY "backAt" LIMIT :most)`;
