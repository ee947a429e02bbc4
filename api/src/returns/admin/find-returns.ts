import { Injectable } from '@nestjs/common';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { nextReturnStates, presentReturn, RETURN_JSON } from '../index.js';
import type { PageRequest } from '../../shared/page.js';
import { anywhere, notFound, readPage } from '../../operator/index.js';
import { returnNotFound } from '../return.errors.js';
import type { ReturnRequestsInput } from './operator-return.input.js';
import type { OperatorReturnRequest, OperatorReturnRequestPage } from './operator-return.model.js';

/** The queue of return requests. */
@Injectable()
export class FindReturns {
  constructor(private readonly statements: Statements) {}

  /** Returns a page of requests: open ones first, the longest waiting first; then others, the last closed first. */
  page({ state, search }: ReturnRequestsInput, request: PageRequest): Promise<OperatorReturnRequestPage> {
    const conditions = { state: state ?? null, search: anywhere(search) };
    return readPage(request, {
      count: () => this.statements.rows(COUNT, conditions),
      rows: async (slice) => (await this.statements.rows(PAGE, { ...conditions, ...slice })).map(present),
    });
  }

  async byId(id: string): Promise<OperatorReturnRequest> {
    const [row] = await this.statements.rows(ONE, { id });
    if (!row) throw notFound();
    return present(row);
  }

  /** Throws RETURN_NOT_FOUND. */
  async byNumber(number: number): Promise<OperatorReturnRequest> {
    const [row] = await this.statements.rows(BY_NUMBER, { number });
    if (!row) throw returnNotFound();
    return present(row);
  }
}

function present({ request, ...row }: (typeof ONE)['types']['row']): OperatorReturnRequest {
  const presented = presentReturn(request);
  return { ...presented, ...row, nextStates: nextReturnStates(presented.state, 'OPERATOR') };
}

const SOURCE = `FROM "return_request" r JOIN "shop_order" o ON o."uuid" = r."orderUuid"`;
const OPEN = `r."state" IN ('NEW', 'APPROVED', 'RECEIVED')`;
const COLUMNS = `${RETURN_JSON} AS "request", o."uuid" AS "orderUuid", o."number" AS "orderNumber", o."userId"`;

const CONDITIONS = `
WHERE (:state?::"ReturnState" IS NULL OR r."state" = :state) AND (:search?::text IS NULL
  OR concat_ws(' ', r."number", o."number", o."phone", o."email", o."name", o."surname") ILIKE :search)`;

const COUNT = statement('operator-returns-count')`SELECT count(*)::int AS "total" ${SOURCE} ${CONDITIONS}`;

const PAGE = statement('operator-returns-page')`
SELECT ${COLUMNS} ${SOURCE} ${CONDITIONS}
ORDER BY NOT ${OPEN}, CASE WHEN ${OPEN} THEN r."updatedAt" END, r."updatedAt" DESC, r."number"
LIMIT :limit OFFSET :offset`;

const ONE = statement('operator-return')`SELECT ${COLUMNS} ${SOURCE} WHERE r."id" = :id`;

const BY_NUMBER = statement('operator-return-by-number')`SELECT ${COLUMNS} ${SOURCE} WHERE r."number" = :number`;
