import { Inject, Injectable } from '@nestjs/common';
import { MESSENGERS, type Messengers } from '../messaging/index.js';
import { CONFIG, type Config } from '../platform/config/config.module.js';
import { Statements } from '../platform/database/statements.js';
import { OutboxWorker, type OutboxEvent } from '../platform/outbox/outbox-worker.js';
import type { Announcement, News } from './announce.js';
import { letter, sms, type NewsOrder } from './order-news.js';

/** News that are worth an SMS to whoever gets letters too; who has no mailbox gets all of them. */
const SMS_NEWS: readonly News[] = ['PLACED', 'HANDED_OVER', 'CANCELED'];

/** Tells shoppers what the outbox holds for them. */
@Injectable()
export class SendNews {
  constructor(
    private readonly statements: Statements,
    @Inject(MESSENGERS) private readonly messengers: Messengers,
    @Inject(CONFIG) private readonly config: Config,
    outbox: OutboxWorker,
  ) {
    outbox.on('order.letter', (event) => this.letter(event));
    outbox.on('order.sms', (event) => this.sms(event));
  }

  private async letter(event: OutboxEvent): Promise<void> {
    const { news } = event.payload as unknown as Announcement;
    const order = await this.orderOf(event);
    if (!order?.email || !order.notifyByEmail) return;
    await this.deliver('mail', { id: messageId(event), to: order.email, ...letter(news, order) });
  }

  private async sms(event: OutboxEvent): Promise<void> {
    const { news } = event.payload as unknown as Announcement;
    const order = await this.orderOf(event);
    if (!order?.notifyBySms || (order.email && order.notifyByEmail && !SMS_NEWS.includes(news))) return;
    await this.deliver('sms', { id: messageId(event), to: order.phone, subject: '', text: sms(news, order) });
  }

  private async deliver(by: keyof Messengers, message: Parameters<Messengers['mail']['deliver']>[0]): Promise<void> {
    if (!(await this.messengers[by].deliver(message))) throw new Error(`no provider took it (${by})`);
  }

  private async orderOf({ payload }: OutboxEvent): Promise<(NewsOrder & Recipient) | null> {
    const { orderUuid, itemIds = null, amount = null } = payload as unknown as Announcement;
    type Row = Omit<NewsOrder, 'link' | 'totalPrice' | 'amount'> & Recipient & { id: string; totalPrice: string };
    const [row] = await this.statements.rows<Row & Record<string, unknown>>('order-news', NEWS_ORDER, [
      orderUuid,
      itemIds,
    ]);
    if (!row) return null;
    return {
      ...row,
      totalPrice: Number(row.totalPrice),
      amount,
      link: `${this.config.STOREFRONT_URL}/orders/${row.id}`,
    };
  }
}

interface Recipient {
  email: string | null;
  phone: string;
  notifyByEmail: boolean;
  notifyBySms: boolean;
}

/** The same for every attempt: providers and mailboxes tell a repetition by it. */
function messageId({ id }: OutboxEvent): string {
  return `order-news-${id}`;
}

const NEWS_ORDER = `
SELECT o."id", o."number", o."name", o."email", o."phone", o."totalPrice", o."status" = 'AWAITING_CALL' AS "awaitsCall",
  coalesce(o."pickupPoint"->>'address_full',
    concat_ws(', ', o."address"->>'city', o."address"->>'street', o."address"->>'house')) AS "place",
  coalesce(u."notifyByEmail", true) AS "notifyByEmail", coalesce(u."notifyBySms", true) AS "notifyBySms",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('name', i."name", 'sizeName', i."sizeName", 'trackCode', i."trackCode")
     ORDER BY i."position"), '[]')
   FROM "order_product_item" i WHERE i."orderUuid" = o."uuid" AND ($2::uuid[] IS NULL OR i."id" = ANY($2))) AS "items"
FROM "shop_order" o LEFT JOIN "user_account" u ON u."id" = o."userId" WHERE o."uuid" = $1`;
