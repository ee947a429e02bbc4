import { Inject, Injectable } from '@nestjs/common';
import { confirmedContact } from '../identity/index.js';
import {
  languageOf,
  MessageBudget,
  MESSENGERS,
  WriteMessages,
  type Addressee,
  type Messengers,
} from '../messaging/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { addOutboxEvent } from '../platform/outbox/add-outbox-event.js';
import { OutboxWorker } from '../platform/outbox/outbox-worker.js';
import { Topic, type NotTold, type OutboxEvent } from '../platform/outbox/topic.js';
import { meetPriceValues, type MeetPriceAnswer } from './meet-price-words.js';
import type { RequestsConfig } from './requests.config.js';

/**
 * SHOP notifies the shop of a new request, SMS and AGREED (a letter) notify the shopper of a price, DECLINED notifies
 * of a refusal.
 */
type NewsKind = 'SHOP' | 'SMS' | 'AGREED' | 'DECLINED';

interface MeetPriceNews {
  requestId: string;
  kind: NewsKind;
}

const MEET_PRICE_NEWS = new Topic<MeetPriceNews>('meet-price.news');

/**
 * Adds messages about a request to the outbox, each in a lane of its own, so that no message waits for the retries of
 * another.
 */
export async function sendMeetPriceNews(queries: Queries, requestId: string, kinds: NewsKind[]): Promise<void> {
  for (const kind of kinds)
    await addOutboxEvent(queries, [MEET_PRICE_NEWS], { lane: `${requestId}:${kind}`, payload: { requestId, kind } });
}

/**
 * Notifies the shop of new requests, and shoppers of the agreed price: once by SMS, and by a letter if they have an
 * account with a mailbox. Nothing that the sender typed is quoted.
 */
@Injectable()
export class SendMeetPriceNews {
  constructor(
    private readonly statements: Statements,
    private readonly budget: MessageBudget,
    private readonly write: WriteMessages,
    @Inject(MESSENGERS) private readonly messengers: Messengers,
    @Inject(CONFIG) private readonly config: RequestsConfig,
    outbox: OutboxWorker,
  ) {
    outbox.on(MEET_PRICE_NEWS, (event) => this.send(event));
  }

  private async send({
    id,
    heldBy,
    payload: { requestId, kind },
  }: OutboxEvent<MeetPriceNews>): Promise<NotTold | null> {
    const [row] = await this.statements.rows(REQUEST, { requestId });
    if (!row) return { untold: 'UNWANTED' };
    const request = { ...row, price: row.price === null ? null : Number(row.price) };
    const to = this.addressee(kind, request);
    if (!to) return { untold: 'UNWANTED' };
    const isOwner = kind !== 'SMS' || request.isConfirmed;
    const held = await this.budget.spendOnAnswer(to, isOwner, { id: `meet-price:${id}`, heldBy });
    if (held) return { held };
    const message = await this.written(kind, request);
    const by = kind === 'SMS' ? this.messengers.sms : this.messengers.mail;
    if (!(await by.deliver({ id: `meet-price-${id}`, to: to.address, ...message })))
      throw new Error(`no provider took it (${kind})`);
    return null;
  }

  private written(kind: NewsKind, request: Told & { waiting: number }) {
    if (kind === 'SHOP') {
      const values = { waiting: String(request.waiting), link: this.config.STOREFRONT_URL };
      return this.write.letter('NEW_PRICE_REQUEST_LETTER', 'ru', values);
    }
    const language = languageOf(request.locale);
    const values = meetPriceValues(request, this.config, language);
    if (kind === 'SMS') return this.write.sms('PRICE_AGREED_SMS', language, values);
    const key = request.price === null ? 'PRICE_DECLINED_LETTER' : 'PRICE_AGREED_LETTER';
    return this.write.letter(key, language, values);
  }

  /**
   * Returns the recipient of the message; null if the message is outdated, or the recipient accepts no such messages.
   */
  private addressee(kind: NewsKind, { phone, email, notifyBySms, state, price }: Told): Addressee | null {
    if (kind === 'SMS') return notifyBySms && price !== null ? { channel: 'PHONE', address: phone } : null;
    const isTrue = kind === 'SHOP' || (kind === state && (kind === 'DECLINED') === (price === null));
    const address = kind === 'SHOP' ? this.config.REQUESTS_MAIL : email;
    return address && isTrue ? { channel: 'EMAIL', address } : null;
  }
}

interface Told extends MeetPriceAnswer {
  phone: string;
  email: string | null;
  locale: string | null;
  notifyBySms: boolean;
  state: string;
}

/** The price is null if it is no longer valid: by the time a message is sent, it may have expired or been revoked. */
const REQUEST = statement('meet-price-news')`
SELECT coalesce(u."phone", m."phone") AS "phone", coalesce(u."notifyBySms", true) AS "notifyBySms", u."locale",
  CASE WHEN u."notifyByEmail" THEN ${confirmedContact('u', 'email')} END AS "email", ${confirmedContact('u', 'phone')} IS NOT NULL AS "isConfirmed",
  m."state", m."answer", p."name", p."slug", z."name" AS "sizeName", y."price", y."expiresAt",
  (SELECT count(*)::int FROM "meet_price_request" w WHERE w."state" IN ('NEW', 'IN_WORK')) AS "waiting"
FROM "meet_price_request" m JOIN "product" p ON p."id" = m."productId" LEFT JOIN "user_account" u ON u."id" = m."userId"
LEFT JOIN "personal_price" y ON y."requestId" = m."id" AND y."revokedAt" IS NULL AND y."expiresAt" > now()
LEFT JOIN "product_item" i ON i."id" = y."itemId" LEFT JOIN "size" z ON z."id" = i."sizeId"
WHERE m."id" = :requestId`;
