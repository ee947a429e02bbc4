import pLimit from 'p-limit';
import { statement } from '../platform/database/statement.js';
import type { Queries, Statements } from '../platform/database/statements.js';
import { recountSales } from '../reports/index.js';
import { addReview } from './add-review.js';
import type { DemoReview } from './demo-review.js';
import type { ModerateReview } from './moderate-review.js';
import { CreateReviewInput } from './review.input.js';

const AT_ONCE = 4;

/**
 * Writes the demo's reviews with the rows that a real review needs: a buyer, a delivered order and uploads. From there
 * on reviews are written and approved by the same code as all others, so that ratings and documents agree with them.
 * The demo's people are marked: their mailboxes end in `@demo.meet.example`, a domain that no mail reaches. Their
 * orders begin with `demo-` and have numbers below those of real orders. `npm run demo:remove` deletes both; so orders
 * have no entries in the history of statuses and earn no points, which could never be deleted.
 */
export class WriteDemoReviews {
  /** `moderation` credits no points for pictures. */
  constructor(
    private readonly statements: Statements,
    private readonly moderation: ModerateReview,
  ) {}

  /** Returns the number of added reviews. After an interruption it continues where it stopped. */
  async write(reviews: readonly DemoReview[]): Promise<number> {
    await this.statements.transaction((queries) => buy(queries, reviews));
    const bought = await this.statements.rows(WITHOUT_REVIEW);
    const limit = pLimit(AT_ONCE);
    await Promise.all(bought.map((purchase) => limit(() => this.review(purchase, reviews[purchase.number - 1]!))));
    await this.statements.rows(VOTE, { votes: JSON.stringify(votesOf(reviews)) });
    return bought.length;
  }

  private async review({ userId, productId, number }: Purchase, demo: DemoReview): Promise<void> {
    await this.statements.transaction(async (queries) => {
      const uploads = demo.photos.length ? await queries.rows(UPLOAD, { userId, keys: demo.photos }) : [];
      const { rating, fit, advantages, disadvantages, text } = demo;
      const uploadIds = uploads.map(({ id }) => id);
      const input = { productId, rating, fit, advantages, disadvantages, text, uploadIds };
      const id = await addReview(queries, userId, Object.assign(new CreateReviewInput(), input));
      await this.moderation.approve(queries, { id, version: 1 });
      if (demo.answer) await this.moderation.answer(queries, id, demo.answer);
      await queries.rows(DATE, { id, days: demo.written, minutes: (number * 37) % 600 });
    });
  }
}

interface Purchase {
  /** Number of the review in the list, from 1. */
  number: number;
  userId: string;
  productId: string;
}

/** Adds the buyers and their orders, once. Reviews of goods that the shop does not have are skipped. */
async function buy(queries: Queries, reviews: readonly DemoReview[]): Promise<void> {
  const buyers = new Map(reviews.map(({ buyer, name, surname }) => [buyer, { buyer, name, surname }]));
  const added = await queries.rows(ADD_BUYERS, { buyers: JSON.stringify([...buyers.values()]) });
  if (!added.length) return;
  const orders = reviews.map(({ buyer, product, size, delivered }, n) => ({
    ...{ number: n + 1, buyer, product, size, delivered },
  }));
  await queries.rows(ADD_ORDERS, { orders: JSON.stringify(orders) });
  await queries.rows(SELL);
  // The orders were paid for days ago, so the sales are counted again.
  await recountSales(queries);
}

const votesOf = (reviews: readonly DemoReview[]) =>
  reviews.flatMap(({ helpful, unhelpful }, n) => [
    ...helpful.map((buyer) => ({ number: n + 1, buyer, helpful: true })),
    ...unhelpful.map((buyer) => ({ number: n + 1, buyer, helpful: false })),
  ]);

const ADD_BUYERS = statement('demo-buyers-add')`
WITH added AS (
  INSERT INTO "user_account" ("email", "name", "surname", "notifyByEmail", "notifyBySms")
  SELECT 'buyer-' || b."buyer" || '@demo.meet.example', b."name", b."surname", false, false
  FROM jsonb_to_recordset(:buyers::jsonb) AS b("buyer" int, "name" text, "surname" text)
  ON CONFLICT ("email") DO NOTHING RETURNING "id"
), account AS (
  INSERT INTO "loyalty_account" ("userId") SELECT "id" FROM added
)
SELECT "id" FROM added`;

