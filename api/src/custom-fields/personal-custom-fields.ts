import { Injectable } from '@nestjs/common';
import { EraseAccount, ExportAccount } from '../identity/index.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { ReadCustomFields } from './read-custom-fields.js';

/** Exports the custom fields of an account, of every visibility, together with the account, and erases them with it. */
@Injectable()
export class PersonalCustomFields {
  constructor(values: ReadCustomFields, exported: ExportAccount, erased: EraseAccount) {
    exported.add('customFields', (userId) => values.of('SHOPPER', userId, 'OPERATOR'));
    erased.add((queries, userId) => this.erase(queries, userId));
  }

  private async erase(queries: Queries, userId: string): Promise<void> {
    // An operator who writes a value now waits, and then finds the account gone.
    await queries.rows(LOCK_SHOPPER, { userId });
    await queries.rows(FORGET, { userId });
  }
}

const LOCK_SHOPPER = statement('custom-fields-lock-shopper')`
SELECT 1 AS "locked" FROM "user_account" WHERE "id" = :userId FOR NO KEY UPDATE`;

const FORGET = statement('custom-fields-forget-shopper')`DELETE FROM "custom_field_value" WHERE "ownerId" = :userId`;
