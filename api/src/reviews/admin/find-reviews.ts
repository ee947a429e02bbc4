import { Injectable } from '@nestjs/common';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import type { PageRequest } from '../../shared/page.js';
import { presentReview, REVIEW_JSON, REVIEW_PARTS } from '../index.js';
import { anywhere, notFound, readPage } from '../../operator/index.js';
import type { ReviewsInput } from './operator-review.input.js';
import type { OperatorReview, OperatorReviewPage } from './operator-review.model.js';

/** The queue of reviews. */
@Injectable()
export class FindReviews {
  constructor(private readonly statements: Statements) {}

  /** Returns a page of reviews: those that wait, the longest waiting first; then others, the last edited first. */
  page({ state, productId, search }: ReviewsInput, request: PageRequest): Promise<OperatorReviewPage> {
    const conditions = { state: state ?? null, productId: productId ?? null, search: anywhere(search) };
    return readPage(request, {
      count: () => this.statements.rows(COUNT, conditions),
      rows: async (slice) => (await this.statements.rows(PAGE, { ...conditions, ...slice, userId: null })).map(present),
    });
  }

  async byId(id: string): Promise<OperatorReview> {
    const [row] = await this.statements.rows(ONE, { id, userId: null });
    // Its author may have deleted their account meanwhile.
    if (!row) throw notFound();
    return present(row);
  }
}

type Row = (typeof ONE)['types']['row'];

function present({ review, ...row }: Row): OperatorReview {
  return { ...presentReview(review), ...row };
}

const SOURCE = `
FROM "review" r ${REVIEW_PARTS} JOIN "shop_order" o ON o."uuid" = i."orderUuid"`;

const CONDITIONS = `
WHERE (:state?::"ReviewState" IS NULL OR r."state" = :state) AND (:productId?::uuid IS NULL OR r."productId" = :productId)
  AND (:search?::text IS NULL OR concat_ws(' ', p."name", r."advantages", r."disadvantages", r."text") ILIKE :search)`;

const COLUMNS = `${REVIEW_JSON} AS "review", r."version", r."userId", o."number" AS "orderNumber"`;

const COUNT = statement('operator-reviews-count')`SELECT count(*)::int AS "total" ${SOURCE} ${CONDITIONS}`;

const PAGE = statement('operator-reviews-page')`
SELECT ${COLUMNS} ${SOURCE} ${CONDITIONS}
ORDER BY r."state" <> 'PENDING', CASE WHEN r."state" = 'PENDING' THEN r."updatedAt" END, r."updatedAt" DESC, r."id"
LIMIT :limit OFFSET :offset`;

const ONE = statement('operator-review')`SELECT ${COLUMNS} ${SOURCE} WHERE r."id" = :id`;
