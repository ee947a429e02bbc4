import { Injectable } from '@nestjs/common';
import { EraseAccount, ExportAccount } from '../identity/index.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';

/** Exports and deletes questions together with an account, because a text may show who wrote it. */
@Injectable()
export class ForgetQuestions {
  constructor(statements: Statements, exported: ExportAccount, erased: EraseAccount) {
    exported.add('questions', (userId) => statements.rows(OF_SHOPPER, { userId }));
    erased.add((queries, userId) => queries.rows(FORGET, { userId }));
  }
}

const OF_SHOPPER = statement('questions-of-shopper')`
SELECT n."id", n."productId", n."text", n."state", n."rejectionReason", n."answer", n."answeredAt", n."createdAt"
FROM "product_question" n WHERE n."userId" = :userId ORDER BY n."createdAt", n."id"`;

const FORGET = statement('questions-forget-shopper')`DELETE FROM "product_question" WHERE "userId" = :userId`;
