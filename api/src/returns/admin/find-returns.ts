import { Injectable } from '@nestjs/common';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { nextReturnStates, presentReturn, RETURN_JSON, type ReturnState } from '../index.js';
import type { ConnectionRequest } from '../../shared/connection.js';
import { listKey } from '../../shared/cursor.js';
import { keysetConnection } from '../../shared/keyset.js';
import type { CountedConnection } from '../../platform/graphql/counted-connection.model.js';
import type { PageRequest } from '../../shared/page.js';
import {
  anywhere,
  madeBetween,
  madeIn,
  madeSlice,
  readPage,
  type AskedCounts,
  type ListSort,
} from '../../operator/index.js';
import { returnNotFound } from '../return.errors.js';
import type { ReturnRequestsInput } from './operator-return.input.js';
import type { OperatorReturnRequest, OperatorReturnRequestPage } from './operator-return.model.js';

/** The queue of return requests. */
@Injectable()
export class FindReturns {
  constructor(private readonly statements: Statements) {}

  /** Returns a page of requests: open ones first, the longest waiting first; then others, the last closed first. */
  page(dto: ReturnRequestsInput, request: PageRequest): Promise<OperatorReturnRequestPage> {
    const conditions = conditionsOf(dto);
    return readPage(request, {
      count: () => this.statements.rows(COUNT, conditions),
      rows: async (slice) => (await this.statements.rows(PAGE, { ...conditions, ...slice })).map(present),
    });
  }

  /** Returns return requests after a cursor. Throws CURSOR_INVALID. */
  async connection(
    dto: ReturnRequestsInput,
    sort: ListSort,
    request: ConnectionRequest,
    counted: AskedCounts,
  ): Promise<CountedConnection<OperatorReturnRequest, ReturnState>> {
    const conditions = conditionsOf(dto);
    const connection = await keysetConnection(listKey('returns', conditions, sort), request, {
      keys: 'NUMBERS',
      count: async () => (counted.total ? (await this.statements.plannedRows(COUNT, conditions))[0]!.total : 0),
      rows: (slice) => this.statements.plannedRows(SLICES[sort], { ...conditions, ...slice }),
      present: (rows) => rows.map(({ key: _key, id: _id, ...row }) => present(row)),
    });
    const stateCounts = counted.parts
      ? await this.statements.plannedRows(BY_STATE, { ...conditions, state: null })
      : [];
    return { ...connection, stateCounts };
  }

  /** Throws RETURN_NOT_FOUND: the buyer may have deleted their account meanwhile. */
  async byId(id: string): Promise<OperatorReturnRequest> {
    const [row] = await this.statements.rows(ONE, { id });
    if (!row) throw returnNotFound();
    return present(row);
  }

  /** Throws RETURN_NOT_FOUND for an unknown number. */
  async byNumber(number: number): Promise<OperatorReturnRequest> {
    const [row] = await this.statements.rows(BY_NUMBER, { number });
    if (!row) throw returnNotFound();
    return present(row);
  }
}

const conditionsOf = ({ state, orderNumber, search, ...made }: ReturnRequestsInput) => ({
  ...{ state: state ?? null, orderNumber: orderNumber ?? null, search: anywhere(search), ...madeIn(made) },
});

function present({ request, ...row }: (typeof ONE)['types']['row']): OperatorReturnRequest {
  const presented = presentReturn(request);
  return { ...presented, ...row, nextStates: nextReturnStates(presented.state, 'OPERATOR') };
}

const SOURCE = `FROM "return_request" r JOIN "shop_order" o ON o."uuid" = r."orderUuid"`;
const OPEN = `r."state" IN ('NEW', 'APPROVED', 'RECEIVED')`;
const COLUMNS = `${RETURN_JSON} AS "request", o."uuid" AS "orderUuid", o."number" AS "orderNumber", o."userId"`;

const CONDITIONS = `
WHERE (:state?::"ReturnState" IS NULL OR r."state" = :state)
  AND (:orderNumber?::int IS NULL OR o."number" = :orderNumber) AND (:search?::text IS NULL
  OR concat_ws(' ', r."number", o."number", o."phone", o."email", o."name", o."surname") ILIKE :search)${madeBetween('r')}`;

const COUNT = statement('operator-returns-count')`SELECT count(*)::int AS "total" ${SOURCE} ${CONDITIONS}`;

const PAGE = statement('operator-returns-page')`
SELECT ${COLUMNS} ${SOURCE} ${CONDITIONS}
ORDER BY NOT ${OPEN}, CASE WHEN ${OPEN} THEN r."updatedAt" END, r."updatedAt" DESC, r."number"
LIMIT :limit OFFSET :offset`;

const SLICES = {
  NEWEST_FIRST: statement(
    'operator-returns-newest',
  )`${madeSlice('r', 'NEWEST_FIRST', `${COLUMNS}, r."id"`, `${SOURCE} ${CONDITIONS}`)}`,
  OLDEST_FIRST: statement(
    'operator-returns-oldest',
  )`${madeSlice('r', 'OLDEST_FIRST', `${COLUMNS}, r."id"`, `${SOURCE} ${CONDITIONS}`)}`,
};

const BY_STATE = statement('operator-returns-by-state')`
SELECT r."state" AS "state", count(*)::int AS "count" ${SOURCE} ${CONDITIONS} GROUP BY 1 ORDER BY 1`;

const ONE = statement('operator-return')`SELECT ${COLUMNS} ${SOURCE} WHERE r."id" = :id`;

const BY_NUMBER = statement('operator-return-by-number')`SELECT ${COLUMNS} ${SOURCE} WHERE r."number" = :number`;
