import { Injectable } from '@nestjs/common';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import type { ConnectionRequest } from '../../shared/connection.js';
import { listKey } from '../../shared/cursor.js';
import { keysetConnection } from '../../shared/keyset.js';
import type { CountedConnection } from '../../platform/graphql/counted-connection.model.js';
import type { PageRequest } from '../../shared/page.js';
import { presentReview, REVIEW_JSON, REVIEW_PARTS, type ReviewState } from '../index.js';
import { reviewNotFound } from '../read-reviews.js';
import {
  anywhere,
  madeBetween,
  madeIn,
  madeSlice,
  readPage,
  type AskedCounts,
  type ListSort,
} from '../../operator/index.js';
import type { ReviewsInput } from './operator-review.input.js';
import type { OperatorReview, OperatorReviewPage } from './operator-review.model.js';

/** The queue of reviews. */
@Injectable()
export class FindReviews {
  constructor(private readonly statements: Statements) {}

  /** Returns a page of reviews: those that wait, the longest waiting first; then others, the last edited first. */
  page(dto: ReviewsInput, request: PageRequest): Promise<OperatorReviewPage> {
    const conditions = conditionsOf(dto);
    return readPage(request, {
      count: () => this.statements.rows(COUNT, conditions),
      rows: async (slice) => (await this.statements.rows(PAGE, { ...conditions, ...slice, userId: null })).map(present),
    });
  }

  /** Returns reviews after a cursor. Throws CURSOR_INVALID. */
  async connection(
    dto: ReviewsInput,
    sort: ListSort,
    request: ConnectionRequest,
    counted: AskedCounts,
  ): Promise<CountedConnection<OperatorReview, ReviewState>> {
    const conditions = conditionsOf(dto);
    const connection = await keysetConnection(listKey('reviews', conditions, sort), request, {
      keys: 'NUMBERS',
      count: async () => (counted.total ? (await this.statements.plannedRows(COUNT, conditions))[0]!.total : 0),
      rows: (slice) => this.statements.plannedRows(SLICES[sort], { ...conditions, ...slice, userId: null }),
      present: (rows) =>
        rows.map(({ review, version, userId, orderNumber }) => present({ review, version, userId, orderNumber })),
    });
    const stateCounts = counted.parts
      ? await this.statements.plannedRows(BY_STATE, { ...conditions, state: null })
      : [];
    return { ...connection, stateCounts };
  }

  /** Throws REVIEW_NOT_FOUND: the author may have deleted their account meanwhile. */
  async byId(id: string): Promise<OperatorReview> {
    const [row] = await this.statements.rows(ONE, { id, userId: null });
    if (!row) throw reviewNotFound();
    return present(row);
  }
}

const conditionsOf = ({ state, productId, search, ...made }: ReviewsInput) => ({
  ...{ state: state ?? null, productId: productId ?? null, search: anywhere(search), ...madeIn(made) },
});

type Row = (typeof ONE)['types']['row'];

function present({ review, ...row }: Row): OperatorReview {
  return { ...presentReview(review), ...row };
}

const SOURCE = `
FROM "review" r ${REVIEW_PARTS} JOIN "shop_order" o ON o."uuid" = i."orderUuid"`;

const CONDITIONS = `
WHERE (:state?::"ReviewState" IS NULL OR r."state" = :state) AND (:productId?::uuid IS NULL OR r."productId" = :productId)
  AND (:search?::text IS NULL OR concat_ws(' ', p."name", r."advantages", r."disadvantages", r."text") ILIKE :search)${madeBetween('r')}`;

const COLUMNS = `${REVIEW_JSON} AS "review", r."version", r."userId", o."number" AS "orderNumber"`;

const COUNT = statement('operator-reviews-count')`SELECT count(*)::int AS "total" ${SOURCE} ${CONDITIONS}`;

const PAGE = statement('operator-reviews-page')`
SELECT ${COLUMNS} ${SOURCE} ${CONDITIONS}
ORDER BY r."state" <> 'PENDING', CASE WHEN r."state" = 'PENDING' THEN r."updatedAt" END, r."updatedAt" DESC, r."id"
LIMIT :limit OFFSET :offset`;

const SLICES = {
  NEWEST_FIRST: statement(
    'operator-reviews-newest',
  )`${madeSlice('r', 'NEWEST_FIRST', `${COLUMNS}, r."id"`, `${SOURCE} ${CONDITIONS}`)}`,
  OLDEST_FIRST: statement(
    'operator-reviews-oldest',
  )`${madeSlice('r', 'OLDEST_FIRST', `${COLUMNS}, r."id"`, `${SOURCE} ${CONDITIONS}`)}`,
};

const BY_STATE = statement('operator-reviews-by-state')`
SELECT r."state" AS "state", count(*)::int AS "count" ${SOURCE} ${CONDITIONS} GROUP BY 1 ORDER BY 1`;

const ONE = statement('operator-review')`SELECT ${COLUMNS} ${SOURCE} WHERE r."id" = :id`;
