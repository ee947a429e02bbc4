import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { statement } from '../../platform/database/statement.js';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import { Audit } from '../../operator/index.js';
import type { LoyaltyLevelInput } from './loyalty-level.input.js';

@Injectable()
export class SaveLoyaltyLevels {
  constructor(private readonly audit: Audit) {}

  /**
   * Replaces all loyalty levels; carts use the new levels at once. Every shopper must have a level, so one level must
   * start at 0. `api/prisma/sql/loyalty-levels.sql` limits the percentages.
   */
  async save(by: Actor, levels: LoyaltyLevelInput[]): Promise<void> {
    if (!levels.some(({ requiredSpentAmount }) => requiredSpentAmount === 0))
      throw badUserInput([fieldFault('dto.levels', 'oneFree')]);
    const action = { by, action: 'saveLoyaltyLevels', entity: 'LOYALTY_LEVELS', id: null } as const;
    await this.audit.change(action, async (queries) => {
      await queries.rows(REMOVE_LEVELS);
      await queries.rows(ADD_LEVELS, { levels: JSON.stringify(levels) });
    });
  }
}

const REMOVE_LEVELS = statement('operator-remove-loyalty-levels')`DELETE FROM "loyalty_level"`;

const ADD_LEVELS = statement('operator-add-loyalty-levels')`
INSERT INTO "loyalty_level" ("name", "chargePercentage", "chargeOffPercentage", "requiredSpentAmount")
SELECT l."name", l."chargePercentage", l."chargeOffPercentage", l."requiredSpentAmount"
FROM jsonb_to_recordset(:levels::jsonb)
  AS l("name" text, "chargePercentage" int, "chargeOffPercentage" int, "requiredSpentAmount" bigint)`;
