import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';

/** Reads stored payment links from the database, without network calls. */
@Injectable()
export class KnownLinks {
  constructor(private readonly statements: Statements) {}

  /** Returns the payment links of those orders that have an open payment, by `orderUuid`. */
  async of(orderUuids: string[]): Promise<Map<string, string>> {
    if (!orderUuids.length) return new Map();
    const rows = await this.statements.rows(LINKS, { orderUuids });
    return new Map(rows.map(({ orderUuid, confirmationUrl }) => [orderUuid, confirmationUrl]));
  }
}

const LINKS = statement('payment-links')`
SELECT "orderUuid", "confirmationUrl" FROM "payment"
WHERE "orderUuid" = ANY(:orderUuids) AND "state" = 'PENDING' AND "cancelRequestedAt" IS NULL AND "confirmationUrl" IS NOT NULL`;
