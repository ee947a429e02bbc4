import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import type { LoyaltyConfig } from '../../loyalty/index.js';

/**
 * Deletes the buyer's personal data from orders of deleted accounts when the return window has ended and no return is
 * open, and also the text of operators' notes about these orders. Amounts are kept for accounting.
 */
@Injectable()
export class ForgetBuyers {
  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) private readonly config: LoyaltyConfig,
  ) {}

  async run(): Promise<void> {
    await this.statements.rows(FORGET, { returnWindowDays: this.config.RETURN_WINDOW_DAYS });
    await this.statements.rows(FORGET_CLIENTS);
  }
}

const FORGET = statement('orders-forget-buyers')`
WITH forgotten AS (
UPDATE "shop_order" o SET "name" = '—', "surname" = NULL, "lastname" = NULL, "phone" = '', "email" = NULL, "comment" = NULL,
  "clientAddress" = NULL, "clientNetwork" = NULL,
  "address" = CASE WHEN o."address" IS NULL THEN NULL
    ELSE jsonb_build_object('country', o."address"->'country', 'city', o."address"->'city', 'street', '—', 'house', '—') END
FROM "user_account" u
WHERE u."id" = o."userId" AND u."deletedAt" IS NOT NULL AND o."phone" <> ''
  AND o."status" IN ('DELIVERED', 'CANCEL_PURCHASE', 'ISSUED_REFUND')
  AND o."updatedAt" < now() - make_interval(days => :returnWindowDays::int)
  AND NOT EXISTS (SELECT FROM "return_request" r WHERE r."orderUuid" = o."uuid" AND r."state" IN ('NEW', 'APPROVED', 'RECEIVED'))
RETURNING o."uuid"
)
UPDATE "order_note" n SET "text" = '—' FROM forgotten WHERE n."orderUuid" = forgotten."uuid"`;

/** Deletes network addresses after 30 days. Rate limits need them for a day at most. */
const FORGET_CLIENTS = statement('orders-forget-clients')`
UPDATE "shop_order" SET "clientAddress" = NULL, "clientNetwork" = NULL
WHERE "clientAddress" IS NOT NULL AND "createdAt" < now() - interval '30 days'`;
