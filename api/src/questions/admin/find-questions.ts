import { Injectable } from '@nestjs/common';
import { anywhere, madeBetween, madeIn, madeSlice, type AskedCounts, type ListSort } from '../../operator/index.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import type { CountedConnection } from '../../platform/graphql/counted-connection.model.js';
import { ApiError } from '../../shared/api-error.js';
import type { ConnectionRequest } from '../../shared/connection.js';
import { listKey } from '../../shared/cursor.js';
import { keysetConnection } from '../../shared/keyset.js';
import { presentQuestion, QUESTION_COLUMNS, type QuestionState } from '../index.js';
import type { QuestionsInput } from './operator-question.input.js';
import type { OperatorQuestion } from './operator-question.model.js';

/** The queue of questions. */
@Injectable()
export class FindQuestions {
  constructor(private readonly statements: Statements) {}

  /** Returns questions after a cursor. Throws CURSOR_INVALID. */
  async connection(
    dto: QuestionsInput,
    sort: ListSort,
    request: ConnectionRequest,
    counted: AskedCounts,
  ): Promise<CountedConnection<OperatorQuestion, QuestionState>> {
    const conditions = conditionsOf(dto);
    const connection = await keysetConnection(listKey('questions', conditions, sort), request, {
      keys: 'NUMBERS',
      count: async () => (counted.total ? (await this.statements.plannedRows(COUNT, conditions))[0]!.total : 0),
      rows: (slice) => this.statements.plannedRows(SLICES[sort], { ...conditions, ...slice }),
      present: (rows) => rows.map(({ key: _, ...row }) => present(row)),
    });
    const stateCounts = counted.parts
      ? await this.statements.plannedRows(BY_STATE, { ...conditions, state: null })
      : [];
    return { ...connection, stateCounts };
  }

  /** Throws QUESTION_NOT_FOUND: the author may have deleted their account meanwhile. */
  async byId(id: string): Promise<OperatorQuestion> {
    const [row] = await this.statements.rows(ONE, { id });
    if (!row) throw new ApiError('QUESTION_NOT_FOUND');
    return present(row);
  }
}

const conditionsOf = ({ state, productId, search, ...made }: QuestionsInput) => ({
  ...{ state: state ?? null, productId: productId ?? null, search: anywhere(search), ...madeIn(made) },
});

type Row = (typeof ONE)['types']['row'];

const present = ({ userId, ...row }: Row): OperatorQuestion => ({ ...presentQuestion(row), userId });

const COLUMNS = `${QUESTION_COLUMNS}, n."userId"`;

const SOURCE = `FROM "product_question" n JOIN "product" p ON p."id" = n."productId"`;

const CONDITIONS = `
WHERE (:state?::"QuestionState" IS NULL OR n."state" = :state) AND (:productId?::uuid IS NULL OR n."productId" = :productId)
  AND (:search?::text IS NULL OR concat_ws(' ', p."name", n."text", n."answer") ILIKE :search)${madeBetween('n')}`;

const COUNT = statement('operator-questions-count')`SELECT count(*)::int AS "total" ${SOURCE} ${CONDITIONS}`;

const SLICES = {
  NEWEST_FIRST: statement(
    'operator-questions-newest',
  )`${madeSlice('n', 'NEWEST_FIRST', COLUMNS, `${SOURCE} ${CONDITIONS}`)}`,
  OLDEST_FIRST: statement(
    'operator-questions-oldest',
  )`${madeSlice('n', 'OLDEST_FIRST', COLUMNS, `${SOURCE} ${CONDITIONS}`)}`,
};

const BY_STATE = statement('operator-questions-by-state')`
SELECT n."state", count(*)::int AS "count" ${SOURCE} ${CONDITIONS} GROUP BY 1 ORDER BY 1`;

const ONE = statement('operator-question')`SELECT ${COLUMNS} ${SOURCE} WHERE n."id" = :id`;
