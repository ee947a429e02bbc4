import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { DecideCooperativeRequest, type RequestState } from '../index.js';
import { requestNotFound } from '../request.errors.js';
import type { ConnectionRequest } from '../../shared/connection.js';
import { listKey } from '../../shared/cursor.js';
import { keysetConnection } from '../../shared/keyset.js';
import type { CountedConnection } from '../../platform/graphql/counted-connection.model.js';
import type { PageRequest } from '../../shared/page.js';
import {
  anywhere,
  Audit,
  madeBetween,
  madeIn,
  madeSlice,
  readPage,
  type AskedCounts,
  type ListSort,
} from '../../operator/index.js';
import type { CooperativeRequestsInput, DecideCooperativeRequestInput } from './operator-request.input.js';
import type {
  OperatorCooperativeRequest,
  OperatorCooperativeRequestPage,
  OtherSender,
} from './operator-request.model.js';

/** The queue of partners' requests, and the operators' answers. */
@Injectable()
export class AnswerPartners {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    private readonly requests: DecideCooperativeRequest,
  ) {}

  /** Returns a page of requests: open ones, the oldest first; then decided ones, the last decided first. */
  page(dto: CooperativeRequestsInput, request: PageRequest): Promise<OperatorCooperativeRequestPage> {
    const conditions = conditionsOf(dto);
    return readPage(request, {
      count: () => this.statements.rows(COUNT, conditions),
      rows: async (slice) => (await this.statements.rows(PAGE, { ...conditions, ...slice })).map(present),
    });
  }

  /** Returns requests after a cursor. Throws CURSOR_INVALID. */
  async connection(
    dto: CooperativeRequestsInput,
    sort: ListSort,
    request: ConnectionRequest,
    counted: AskedCounts,
  ): Promise<CountedConnection<OperatorCooperativeRequest, RequestState>> {
    const conditions = conditionsOf(dto);
    const connection = await keysetConnection(listKey('partners', conditions, sort), request, {
      keys: 'NUMBERS',
      count: async () => (counted.total ? (await this.statements.plannedRows(COUNT, conditions))[0]!.total : 0),
      rows: (slice) => this.statements.plannedRows(SLICES[sort], { ...conditions, ...slice }),
      present: (rows) => rows.map(({ key: _key, ...row }) => present(row)),
    });
    const stateCounts = counted.parts
      ? await this.statements.plannedRows(BY_STATE, { ...conditions, state: null })
      : [];
    return { ...connection, stateCounts };
  }

  /** Throws REQUEST_NOT_FOUND, REQUEST_CLOSED. */
  async takeUp(by: Actor, id: string): Promise<OperatorCooperativeRequest> {
    await this.audit.change({ by, action: 'takeUpCooperativeRequest', entity: 'COOPERATIVE_REQUEST', id }, (queries) =>
      this.requests.takeUp(queries, id),
    );
    return this.one(id);
  }

  /** Throws REQUEST_NOT_FOUND, REQUEST_CLOSED. */
  async decide(by: Actor, { id, state, answer }: DecideCooperativeRequestInput): Promise<OperatorCooperativeRequest> {
    await this.audit.change({ by, action: 'decideCooperativeRequest', entity: 'COOPERATIVE_REQUEST', id }, (queries) =>
      this.requests.decide(queries, id, state, answer),
    );
    return this.one(id);
  }

  /** Throws REQUEST_NOT_FOUND: the sender may have deleted their account meanwhile. */
  async one(id: string): Promise<OperatorCooperativeRequest> {
    const [row] = await this.statements.rows(ONE, { id });
    if (!row) throw requestNotFound();
    return present(row);
  }
}

const conditionsOf = ({ state, search, ...made }: CooperativeRequestsInput) => ({
  ...{ state: state ?? null, search: anywhere(search), ...madeIn(made) },
});

type Row = (typeof ONE)['types']['row'];

function present({ otherSender, ...row }: Row): OperatorCooperativeRequest {
  return { ...row, otherSender: otherSender as OtherSender | null };
}

const COLUMNS = `
c."id", c."userId", c."companyName", c."companyType", c."fullName", c."inn", c."email", c."phone", c."description",
c."state", c."answer", c."answeredAt", c."repeats", c."repeatedAt", c."otherSender", c."createdAt"`;

const SOURCE = `
FROM "cooperative_request" c
WHERE (:state?::"RequestState" IS NULL OR c."state" = :state)
  AND (:search?::text IS NULL
    OR concat_ws(' ', c."companyName", c."fullName", c."inn", c."phone", c."email", c."description") ILIKE :search)${madeBetween('c')}`;

const COUNT = statement('operator-partners-count')`SELECT count(*)::int AS "total" ${SOURCE}`;

const PAGE = statement('operator-partners-page')`
SELECT ${COLUMNS} ${SOURCE}
ORDER BY c."answeredAt" IS NOT NULL, c."answeredAt" DESC, c."createdAt", c."id" LIMIT :limit OFFSET :offset`;

const SLICES = {
  NEWEST_FIRST: statement('operator-partners-newest')`${madeSlice('c', 'NEWEST_FIRST', COLUMNS, SOURCE)}`,
  OLDEST_FIRST: statement('operator-partners-oldest')`${madeSlice('c', 'OLDEST_FIRST', COLUMNS, SOURCE)}`,
};

const BY_STATE = statement('operator-partners-by-state')`
SELECT c."state" AS "state", count(*)::int AS "count" ${SOURCE} GROUP BY 1 ORDER BY 1`;

const ONE = statement('operator-partner')`SELECT ${COLUMNS} FROM "cooperative_request" c WHERE c."id" = :id`;
