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
import { Topic, type OutboxEvent } from '../platform/outbox/topic.js';
import { takeDue } from '../platform/queue/due-rows.js';
import { RepeatedWork } from '../platform/repeated-work.js';
import type { FavouritesConfig } from './favourites.config.js';
import { noticeValues } from './notice-values.js';

interface DueNotice {
  noticeId: string;
}

const STOCK_NOTICE = new Topic<DueNotice>('stock.notice');
const BATCH = 500;

/**
 * Finds notices whose size is back or costs less, and sends each message once: the notice is marked in the transaction
 * that adds the message to the outbox, and deleted when it is sent. If the size is gone again by then, or a
 * budget of messages is used up, the notice waits on.
 */
@Injectable()
export class SendNotices extends RepeatedWork {
  constructor(
    private readonly statements: Statements,
    @Inject(MESSENGERS) private readonly messengers: Messengers,
    private readonly budget: MessageBudget,
    private readonly write: WriteMessages,
    @Inject(CONFIG) private readonly config: FavouritesConfig,
    @Inject(LOGGER) log: Logger,
    outbox: OutboxWorker,
  ) {
    super('stock-notices', config.STOCK_NOTICE_SWEEP_SECONDS, log);
    outbox.on(STOCK_NOTICE, (event) => this.send(event));
  }

  /** Adds the messages that are due to the outbox, and forgets notices that have expired. Returns their number. */
  async run(): Promise<number> {
    await this.statements.rows(FORGET_EXPIRED);
    return this.statements.transaction(async (queries) => {
      const due = await queries.rows(TAKE_DUE, { most: BATCH });
      for (const { noticeId } of due)
        await addOutboxEvent(queries, [STOCK_NOTICE], { lane: noticeId, payload: { noticeId } });
      return due.length;
    });
  }

  private async send({ id: event, payload: { noticeId: id } }: OutboxEvent<DueNotice>): Promise<void> {
    const [notice] = await this.statements.rows(NOTICE, { id });
    // Sent already, taken back, or its owner takes no such messages any more.
    if (!notice) return;
    if (!notice.isDue) return this.waitUntil(id, null);
    if (!notice.address) return this.forget(id);
    const to = { channel: notice.bySms ? 'PHONE' : 'EMAIL', address: notice.address } as const;
    const usedUp = await this.budget.spendOnNotice(to, { id: `stock:${event}`, heldBy: null });
    if (usedUp) return this.waitUntil(id, usedUp.retryAt);
    const price = notice.price === null ? null : Number(notice.price);
    const language = languageOf(notice.locale);
    const values = noticeValues({ ...notice, price }, this.config, language);
    const about = notice.kind === 'BACK_IN_STOCK' ? 'BACK_IN_STOCK' : 'CHEAPER';
    const [words, by] = notice.bySms
      ? ([await this.write.sms(`${about}_SMS`, language, values), this.messengers.sms] as const)
      : ([await this.write.letter(`${about}_LETTER`, language, values), this.messengers.mail] as const);
    if (!(await by.deliver({ id: `stock-notice-${id}`, to: to.address, ...words })))
      throw new Error(`no provider took it (${to.channel})`);
    await this.forget(id);
  }

  private async waitUntil(id: string, retryAt: Date | null): Promise<void> {
    await this.statements.rows(WAIT_ON, { id, retryAt });
  }

  private async forget(id: string): Promise<void> {
    await this.statements.rows(FORGET, { id });
  }
}

/**
 * SQL condition: the event that this notice waits for has happened. The price of a size is that of its cheapest offer
 * that can be bought.
 */
const isDue = (n: string): string => `
EXISTS (
  SELECT FROM "product" p JOIN "product_item" i ON i."productId" = p."id" JOIN "price_details" r ON r."itemId" = i."id"
  WHERE p."id" = ${n}."productId" AND p."active" AND p."deletedAt" IS NULL AND i."sizeId" = ${n}."sizeId" AND i."active"
    AND i."deletedAt" IS NULL AND i."stock" > i."reserved" AND (${n}."kind" = 'BACK_IN_STOCK' OR r."price" < ${n}."price"))`;

const TAKE_DUE = statement('notices-due')`${takeDue({
  table: 'stock_notice',
  set: '"queuedAt" = now()',
  due: `due."queuedAt" IS NULL AND due."dueAfter" <= now() AND ${isDue('due')}`,
  orderBy: 'due."createdAt", due."id"',
  returning: 'job."id" AS "noticeId"',
})}`;

const NOTICE = statement('notice-to-send')`
SELECT n."kind", n."bySms", u."locale", p."name", p."slug", s."name" AS "sizeName",
  CASE WHEN n."bySms" THEN CASE WHEN u."notifyBySms" THEN ${confirmedContact('u', 'phone')} END
    ELSE coalesce(n."email", CASE WHEN u."notifyByEmail" THEN ${confirmedContact('u', 'email')} END)
    END AS "address",
  ${isDue('n')} AS "isDue",
  (SELECT min(r."price") FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id"
   WHERE i."productId" = n."productId" AND i."sizeId" = n."sizeId" AND i."active" AND i."deletedAt" IS NULL
     AND i."stock" > i."reserved") AS "price"
FROM "stock_notice" n JOIN "product" p ON p."id" = n."productId" JOIN "size" s ON s."id" = n."sizeId"
LEFT JOIN "user_account" u ON u."id" = n."userId" WHERE n."id" = :id`;

const WAIT_ON = statement('notice-wait-on')`
UPDATE "stock_notice" SET "queuedAt" = NULL, "dueAfter" = coalesce(:retryAt?::timestamptz, now()) WHERE "id" = :id`;

const FORGET = statement('notice-forget')`DELETE FROM "stock_notice" WHERE "id" = :id`;

const FORGET_EXPIRED = statement('notices-forget-expired')`DELETE FROM "stock_notice" WHERE "expiresAt" < now()`;
