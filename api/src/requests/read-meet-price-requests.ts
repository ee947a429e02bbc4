import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { offsetOf, paginate, type PageRequest } from '../shared/page.js';
import type { MeetPriceRequest, MeetPriceRequestPage } from './meet-price-request.model.js';
import { requestNotFound } from './request.errors.js';

@Injectable()
export class ReadMeetPriceRequests {
  constructor(private readonly statements: Statements) {}

  /** Throws REQUEST_NOT_FOUND for an unknown id. */
  async one(id: string): Promise<MeetPriceRequest> {
    const [row] = await this.statements.rows(ONE, { id });
    if (!row) throw requestNotFound();
    return presentMeetPrice(row.request);
  }

  /** Returns the requests of a shopper, also those sent as a guest with the account's telephone, the newest first. */
  async own(userId: string, request: PageRequest): Promise<MeetPriceRequestPage> {
    const [count] = await this.statements.rows(OWN_COUNT, { userId });
    const rows = await this.statements.rows(OWN_PAGE, { userId, limit: request.limit, offset: offsetOf(request) });
    return { items: rows.map((row) => presentMeetPrice(row.request)), pagination: paginate(request, count!.total) };
  }
}

type Shown = (typeof ONE)['types']['row']['request'];

/** Returns a request as the schemas show it, from the JSON of {@link MEET_PRICE_JSON}. */
export function presentMeetPrice({ createdAt, answeredAt, personalPrice, ...request }: Shown): MeetPriceRequest {
  return {
    ...request,
    createdAt: new Date(createdAt),
    answeredAt: answeredAt === null ? null : new Date(answeredAt),
    personalPrice: personalPrice && { ...personalPrice, expiresAt: new Date(personalPrice.expiresAt) },
  };
}

/** SQL: a request `m` of the product `p` as JSON. */
export const MEET_PRICE_JSON = `
json_build_object('id', m."id", 'phone', m."phone", 'userId', m."userId", 'productId', m."productId",
  'productSlug', p."slug", 'productName', p."name", 'itemId', m."itemId", 'link', m."link", 'text', m."text",
  'imageUrls', m."imageUrls", 'state', m."state", 'answer', m."answer", 'answeredAt', m."answeredAt",
  'createdAt', m."createdAt", 'personalPrice', (
    SELECT json_build_object('itemId', y."itemId", 'sizeName', z."name", 'price', y."price", 'units', y."units",
      'used', y."used", 'expiresAt', y."expiresAt",
      'active', y."revokedAt" IS NULL AND y."expiresAt" > now() AND y."used" < y."units")
    FROM "personal_price" y JOIN "product_item" i ON i."id" = y."itemId" JOIN "size" z ON z."id" = i."sizeId"
    WHERE y."requestId" = m."id"))`;

/** SQL condition: request `m` belongs to the shopper `u`, whose telephone was confirmed by a code. */
export const OWN_MEET_PRICE = `(m."userId" = u."id" OR m."userId" IS NULL AND m."phone" = u."phone")`;

const ONE = statement('meet-price-request')`
SELECT ${MEET_PRICE_JSON} AS "request" FROM "meet_price_request" m JOIN "product" p ON p."id" = m."productId" WHERE m."id" = :id`;

const OWN_SOURCE = `
FROM "user_account" u JOIN "meet_price_request" m ON ${OWN_MEET_PRICE}`;

const OWN_PAGE = statement('meet-price-own')`
SELECT ${MEET_PRICE_JSON} AS "request" ${OWN_SOURCE} JOIN "product" p ON p."id" = m."productId"
WHERE u."id" = :userId ORDER BY m."createdAt" DESC, m."id" LIMIT :limit OFFSET :offset`;

const OWN_COUNT = statement('meet-price-own-count')`
SELECT count(*)::int AS "total" ${OWN_SOURCE} WHERE u."id" = :userId`;
