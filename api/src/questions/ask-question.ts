import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { ApiError, tooManyRequests } from '../shared/api-error.js';
import { dayOf, startOfNextDay } from '../shared/shop-time.js';
import type { AskQuestionInput } from './question.input.js';

/**
 * Maximum number of questions of one shopper on one day of the shop; `api/prisma/sql/question-checks.sql` has the same
 * number.
 */
const PER_DAY = 3;

/** Questions that shoppers ask. */
@Injectable()
export class AskQuestion {
  constructor(private readonly statements: Statements) {}

  /**
   * Adds a question and returns its id. The database assigns each place of a day once: a call that loses a place to a
   * parallel call tries the next one. Throws PRODUCT_NOT_FOUND, TOO_MANY_REQUESTS.
   */
  async ask(userId: string, { productId, text }: AskQuestionInput): Promise<string> {
    const today = dayOf(new Date());
    for (let tries = 0; tries < PER_DAY; tries += 1) {
      const [added] = await this.statements.rows(ADD, { userId, productId, text, today, perDay: PER_DAY });
      if (added) return added.id;
    }
    const [product] = await this.statements.rows(IS_SOLD, { productId });
    if (!product) throw new ApiError('PRODUCT_NOT_FOUND');
    throw tooManyRequests(startOfNextDay(today), {}, 'TOO_MANY_REQUESTS.QUESTIONS');
  }
}

const ADD = statement('question-add')`
INSERT INTO "product_question" ("userId", "productId", "text", "askedOn", "place")
SELECT :userId::uuid, p."id", :text, :today::date, free."place"
FROM "product" p, LATERAL (
  SELECT s."place" FROM generate_series(1, :perDay::int) AS s("place")
  WHERE NOT EXISTS (SELECT FROM "product_question" n
    WHERE n."userId" = :userId AND n."askedOn" = :today::date AND n."place" = s."place")
  ORDER BY s."place" LIMIT 1) free
WHERE p."id" = :productId AND p."active" AND p."deletedAt" IS NULL
ON CONFLICT DO NOTHING RETURNING "id"`;

const IS_SOLD = statement('question-product')`
SELECT 1 AS "found" FROM "product" p WHERE p."id" = :productId AND p."active" AND p."deletedAt" IS NULL`;
