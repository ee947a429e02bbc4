import type { StatementTypes } from '../platform/database/statement-types.js';
import type { ProductQuestion } from './question.model.js';

/** SQL columns of a question. They expect the aliases `n` for `product_question` and `p` for `product`. */
export const QUESTION_COLUMNS = `
n."id", n."productId", p."slug" AS "productSlug", p."name" AS "productName", n."text", n."state", n."rejectionReason",
n."answer", n."answeredAt", n."createdAt"`;

/** A question with the columns of {@link QUESTION_COLUMNS}. */
type StoredQuestion = StatementTypes['question-one']['row'];

export function presentQuestion({ answer, answeredAt, ...question }: StoredQuestion): ProductQuestion {
  return { ...question, answer: answer === null ? null : { text: answer, createdAt: answeredAt! } };
}
