import type { StatementTypes } from '../platform/database/statement-types.js';
import type { Review } from './review.model.js';

/**
 * SQL expression: a review as JSON. Expects the aliases `r` for `review`, `p` for `product`, `i` for
 * `order_product_item` and `u` for `user_account`, and the reader's id as `:userId`.
 */
export const REVIEW_JSON = `
jsonb_build_object('id', r."id", 'productId', r."productId", 'productSlug', p."slug", 'productName', p."name",
  'authorName', u."name", 'authorSurname', u."surname", 'rating', r."rating", 'fit', r."fit",
  'sizeName', i."sizeName", 'advantages', r."advantages", 'disadvantages', r."disadvantages", 'text', r."text",
  'state', r."state", 'rejectionReason', r."rejectionReason", 'helpful', r."helpful", 'unhelpful', r."unhelpful",
  'myVote', (SELECT v."helpful" FROM "review_vote" v WHERE v."reviewId" = r."id" AND v."userId" = :userId?::uuid),
  'answer', r."answer", 'answeredAt', r."answeredAt", 'createdAt', r."createdAt", 'updatedAt', r."updatedAt",
  'photos', (SELECT coalesce(jsonb_agg(jsonb_build_object('reviewId', r."id", 'url', coalesce(f."key", ''), 'width', c."width",
               'height', c."height", 'colour', c."colour", 'preview', c."preview") ORDER BY f."place"), '[]')
             FROM unnest(r."photos") WITH ORDINALITY AS f("key", "place") LEFT JOIN "picture" c ON c."key" = f."key"))`;

/** The joins that {@link REVIEW_JSON} needs. */
export const REVIEW_PARTS = `
JOIN "product" p ON p."id" = r."productId"
JOIN "order_product_item" i ON i."id" = r."orderItemId"
JOIN "user_account" u ON u."id" = r."userId"`;

/** A review in the form of {@link REVIEW_JSON}. */
type StoredReview = StatementTypes['review-one']['row']['review'];

export function presentReview(stored: StoredReview): Review {
  const { authorName, authorSurname, answer, answeredAt, createdAt, updatedAt, ...review } = stored;
  return {
    ...review,
    user: { name: publicName(authorName, authorSurname) },
    answer: answer === null ? null : { text: answer, createdAt: new Date(answeredAt!) },
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  };
}

/** Returns the name shown to everybody: «Мария И.», or «Покупатель» for an account without a name. */
function publicName(name: string | null, surname: string | null): string {
  if (!name) return 'Покупатель';
  return surname ? `${name} ${[...surname][0]}.` : name;
}
