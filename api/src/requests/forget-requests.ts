import { Injectable } from '@nestjs/common';
import { EraseAccount, ExportAccount } from '../identity/index.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';

/**
 * Requests in the export and the deletion of an account: those it sent, and those that were sent without an account from
 * its telephone or mailbox.
 */
@Injectable()
export class ForgetRequests {
  constructor(statements: Statements, exported: ExportAccount, erased: EraseAccount) {
    exported.add('cooperativeRequests', (userId) => statements.rows(COOPERATIVE_OF, { userId }));
    erased.add((queries, userId) => queries.rows(FORGET_COOPERATIVE, { userId }));
  }
}

/** SQL condition: request `c` is the shopper's. The contacts of an account are confirmed by codes. */
const OWN = `(c."userId" = u."id" OR c."userId" IS NULL AND (c."email" = u."email" OR c."phone" = u."phone"))`;

const COOPERATIVE_OF = statement('cooperative-requests-of')`
SELECT c."companyName", c."companyType", c."fullName", c."inn", c."email", c."phone", c."description", c."state", c."answer",
  c."createdAt", c."answeredAt"
FROM "user_account" u JOIN "cooperative_request" c ON ${OWN} WHERE u."id" = :userId ORDER BY c."createdAt", c."id"`;

const FORGET_COOPERATIVE = statement('cooperative-requests-forget')`
DELETE FROM "cooperative_request" c USING "user_account" u WHERE u."id" = :userId AND ${OWN}`;
