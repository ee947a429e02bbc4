import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';
import { tellOfAnswer } from './question-news.js';

/**
 * The operators' decisions about questions, in the transaction of their audit record, which has locked the question.
 */
@Injectable()
export class DecideQuestion {
  /**
   * Publishes the question with the shop's answer, or changes the answer. The author is notified when the answer is
   * published. Throws QUESTION_NOT_FOUND.
   */
  async answer(queries: Queries, id: string, text: string): Promise<void> {
    const [question] = await queries.rows(STATE, { id });
    if (!question) throw questionNotFound();
    await queries.rows(ANSWER, { id, text });
    if (question.state !== 'ANSWERED') await tellOfAnswer(queries, id);
  }

  /** Refuses the question or hides it again; its answer is removed. Throws QUESTION_NOT_FOUND. */
  async reject(queries: Queries, id: string, reason: string): Promise<void> {
    const [rejected] = await queries.rows(REJECT, { id, reason });
    if (!rejected) throw questionNotFound();
  }
}

const questionNotFound = (): ApiError => new ApiError('QUESTION_NOT_FOUND');

const STATE = statement('question-state')`SELECT "state" FROM "product_question" WHERE "id" = :id`;

const ANSWER = statement('question-answer')`
UPDATE "product_question" SET "state" = 'ANSWERED', "answer" = :text, "answeredAt" = coalesce("answeredAt", now()),
  "rejectionReason" = NULL
WHERE "id" = :id`;

const REJECT = statement('question-reject')`
UPDATE "product_question" SET "state" = 'REJECTED', "rejectionReason" = :reason::text, "answer" = NULL, "answeredAt" = NULL
WHERE "id" = :id RETURNING "id"`;
