import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import type { Receipt } from './receipt.js';

export interface IssuedReceipt {
  kind: 'PREPAYMENT' | 'SETTLEMENT' | 'REFUND';
  issuedAt: Date;
  items: Receipt['items'];
}

@Injectable()
export class ReadReceipts {
  constructor(private readonly statements: Statements) {}

  /** Returns the receipts of an order that were issued, the oldest first. */
  async ofOrder(orderUuid: string): Promise<IssuedReceipt[]> {
    const rows = await this.statements.rows(OF_ORDER, { orderUuid });
    return rows.map(({ kind, issuedAt, receipt }) => ({
      kind: kind as IssuedReceipt['kind'],
      issuedAt,
      // The cast is safe, because only this domain writes receipts.
      items: (receipt as unknown as Receipt).items,
    }));
  }
}

const OF_ORDER = statement('receipts-of-order')`
SELECT CASE p."paymentType" WHEN 'ON_DELIVERY' THEN 'SETTLEMENT' ELSE 'PREPAYMENT' END AS "kind", p."updatedAt" AS "issuedAt", p."receipt" FROM "payment" p
WHERE p."orderUuid" = :orderUuid AND p."state" = 'SUCCEEDED'
UNION ALL
SELECT 'SETTLEMENT', s."createdAt", s."receipt" FROM "settlement_receipt" s JOIN "payment" p ON p."id" = s."paymentId"
WHERE p."orderUuid" = :orderUuid AND s."providerId" IS NOT NULL
UNION ALL
SELECT 'REFUND', r."updatedAt", r."receipt" FROM "refund" r JOIN "payment" p ON p."id" = r."paymentId"
WHERE p."orderUuid" = :orderUuid AND r."state" = 'SUCCEEDED'
ORDER BY "issuedAt"`;
