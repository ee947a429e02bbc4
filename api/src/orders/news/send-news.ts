import { Inject, Injectable } from '@nestjs/common';
import { confirmedContact } from '../../identity/index.js';
import {
  languageOf,
  MessageBudget,
  MESSENGERS,
  WriteMessages,
  type Addressee,
  type Messengers,
  type UsedUp,
} from '../../messaging/index.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { deskUrlOf } from '../../platform/config/desk-url.js';
import { readTogether } from '../../platform/database/read-together.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { OutboxWorker } from '../../platform/outbox/outbox-worker.js';
import { replaceHeld } from '../../platform/outbox/replace-held.js';
import type { NotTold, OutboxEvent } from '../../platform/outbox/topic.js';
import type { OrdersConfig } from '../orders.config.js';
import { DUE_ON_DELIVERY } from '../reading/due-on-delivery.js';
import { NEW_ORDER_LETTER, ORDER_LETTER, ORDER_SMS, type Announcement, type News } from './announce.js';
import type { NewsOrder } from './news-order.js';
import { newsValues } from './news-values.js';
import { operatorsLetter } from './operators-letter.js';
import { messageOf } from './order-news.js';

/**
 * Kinds of notifications sent by SMS to shoppers who also get e-mails. Shoppers without an e-mail address get all
 * notifications by SMS.
 */
const SMS_NEWS: readonly News[] = ['PLACED', 'HANDED_OVER', 'CANCELED'];

type NewsEvent = OutboxEvent<Announcement>;

/**
 * Sends the order notifications that wait in the outbox. Notifications delayed by a rate limit are replaced by later
 * ones to the same recipient of the order.
 */
@Injectable()
export class SendNews {
  /** Orders of events that are processed at the same moment, read by one statement. */
  private readonly orders = readTogether((asked: readonly Announcement[]) => this.read(asked));

  constructor(
    private readonly statements: Statements,
    @Inject(MESSENGERS) private readonly messengers: Messengers,
    private readonly budget: MessageBudget,
    private readonly write: WriteMessages,
    @Inject(CONFIG) private readonly config: OrdersConfig,
    outbox: OutboxWorker,
  ) {
    outbox.on(ORDER_LETTER, (event) => this.letter(event));
    outbox.on(ORDER_SMS, (event) => this.sms(event));
    outbox.on(NEW_ORDER_LETTER, (event) => this.toOperators(event));
  }

  private async letter(event: NewsEvent): Promise<NotTold | null> {
    const { news } = event.payload;
    const order = await this.orderOf(event);
    if (!order?.email || !order.notifyByEmail) return { untold: 'UNWANTED' };
    const to = { channel: 'EMAIL', address: order.email } as const;
    const held = await this.spend(event, order, to, order.emailConfirmed);
    if (held) return { held };
    const language = languageOf(order.locale);
    const letter = await this.write.letter(`${messageOf(news, order)}_LETTER`, language, newsValues(order, language));
    await this.deliver('mail', { id: messageId(event), to: order.email, ...letter });
    return null;
  }

  private async sms(event: NewsEvent): Promise<NotTold | null> {
    const { news } = event.payload;
    const order = await this.orderOf(event);
    if (!order?.notifyBySms || (order.email && order.notifyByEmail && !SMS_NEWS.includes(news)))
      return { untold: 'UNWANTED' };
    const to = { channel: 'PHONE', address: order.phone } as const;
    const held = await this.spend(event, order, to, order.phoneConfirmed);
    if (held) return { held };
    const language = languageOf(order.locale);
    const sms = await this.write.sms(`${messageOf(news, order)}_SMS`, language, newsValues(order, language));
    await this.deliver('sms', { id: messageId(event), to: order.phone, ...sms });
    return null;
  }

  private async toOperators(event: NewsEvent): Promise<NotTold | null> {
    const { ORDERS_MAIL: address } = this.config;
    const order = address ? await this.orderOf(event) : null;
    if (!address || !order) return { untold: 'UNWANTED' };
    const message = { id: `news:event:${event.id}`, heldBy: event.heldBy };
    const held = await this.budget.spendOnAnswer({ channel: 'EMAIL', address }, true, message);
    if (held) return { held };
    const values = operatorsLetter(order, `${deskUrlOf(this.config)}/orders/${order.number}`);
    const letter = await this.write.letter('NEW_ORDER_LETTER', 'ru', values);
    await this.deliver('mail', { id: messageId(event), to: address, ...letter });
    return null;
  }

  /**
   * Counts the message. Returns the rate limit that is used up, if one is. A message caused by the orderer's action
   * alone (placing an order, cancelling an unpaid one) counts against the orderer's limit, too.
   */
  private async spend(
    { id, payload: { news }, heldBy, overtakes }: NewsEvent,
    { clientAddress, clientNetwork, paid }: NewsOrder & Recipient,
    to: Addressee,
    confirmed: boolean,
  ): Promise<UsedUp | null> {
    if (overtakes) await replaceHeld(this.statements, id);
    const message = { id: `news:event:${id}`, heldBy };
    const causedByPlacing = news === 'PLACED' || (news === 'CANCELED' && !paid);
    const asker =
      causedByPlacing && clientAddress && clientNetwork ? { address: clientAddress, network: clientNetwork } : null;
    return confirmed ? this.budget.spendOnOwner(to, message) : this.budget.spendOnStranger(to, asker, message);
  }

