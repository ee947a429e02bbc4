import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { statement } from '../../platform/database/statement.js';
import { Statements, type Queries } from '../../platform/database/statements.js';
import { AnswerReturn, nextReturnStates, presentReturn, RETURN_JSON } from '../index.js';
import type { PageRequest } from '../../shared/page.js';
import { anywhere, Audit, notFound, readPage } from '../../operator/index.js';
import type { ReturnDecisionInput, ReturnRequestsInput } from './operator-return.input.js';
import type { OperatorReturnRequest, OperatorReturnRequestPage } from './operator-return.model.js';

/** The queue of return requests, and what operators answer. */
@Injectable()
export class AnswerReturns {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    private readonly answer: AnswerReturn,
  ) {}

  /** Returns a page of requests: open ones first, the longest waiting first; then others, the last closed first. */
  page({ state, search }: ReturnRequestsInput, request: PageRequest): Promise<OperatorReturnRequestPage> {
    const conditions = { state: state ?? null, search: anywhere(search) };
    return readPage(request, {
      count: () => this.statements.rows(COUNT, conditions),
      rows: async (slice) => (await this.statements.rows(PAGE, { ...conditions, ...slice })).map(present),
    });
  }

  /** Throws RETURN_NOT_FOUND, RETURN_MOVED_ON. */
  approve(by: Actor, id: string, instructions: string | null): Promise<OperatorReturnRequest> {
    return this.change({ by, id, action: 'approveReturn' }, (queries) =>
      this.answer.approve(queries, id, instructions),
    );
  }

  /** Throws RETURN_NOT_FOUND, RETURN_MOVED_ON. */
  receive(by: Actor, id: string): Promise<OperatorReturnRequest> {
    return this.change({ by, id, action: 'receiveReturn' }, (queries) => this.answer.receive(queries, id));
  }

  /** Throws RETURN_NOT_FOUND, RETURN_MOVED_ON, TRANSITION_REFUSED, BAD_USER_INPUT. */
  close(by: Actor, id: string, items: ReturnDecisionInput[]): Promise<OperatorReturnRequest> {
    return this.change({ by, id, action: 'refundReturn' }, (queries) => this.answer.close(queries, id, by.id, items));
  }

  /** Throws RETURN_NOT_FOUND, RETURN_MOVED_ON. */
  reject(by: Actor, id: string, reason: string): Promise<OperatorReturnRequest> {
    return this.change({ by, id, action: 'rejectReturn', reason }, (queries) =>
      this.answer.reject(queries, id, reason),
    );
  }

  private async change(
    action: { by: Actor; id: string; action: string; reason?: string },
    work: (queries: Queries) => Promise<void>,
  ): Promise<OperatorReturnRequest> {
    await this.audit.change({ ...action, entity: 'RETURN_REQUEST' }, work);
    const [row] = await this.statements.rows(ONE, { id: action.id });
    if (!row) throw notFound();
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
