import { Injectable } from '@nestjs/common';
import { badUserInput } from '../shared/api-error.js';
import { Audit } from './audit.js';
import type { LoyaltyLevelInput } from './commerce.input.js';

@Injectable()
export class SaveLoyaltyLevels {
  constructor(private readonly audit: Audit) {}

  /**
   * Replaces all levels; carts count with the new ones at once. Every shopper must have a level, so one starts at 0.
   * `api/prisma/sql/loyalty-levels.sql` keeps percentages possible.
   */
  async save(by: string, levels: LoyaltyLevelInput[]): Promise<void> {
    if (!levels.some(({ requiredSpentAmount }) => requiredSpentAmount === 0))
      throw badUserInput([{ field: 'dto.levels', message: 'one of them must have requiredSpentAmount 0' }]);
    await this.audit.change(
      { by, action: 'saveLoyaltyLevels', entity: 'LOYALTY_LEVELS', id: null },
      async (queries) => {
        await queries.rows('operator-levels-off', `DELETE FROM "loyalty_level"`);
        await queries.rows('operator-levels-on', INSERT, [JSON.stringify(levels)]);
      },
    );
  }
}

const INSERT = `
INSERT INTO "loyalty_level" ("name", "chargePercentage", "chargeOffPercentage", "requiredSpentAmount")
SELECT l."name", l."chargePercentage", l."chargeOffPercentage", l."requiredSpentAmount"
FROM jsonb_populate_recordset(NULL::"loyalty_level", $1::jsonb) l`;
