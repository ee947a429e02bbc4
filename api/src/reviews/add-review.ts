import { takeUploads } from '../media/index.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';
import type { CreateReviewInput } from './review.input.js';

/**
 * Adds a shopper's review of a unit delivered to them, even if they have returned it since, and returns the review's
 * id. The statement finds the delivered unit itself, and the database allows a shopper one review of a model, so
 * parallel calls cannot get round either rule. Throws REVIEW_NOT_ALLOWED, REVIEW_EXISTS, UPLOAD_NOT_USABLE.
 */
export async function addReview(
  queries: Queries,
  userId: string,
  { productId, uploadIds, fit = null, ...text }: CreateReviewInput,
): Promise<string> {
  // The review is added first: of parallel calls with the same uploads, all but one stop here and use none.
  const [added] = await queries.rows(ADD, { userId, productId, fit, ...text });
  if (!added) throw await refusal(queries, userId, productId);
  const photos = await takePhotos(queries, userId, uploadIds);
  if (photos.length) await queries.rows(SET_PHOTOS, { id: added.id, photos });
  return added.id;
}

/** Assigns the shopper's uploads to a review, and returns the keys of their pictures. Throws UPLOAD_NOT_USABLE. */
export async function takePhotos(queries: Queries, userId: string, uploadIds: string[]): Promise<string[]> {
  const pictures = await takeUploads(queries, { userId, deviceHash: null }, 'REVIEW_PHOTO', uploadIds);
  return [...new Set(pictures.map(({ key }) => key))];
}

async function refusal(queries: Queries, userId: string, productId: string): Promise<ApiError> {
  const [mine] = await queries.rows(MINE, { userId, productId });
  if (mine) return new ApiError('REVIEW_EXISTS', { reviewId: mine.id });
  return new ApiError('REVIEW_NOT_ALLOWED');
}

/** The shopper's review of the model of product `p`, which may be a model that the product joined later. */
const SAME_MODEL = `
"review" r JOIN "product" s ON s."id" = r."productId"
WHERE r."userId" = :userId AND (r."modelKey" = coalesce(p."modelId", p."id") OR s."id" = p."id" OR s."modelId" = p."modelId")`;

const ADD = statement('review-add')`
INSERT INTO "review" ("userId", "productId", "modelKey", "orderItemId", "rating", "fit", "advantages", "disadvantages", "text")
SELECT :userId::uuid, p."id", coalesce(p."modelId", p."id"), i."id", :rating::int, :fit?::"ReviewFit", :advantages::text,
  :disadvantages::text, :text::text
FROM "product" p JOIN "order_product_item" i ON i."productId" = p."id" JOIN "shop_order" o ON o."uuid" = i."orderUuid"
WHERE p."id" = :productId AND o."userId" = :userId AND (i."status" = 'DELIVERED' OR i."deliveredAt" IS NOT NULL)
  AND NOT EXISTS (SELECT FROM ${SAME_MODEL})
ORDER BY i."status" = 'DELIVERED' DESC, i."deliveredAt" DESC, i."id" LIMIT 1
ON CONFLICT DO NOTHING RETURNING "id"`;

const MINE = statement('review-mine')`
SELECT r."id" FROM "product" p, LATERAL (SELECT r."id" FROM ${SAME_MODEL}) r WHERE p."id" = :productId LIMIT 1`;

const SET_PHOTOS = statement('review-set-photos')`UPDATE "review" SET "photos" = :photos::text[] WHERE "id" = :id`;