/** The units are added to the stock before they are sold, so that the demo keeps the stock of its catalogue. */
const ADD_ORDERS = statement('demo-orders-add')`
WITH asked AS (
  SELECT o.*, u."id" AS "userId", u."name", u."surname", u."email", p."id" AS "productId", offer."id" AS "itemId",
    p."name" AS "productName", p."slug", offer."sizeSlug", offer."sizeName", offer."supplierName", offer."deliveryIsoCode",
    offer."price", now() - make_interval(days => o."delivered") AS "deliveredAt"
  FROM jsonb_to_recordset(:orders::jsonb) AS o("number" int, "buyer" int, "product" text, "size" text, "delivered" int)
  JOIN "user_account" u ON u."email" = 'buyer-' || o."buyer" || '@demo.meet.example'
  JOIN "product" p ON p."slug" = o."product" AND p."active" AND p."deletedAt" IS NULL
  JOIN LATERAL (
    SELECT i."id", s."slug" AS "sizeSlug", s."name" AS "sizeName", n."name" AS "supplierName", i."deliveryIsoCode", d."price"
    FROM "product_item" i JOIN "size" s ON s."id" = i."sizeId" JOIN "supplier" n ON n."id" = i."supplierId"
    JOIN "price_details" d ON d."itemId" = i."id"
    WHERE i."productId" = p."id" AND s."name" = o."size" ORDER BY d."price", i."id" LIMIT 1) offer ON true
), stocked AS (
  UPDATE "product_item" i SET "stock" = i."stock" + a."units"
  FROM (SELECT "itemId", count(*)::int AS "units" FROM asked GROUP BY "itemId") a WHERE i."id" = a."itemId" RETURNING i."id"
), ordered AS (
  INSERT INTO "shop_order" ("id", "number", "userId", "status", "name", "surname", "phone", "email", "paymentType", "goodsPrice",
    "deliveryPrice", "totalPrice", "cashback", "address", "deliveryMinDays", "deliveryMaxDays", "paidAt", "createdAt", "updatedAt")
  SELECT 'demo-' || lpad(a."number"::text, 25, '0'), a."number", a."userId", 'DELIVERED', a."name", a."surname", '+70000000000',
    a."email", 'BANK_CARD', a."price", 0, a."price", 0,
    jsonb_build_object('country', 'Россия', 'city', 'Москва', 'street', 'Демонстрационная', 'house', '1',
      'building', NULL, 'apartment', NULL, 'index', NULL), 1, 20,
    a."deliveredAt" - interval '9 days', a."deliveredAt" - interval '9 days', a."deliveredAt"
  FROM asked a RETURNING "uuid", "number"
)
INSERT INTO "order_product_item" ("orderUuid", "position", "itemId", "productId", "status", "name", "slug", "image", "sizeSlug",
  "sizeName", "supplierName", "deliveryIsoCode", "oldPrice", "price", "discountValue", "bonuses", "soldPrice", "cashback", "deliveredAt")
SELECT ordered."uuid", 0, a."itemId", a."productId", 'DELIVERED', a."productName", a."slug",
  (SELECT jsonb_build_object('url', g."storageKey", 'alt', g."alt", 'position', g."position") FROM "product_image" g
   WHERE g."productId" = a."productId" AND g."storageKey" IS NOT NULL ORDER BY g."position" LIMIT 1),
  a."sizeSlug", a."sizeName", a."supplierName", a."deliveryIsoCode", a."price", a."price", 0, 0, a."price", 0, a."deliveredAt"
FROM asked a JOIN ordered ON ordered."number" = a."number" JOIN stocked ON stocked."id" = a."itemId" RETURNING "id"`;

const SELL = statement('demo-orders-sell')`
UPDATE "order_product_item" i SET "unit" = 'SOLD' FROM "shop_order" o
WHERE o."uuid" = i."orderUuid" AND starts_with(o."id", 'demo-') AND i."unit" = 'RESERVED' RETURNING i."id"`;

const WITHOUT_REVIEW = statement('demo-orders-without-review')`
SELECT o."number", u."id" AS "userId", i."productId" FROM "shop_order" o
JOIN "user_account" u ON u."id" = o."userId" JOIN "order_product_item" i ON i."orderUuid" = o."uuid"
WHERE starts_with(o."id", 'demo-') AND i."status" = 'DELIVERED'
  AND NOT EXISTS (SELECT FROM "review" r WHERE r."orderItemId" = i."id") ORDER BY o."number"`;

/** The demo's pictures are in the storage already; the work that describes pictures later fills in the missing data. */
const UPLOAD = statement('demo-review-upload')`
WITH stored AS (
  INSERT INTO "picture" ("key", "contentType", "bytes") SELECT "key", 'image/svg+xml', 0 FROM unnest(:keys::text[]) AS k("key")
  ON CONFLICT ("key") DO UPDATE SET "touchedAt" = now() RETURNING "key"
)
INSERT INTO "upload" ("userId", "purpose", "state", "fileName", "contentType", "byteSize", "pictureKey", "expiresAt")
SELECT :userId::uuid, 'REVIEW_PHOTO', 'CHECKED', 'demo', 'image/svg+xml', 1, "key", now() + interval '1 hour' FROM stored
RETURNING "id"`;

const DATE = statement('demo-review-date')`
UPDATE "review" SET "createdAt" = w."at", "updatedAt" = w."at", "publishedAt" = w."at" + interval '5 hours',
  "answeredAt" = CASE WHEN "answer" IS NOT NULL THEN w."at" + interval '1 day' END
FROM (SELECT now() - make_interval(days => :days::int, mins => :minutes::int) AS "at") w WHERE "id" = :id RETURNING "id"`;

const VOTE = statement('demo-review-vote')`
INSERT INTO "review_vote" ("reviewId", "userId", "helpful")
SELECT r."id", u."id", v."helpful"
FROM jsonb_to_recordset(:votes::jsonb) AS v("number" int, "buyer" int, "helpful" boolean)
JOIN "shop_order" o ON o."number" = v."number" AND starts_with(o."id", 'demo-')
JOIN "order_product_item" i ON i."orderUuid" = o."uuid" JOIN "review" r ON r."orderItemId" = i."id"
JOIN "user_account" u ON u."email" = 'buyer-' || v."buyer" || '@demo.meet.example' AND u."id" <> r."userId"
ORDER BY r."id", u."id"
ON CONFLICT DO NOTHING RETURNING "userId"`;
