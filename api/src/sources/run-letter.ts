import { Inject, Injectable } from '@nestjs/common';
import { MessageBudget, MESSENGERS, WriteMessages, type LetterKey, type Messengers } from '../messaging/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { addOutboxEvent } from '../platform/outbox/add-outbox-event.js';
import { OutboxWorker } from '../platform/outbox/outbox-worker.js';
import { Topic, type NotTold, type OutboxEvent } from '../platform/outbox/topic.js';
import type { SourcesConfig } from './sources.config.js';

interface Ended {
  runId: string;
}

const RUN_LETTER = new Topic<Ended>('feed-run.letter');

/**
 * Adds a letter to the outbox if the run waits for a decision or has failed, unless the previous run did so for the
 * same reason: a feed that is unavailable all night causes one letter. A run that an operator started as a preview
 * causes no letter, because the operator looks at it anyway. The caller has just ended the run, in the same
 * transaction.
 */
export async function writeRunLetter(queries: Queries, runId: string): Promise<void> {
  const [news] = await queries.rows(IS_NEWS, { runId });
  if (news) await addOutboxEvent(queries, [RUN_LETTER], { lane: news.sourceId, payload: { runId } });
}

/** Sends a letter to the shop's mailbox when a feed was refused or stopped, or waits for a decision. */
@Injectable()
export class SendRunLetters {
  constructor(
    private readonly statements: Statements,
    private readonly budget: MessageBudget,
    private readonly write: WriteMessages,
    @Inject(MESSENGERS) private readonly messengers: Messengers,
    @Inject(CONFIG) private readonly config: SourcesConfig,
    outbox: OutboxWorker,
  ) {
    outbox.on(RUN_LETTER, (event) => this.send(event));
  }

  private async send({ id, heldBy, payload: { runId } }: OutboxEvent<Ended>): Promise<NotTold | null> {
    const address = this.config.SOURCES_MAIL;
    const [run] = await this.statements.rows(RUN, { runId });
    // An operator may have decided about the run already.
    const key = run && LETTERS[run.state];
    if (!address || !key) return { untold: 'UNWANTED' };
    const event = `feed-run-${id}`;
    const held = await this.budget.spendOnAnswer({ channel: 'EMAIL', address }, true, { id: event, heldBy });
    if (held) return { held };
    const letter = await this.write.letter(key, 'ru', {
      ...{ source: run.source, reason: `${run.code}. ${run.message}`, runId: run.id },
      link: this.config.STOREFRONT_URL,
    });
    if (!(await this.messengers.mail.deliver({ id: event, to: address, ...letter })))
      throw new Error('no provider took it (mail)');
    return null;
  }
}

const LETTERS: Partial<Record<Run['state'], LetterKey>> = {
  ASKING: 'FEED_ASKS_LETTER',
  REFUSED: 'FEED_REFUSED_LETTER',
  STOPPED: 'FEED_STOPPED_LETTER',
};

type Run = (typeof RUN)['types']['row'];

const IS_NEWS = statement('feed-run-is-news')`
SELECT r."sourceId" FROM "feed_run" r WHERE r."id" = :runId AND r."state" IN ('ASKING', 'REFUSED', 'STOPPED')
  AND (r."approved" OR NOT r."preview")
  AND r."code" IS DISTINCT FROM (
    SELECT earlier."code" FROM "feed_run" earlier
    WHERE earlier."sourceId" = r."sourceId" AND earlier."number" < r."number" AND NOT earlier."preview" AND earlier."code" IS DISTINCT FROM 'FEED_ASKS'
    ORDER BY earlier."number" DESC LIMIT 1)`;

const RUN = statement('feed-run-for-letter')`
SELECT r."id", r."state", s."name" AS "source", r."code", r."message"
FROM "feed_run" r JOIN "feed_source" s ON s."id" = r."sourceId" WHERE r."id" = :runId`;
