import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';

/** Reads stored payment links; makes no network call. */
@Injectable()
export class KnownLinks {
  constructor(private readonly statements: Statements) {}

  /** Returns the links of the open payments of these orders, by `orderUuid`. */
  async of(orderUuids: string[]): Promise<Map<string, string>> {
    if (!orderUuids.length) return new Map();
    const rows = await this.statements.rows(LINKS, { orderUuids });
    return new Map(rows.map(({ orderUuid, confirmationUrl }) => [orderUuid, confirmationUrl]));
  }
}

const LINKS = statement('payment-links')`
SELECT "orderUuid", "confirmationUrl" FROM "payment"
WHERE "orderUuid" = ANY(:orderUuids) AND "state" = 'PENDING' AND "cancelRequestedAt" IS NULL AND "confirmationUrl" IS NOT NULL`;
