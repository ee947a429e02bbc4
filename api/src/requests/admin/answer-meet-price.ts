import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import {
  DecideMeetPrice,
  MEET_PRICE_JSON,
  presentMeetPrice,
  ReadMeetPriceRequests,
  type MeetPriceRequest,
  type MeetPriceRequestPage,
  type RequestState,
} from '../index.js';
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
import type { AgreeMeetPriceInput, MeetPriceRequestsInput } from './operator-meet-price.input.js';

/** The queue of requests «Нашли дешевле?», and the operators' answers. */
@Injectable()
export class AnswerMeetPrice {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    private readonly requests: DecideMeetPrice,
    private readonly read: ReadMeetPriceRequests,
  ) {}

  /** Returns a page of requests: open ones, the oldest first; then decided ones, the last decided first. */
  page(dto: MeetPriceRequestsInput, request: PageRequest): Promise<MeetPriceRequestPage> {
    const conditions = conditionsOf(dto);
    return readPage(request, {
      count: () => this.statements.rows(COUNT, conditions),
      rows: async (slice) =>
        (await this.statements.rows(PAGE, { ...conditions, ...slice })).map((row) => presentMeetPrice(row.request)),
    });
  }

  /** Returns requests after a cursor. Throws CURSOR_INVALID. */
  async connection(
    dto: MeetPriceRequestsInput,
    sort: ListSort,
    request: ConnectionRequest,
    counted: AskedCounts,
  ): Promise<CountedConnection<MeetPriceRequest, RequestState>> {
    const conditions = conditionsOf(dto);
    const connection = await keysetConnection(listKey('meetPriceRequests', conditions, sort), request, {
      keys: 'NUMBERS',
      count: async () => (counted.total ? (await this.statements.plannedRows(COUNT, conditions))[0]!.total : 0),
      rows: (slice) => this.statements.plannedRows(SLICES[sort], { ...conditions, ...slice }),
      present: (rows) => rows.map(({ request: row }) => presentMeetPrice(row)),
    });
    const stateCounts = counted.parts
      ? await this.statements.plannedRows(BY_STATE, { ...conditions, state: null })
      : [];
    return { ...connection, stateCounts };
  }

  /** Throws REQUEST_NOT_FOUND for an unknown id. */
  one(id: string): Promise<MeetPriceRequest> {
    return this.read.one(id);
  }

  /** Throws REQUEST_NOT_FOUND, REQUEST_CLOSED. */
  async takeUp(by: Actor, id: string): Promise<MeetPriceRequest> {
    await this.audit.change({ by, action: 'takeUpMeetPriceRequest', entity: 'MEET_PRICE_REQUEST', id }, (queries) =>
      this.requests.takeUp(queries, id),
    );
    return this.read.one(id);
  }

  /** Throws REQUEST_NOT_FOUND, REQUEST_CLOSED, ITEM_NOT_FOUND, PRICE_NOT_LOWER, PERSONAL_PRICE_USED, BAD_USER_INPUT. */
  async agree(
    by: Actor,
    { id, itemId, price, expiresAt, units, answer }: AgreeMeetPriceInput,
  ): Promise<MeetPriceRequest> {
    const terms = { itemId: itemId ?? null, price, expiresAt, units: units ?? null, answer: answer || null };
    await this.audit.change({ by, action: 'agreeMeetPrice', entity: 'MEET_PRICE_REQUEST', id }, (queries) =>
      this.requests.agree(queries, id, terms),
    );
    return this.read.one(id);
  }

  /** Throws REQUEST_NOT_FOUND, REQUEST_CLOSED. */
  async decline(by: Actor, id: string, answer: string): Promise<MeetPriceRequest> {
    await this.audit.change({ by, action: 'declineMeetPrice', entity: 'MEET_PRICE_REQUEST', id }, (queries) =>
      this.requests.decline(queries, id, answer),
    );
    return this.read.one(id);
  }
}

const conditionsOf = ({ state, productId, search, ...made }: MeetPriceRequestsInput) => ({
  ...{ state: state ?? null, productId: productId ?? null, search: anywhere(search), ...madeIn(made) },
});

const CONDITIONS = `
WHERE (:state?::"RequestState" IS NULL OR m."state" = :state) AND (:productId?::uuid IS NULL OR m."productId" = :productId)
  AND (:search?::text IS NULL OR concat_ws(' ', p."name", m."phone", m."link", m."text") ILIKE :search)${madeBetween('m')}`;

const SOURCE = `FROM "meet_price_request" m JOIN "product" p ON p."id" = m."productId" ${CONDITIONS}`;

const REQUEST = `${MEET_PRICE_JSON} AS "request"`;

const COUNT = statement('operator-meet-price-count')`
SELECT count(*)::int AS "total" ${SOURCE}`;

const PAGE = statement('operator-meet-price-page')`
SELECT ${REQUEST} ${SOURCE}
ORDER BY m."answeredAt" IS NOT NULL, m."answeredAt" DESC, m."createdAt", m."id" LIMIT :limit OFFSET :offset`;

const SLICES = {
  NEWEST_FIRST: statement(
    'operator-meet-price-newest',
  )`${madeSlice('m', 'NEWEST_FIRST', `${REQUEST}, m."id"`, SOURCE)}`,
  OLDEST_FIRST: statement(
    'operator-meet-price-oldest',
  )`${madeSlice('m', 'OLDEST_FIRST', `${REQUEST}, m."id"`, SOURCE)}`,
};

const BY_STATE = statement('operator-meet-price-by-state')`
SELECT m."state" AS "state", count(*)::int AS "count" ${SOURCE} GROUP BY 1 ORDER BY 1`;
