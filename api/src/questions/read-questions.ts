import { Injectable } from '@nestjs/common';
import { afterPlace, keyColumn } from '../platform/database/after-place.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import type { Connection, ConnectionRequest } from '../shared/connection.js';
import { listKey } from '../shared/cursor.js';
import { keysetConnection } from '../shared/keyset.js';
import { presentQuestion, QUESTION_COLUMNS } from './question-row.js';
import type { ProductQuestion } from './question.model.js';

/** Questions as shoppers see them. */
@Injectable()
export class ReadQuestions {
  constructor(private readonly statements: Statements) {}

  /**
   * Returns answered questions about the model of a product, the last asked first; the total is counted only if
   * requested. Throws CURSOR_INVALID.
   */
  ofModel(productId: string, request: ConnectionRequest, isCounted: boolean): Promise<Connection<ProductQuestion>> {
    return keysetConnection(listKey('productQuestions', { productId }), request, {
      keys: 'NUMBERS',
      count: async () => (isCounted ? (await this.statements.rows(COUNT, { productId }))[0]!.total : 0),
      rows: (slice) => this.statements.rows(LIST, { productId, ...slice }),
      present: (rows) => rows.map(({ key: _, ...row }) => presentQuestion(row)),
    });
  }

  /** Returns the shopper's own questions in every state, the last asked first. Throws CURSOR_INVALID. */
  own(
    userId: string,
    productId: string | null,
    request: ConnectionRequest,
    isCounted: boolean,
  ): Promise<Connection<ProductQuestion>> {
    return keysetConnection(listKey('userQuestions', { productId }), request, {
      keys: 'NUMBERS',
      count: async () => (isCounted ? (await this.statements.rows(OWN_COUNT, { userId, productId }))[0]!.total : 0),
      rows: (slice) => this.statements.rows(OWN, { userId, productId, ...slice }),
      present: (rows) => rows.map(({ key: _, ...row }) => presentQuestion(row)),
    });
  }

  /** Returns the shopper's own question, which must exist. */
  async ownOne(id: string, userId: string): Promise<ProductQuestion> {
    const [found] = await this.statements.rows(ONE, { id, userId });
    return presentQuestion(found!);
  }
}

const OF_MODEL = `
FROM "product" asked JOIN "product" p ON p."id" = asked."id" OR p."modelId" = asked."modelId"
JOIN "product_question" n ON n."productId" = p."id" AND n."state" = 'ANSWERED' WHERE asked."id" = :productId`;

const BY_TIME = { by: 'n."createdAt"', id: 'n."id"', kind: 'TIME', direction: 'DESC' } as const;

const LIST = statement('question-list')`
SELECT ${QUESTION_COLUMNS}, ${keyColumn(BY_TIME)} ${OF_MODEL} ${afterPlace(BY_TIME)}`;

const COUNT = statement('question-count')`SELECT count(*)::int AS "total" ${OF_MODEL}`;

const OWN_SOURCE = `
FROM "product_question" n JOIN "product" p ON p."id" = n."productId"
WHERE n."userId" = :userId AND (:productId?::uuid IS NULL OR p."id" = :productId
  OR p."modelId" = (SELECT asked."modelId" FROM "product" asked WHERE asked."id" = :productId))`;

const OWN = statement('question-own')`
SELECT ${QUESTION_COLUMNS}, ${keyColumn(BY_TIME)} ${OWN_SOURCE} ${afterPlace(BY_TIME)}`;

const OWN_COUNT = statement('question-own-count')`SELECT count(*)::int AS "total" ${OWN_SOURCE}`;

const ONE = statement('question-one')`
SELECT ${QUESTION_COLUMNS} FROM "product_question" n JOIN "product" p ON p."id" = n."productId"
WHERE n."id" = :id AND n."userId" = :userId`;
