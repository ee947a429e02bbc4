import { Injectable } from '@nestjs/common';
import { ACCOUNT_NAME } from '../../operator/index.js';
import { readTogether } from '../../platform/database/read-together.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import type { OperatorPriceChange } from './operator-offer.model.js';

/** Number of price changes that are shown of one offer. */
export const PRICES_SHOWN = 20;

/** Reads how the prices of offers changed (`api/prisma/sql/price-history.sql`). */
@Injectable()
export class ReadPriceHistory {
  private readonly asked = readTogether((ids: readonly string[]) => this.read(ids), 1000);

  constructor(private readonly statements: Statements) {}

  /** Returns the last price changes of an offer, the newest first. */
  of(itemId: string): Promise<OperatorPriceChange[]> {
    return this.asked.load(itemId);
  }

  private async read(ids: readonly string[]): Promise<OperatorPriceChange[][]> {
    const changes = new Map<string, OperatorPriceChange[]>(ids.map((id) => [id, []]));
    const rows = await this.statements.rows(CHANGES, { ids: [...changes.keys()] });
    for (const { itemId, ...change } of rows) changes.get(itemId)!.push(change);
    return ids.map((id) => changes.get(id)!);
  }
}

const CHANGES = statement('operator-price-changes')`
SELECT c."itemId", c."previousPrice"::float8 AS "previousPrice", c."price"::float8 AS "price", c."oldPrice"::float8 AS "oldPrice",
  c."loyaltyPrice"::float8 AS "loyaltyPrice", ${ACCOUNT_NAME('c."setBy"')} AS "setBy", c."source", c."changedAt"
FROM unnest(:ids::uuid[]) AS asked("id")
CROSS JOIN LATERAL (
  SELECT * FROM "price_change" l WHERE l."itemId" = asked."id" ORDER BY l."id" DESC LIMIT ${PRICES_SHOWN}) c
ORDER BY c."itemId", c."id" DESC`;
