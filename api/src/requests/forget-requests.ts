import { Injectable } from '@nestjs/common';
import { EraseAccount, ExportAccount } from '../identity/index.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { PersonalPrices } from '../pricing/index.js';
import { MEET_PRICE_JSON, OWN_MEET_PRICE } from './read-meet-price-requests.js';

/**
 * Exports and deletes requests together with an account: those that the account sent, and those that were sent without
 * an account from its telephone or mailbox.
 */
@Injectable()
export class ForgetRequests {
  constructor(statements: Statements, prices: PersonalPrices, exported: ExportAccount, erased: EraseAccount) {
    exported.add('cooperativeRequests', (userId) => statements.rows(COOPERATIVE_OF, { userId }));
    erased.add((queries, userId) => queries.rows(FORGET_COOPERATIVE, { userId }));
    exported.add('meetPriceRequests', async (userId) =>
      (await statements.rows(MEET_PRICE_OF, { userId })).map(({ request }) => request),
    );
    erased.add(async (queries, userId) => {
      // Locks in the same order as an operator's answer: the requests, then their prices.
      await queries.rows(FORGET_MEET_PRICE, { userId });
      await prices.forget(queries, userId);
    });
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

const MEET_PRICE_OF = statement('meet-price-requests-of')`
SELECT ${MEET_PRICE_JSON} AS "request"
FROM "user_account" u JOIN "meet_price_request" m ON ${OWN_MEET_PRICE} JOIN "product" p ON p."id" = m."productId"
WHERE u."id" = :userId ORDER BY m."createdAt", m."id"`;

const FORGET_MEET_PRICE = statement('meet-price-requests-forget')`
DELETE FROM "meet_price_request" m USING "user_account" u WHERE u."id" = :userId AND ${OWN_MEET_PRICE}`;