  private async deliver(by: keyof Messengers, message: Parameters<Messengers['mail']['deliver']>[0]): Promise<void> {
    if (!(await this.messengers[by].deliver(message))) throw new Error(`no provider took it (${by})`);
  }

  private async orderOf({ payload }: NewsEvent): Promise<(NewsOrder & Recipient) | null> {
    const { amount = null, whole = true, bonuses = 0, exchanged = false, note = null, edit = null } = payload;
    const row = await this.orders.load(payload);
    if (!row) return null;
    return {
      ...row,
      totalPrice: Number(row.totalPrice),
      dueOnDelivery: Number(row.dueOnDelivery ?? 0),
      ...{ amount, whole, bonuses, exchanged, note, edit },
      // The link leads to the front end that the shopper used, if it has a page for orders.
      link: row.clientPage ?? `${this.config.STOREFRONT_URL}/orders/${row.id}`,
    };
  }

  private async read(asked: readonly Announcement[]): Promise<(NewsRow | undefined)[]> {
    const rows = await this.statements.rows(NEWS_ORDER, {
      orderUuids: asked.map(({ orderUuid }) => orderUuid),
      itemIds: asked.map(({ itemIds }) => (itemIds ? itemIds.join() : '')),
    });
    const byPlace = new Map(rows.map((row) => [Number(row.place) - 1, row]));
    return asked.map((_, place) => byPlace.get(place));
  }
}

type NewsRow = (typeof NEWS_ORDER)['types']['row'];

interface Recipient {
  email: string | null;
  phone: string;
  notifyByEmail: boolean;
  notifyBySms: boolean;
  emailConfirmed: boolean;
  /** Language of the order's messages; null if it is unknown. */
  locale: string | null;
  /** Network address that the order was placed from; null for orders of earlier versions. */
  clientAddress: string | null;
  clientNetwork: string | null;
}

/** The id is the same for every attempt, so that providers and mailboxes recognise a duplicate. */
function messageId({ id }: NewsEvent): string {
  return `order-news-${id}`;
}

/** `itemIds` are the item ids of an event, separated by commas, or empty for the whole order. */
const NEWS_ORDER = statement('order-news')`
SELECT asked."place", o."id", o."number", o."email", o."phone", o."locale", o."totalPrice", o."status" = 'AWAITING_CALL' AS "awaitsCall",
  o."pickupPoint"->>'address_full' AS "pickupAddress",
  coalesce(u."notifyByEmail", true) AS "notifyByEmail", coalesce(u."notifyBySms", true) AS "notifyBySms",
  o."phoneConfirmedAt" IS NOT NULL OR coalesce(${confirmedContact('u', 'phone')} = o."phone", false) AS "phoneConfirmed",
  coalesce(${confirmedContact('u', 'email')} = o."email", false) AS "emailConfirmed",
  o."paidAt" IS NOT NULL AS "paid", o."paymentType" = 'ON_DELIVERY' AS "onDelivery", ${DUE_ON_DELIVERY} AS "dueOnDelivery", o."clientAddress", o."clientNetwork",
  (SELECT replace(c."orderUrl", '{id}', o."id") FROM "api_client" c WHERE c."id" = o."clientId" AND c."active") AS "clientPage",
  o."userId" IS NOT NULL AS "hasAccount", points."earned", points."repaid",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('name', i."name", 'sizeName', i."sizeName", 'trackCode', i."trackCode",
     'deliveryIsoCode', i."deliveryIsoCode") ORDER BY i."position"), '[]')
   FROM "order_product_item" i WHERE i."orderUuid" = o."uuid"
     AND CASE asked."itemIds" WHEN '' THEN i."removedAt" IS NULL AND NOT i."awaitsPayment"
       ELSE i."id" = ANY(string_to_array(asked."itemIds", ',')::uuid[]) END) AS "items"
FROM unnest((SELECT :orderUuids::uuid[]), (SELECT :itemIds::text[])) WITH ORDINALITY AS asked("orderUuid", "itemIds", "place")
JOIN "shop_order" o ON o."uuid" = asked."orderUuid"
LEFT JOIN "user_account" u ON u."id" = o."userId"
CROSS JOIN LATERAL (
  SELECT coalesce(sum(e."amount"), 0)::int AS "earned", coalesce(-sum(e."debt"), 0)::int AS "repaid"
  FROM "order_product_item" i JOIN "points_entry" e ON e."orderItemId" = i."id" AND e."kind" = 'ACCRUAL'
  WHERE i."orderUuid" = o."uuid" AND (asked."itemIds" = '' OR i."id" = ANY(string_to_array(asked."itemIds", ',')::uuid[]))) AS points`;
