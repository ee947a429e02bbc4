import { Injectable } from '@nestjs/common';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import type { OrderTerms, OrderTermsAddress, OrderTermsPoint } from './order-terms.model.js';

/** Reads how a shopper's last order was delivered and paid for. */
@Injectable()
export class ReadOrderTerms {
  constructor(private readonly statements: Statements) {}

  /** Returns null without an order whose delivery place still accepts parcels. */
  async last(userId: string): Promise<OrderTerms | null> {
    const [row] = await this.statements.rows(LAST_TERMS, { userId });
    if (!row) return null;
    const { address, point, ...terms } = row;
    return {
      ...terms,
      address: address as OrderTermsAddress | null,
      pickupPoint: point as OrderTermsPoint | null,
    };
  }
}

/** A pickup point may have closed since; an order to such a point would be refused. */
const LAST_TERMS = statement('order-last-terms')`
SELECT o."paymentType", o."name", o."surname", o."phone", o."email", o."address",
  CASE WHEN p."code" IS NOT NULL THEN
    jsonb_build_object('code', p."code", 'cityId', p."cityId", 'city', p."city", 'address', p."address") END AS "point"
FROM "shop_order" o
LEFT JOIN LATERAL (
  SELECT k."code", k."cityId", k."city", k."address" FROM "pickup_point" k
  WHERE k."code" = o."pickupPoint"->>'code' AND k."active" ORDER BY k."provider" LIMIT 1
) p ON true
WHERE o."userId" = :userId AND (o."address" IS NOT NULL OR p."code" IS NOT NULL)
ORDER BY o."createdAt" DESC LIMIT 1`;
