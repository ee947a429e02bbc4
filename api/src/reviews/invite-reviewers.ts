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
import { RepeatedWork } from '../platform/repeated-work.js';
import { invitationLetter } from './invitation-letter.js';
import type { ReviewsConfig } from './reviews.config.js';

interface Invitation {
  orderUuid: string;
  itemIds: string[];
}

const REVIEW_INVITATION = new Topic<Invitation>('review.invitation');
/**
 * Maximum age of a delivery in days: nobody is invited to review an old one, such as from before the shop had reviews.
 */
const MOST_DAYS = 30;
/** Maximum number of orders in one run. */
const BATCH = 200;

/**
 * Invites buyers by a letter to review the units delivered to them, once for each unit and in one letter per order.
 * Only accounts with a confirmed mailbox that accept notifications by e-mail are invited, because guests cannot write
 * reviews. An index of `api/prisma/sql/review-indexes.sql` finds the delivered units.
 */
@Injectable()
export class InviteReviewers extends RepeatedWork {
  constructor(
    private readonly statements: Statements,
    @Inject(MESSENGERS) private readonly messengers: Messengers,
    private readonly budget: MessageBudget,
    private readonly write: WriteMessages,
    @Inject(CONFIG) private readonly config: ReviewsConfig,
    @Inject(LOGGER) log: Logger,
    outbox: OutboxWorker,
  ) {
    super('review-invitations', config.REVIEW_SWEEP_SECONDS, log);
    outbox.on(REVIEW_INVITATION, (event) => this.send(event));
  }

  /** Adds the due letters to the outbox. Returns their number. */
  async run(): Promise<number> {
    const { REVIEW_INVITE_DAYS: days } = this.config;
    if (!days) return 0;
    return this.statements.transaction(async (queries) => {
      const due = await queries.rows(TAKE_DUE, { days, mostDays: days + MOST_DAYS, batch: BATCH });
      const orders = new Map<string, string[]>();
      for (const { orderUuid, itemId } of due) orders.set(orderUuid, [...(orders.get(orderUuid) ?? []), itemId]);
      for (const [orderUuid, itemIds] of orders)
        await addOutboxEvent(queries, [REVIEW_INVITATION], { lane: orderUuid, payload: { orderUuid, itemIds } });
      return orders.size;
    });
  }

  private async send({ id, heldBy, payload }: OutboxEvent<Invitation>): Promise<NotTold | null> {
    const [buyer] = await this.statements.rows(BUYER, { orderUuid: payload.orderUuid, itemIds: payload.itemIds });
    const goods = buyer?.goods ?? [];
    if (!buyer?.email || !goods.length) return { untold: 'UNWANTED' };
    const to = { channel: 'EMAIL', address: buyer.email } as const;
    const held = await this.budget.spendOnNotice(to, { id: `review.invitation:${id}`, heldBy });
    if (held) return { held };
    const language = languageOf(buyer.locale);
    const values = invitationLetter(goods, this.config, language);
    const letter = await this.write.letter('REVIEW_INVITATION_LETTER', language, values);
    if (!(await this.messengers.mail.deliver({ id: `review-invitation-${id}`, to: buyer.email, ...letter })))
      throw new Error('no provider took it (mail)');
    return null;
  }
}

/**
 * The order's owner, an existing review and the consent to letters are checked when the letter is sent; the check here
 * only avoids letters without a recipient.
 */
const TAKE_DUE = statement('review-invitations-due')`
WITH waiting AS (
  SELECT i."id", i."orderUuid", i."deliveredAt" FROM "order_product_item" i JOIN "shop_order" o ON o."uuid" = i."orderUuid"
  JOIN "user_account" u ON u."id" = o."userId" AND ${confirmedContact('u', 'email')} IS NOT NULL AND u."notifyByEmail" AND u."deletedAt" IS NULL
  WHERE i."status" = 'DELIVERED' AND i."deliveredAt" < now() - make_interval(days => :days::int)
    AND i."deliveredAt" > now() - make_interval(days => :mostDays::int)
    AND NOT EXISTS (SELECT FROM "review_invitation" v WHERE v."orderItemId" = i."id")
), due AS (
  SELECT w."id", w."orderUuid" FROM waiting w WHERE w."orderUuid" IN (
    SELECT "orderUuid" FROM waiting GROUP BY "orderUuid" ORDER BY min("deliveredAt"), "orderUuid" LIMIT :batch)
), taken AS (
  INSERT INTO "review_invitation" ("orderItemId") SELECT "id" FROM due ORDER BY "id" ON CONFLICT DO NOTHING
  RETURNING "orderItemId"
)
SELECT due."id" AS "itemId", due."orderUuid" FROM due JOIN taken ON taken."orderItemId" = due."id" ORDER BY due."id"`;

/** Goods that the buyer still has and has not reviewed, each model once. */
const BUYER = statement('review-invitation-buyer')`
SELECT CASE WHEN u."notifyByEmail" THEN u."email" END AS "email", coalesce(o."locale", u."locale") AS "locale",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('name', g."name", 'slug', g."slug") ORDER BY g."position"), '[]')
   FROM (SELECT DISTINCT ON (coalesce(p."modelId", p."id")) p."name", p."slug", i."position"
         FROM "order_product_item" i JOIN "product" p ON p."id" = i."productId"
         WHERE i."orderUuid" = o."uuid" AND i."id" = ANY(:itemIds::uuid[]) AND i."status" = 'DELIVERED'
           AND NOT EXISTS (SELECT FROM "review" r JOIN "product" s ON s."id" = r."productId"
                           WHERE r."userId" = u."id" AND (s."id" = p."id" OR s."modelId" = p."modelId"))
         ORDER BY coalesce(p."modelId", p."id"), i."position") g) AS "goods"
FROM "shop_order" o JOIN "user_account" u ON u."id" = o."userId" AND u."deletedAt" IS NULL WHERE o."uuid" = :orderUuid`;
