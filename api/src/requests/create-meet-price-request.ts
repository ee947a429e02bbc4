import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { given, phoneRecipient, type IdentityConfig } from '../identity/index.js';
import { takeUploads, uploadOwner } from '../media/index.js';
import type { Client } from '../platform/auth/client.js';
import type { Viewer } from '../platform/auth/viewer.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { ApiError, badUserInput, fieldFault } from '../shared/api-error.js';
import { sendMeetPriceNews } from './meet-price-news.js';
import type { CreateMeetPriceRequestInput } from './meet-price-request.model.js';
import { RequestLimits } from './request-limits.js';

/**
 * Accepts requests «Нашли дешевле?» of shoppers and guests. A repeated request stays a single one while it is open
 * (`api/prisma/sql/meet-price-request.sql`).
 */
@Injectable()
export class CreateMeetPriceRequest {
  constructor(
    private readonly statements: Statements,
    private readonly limits: RequestLimits,
    @Inject(CONFIG) private readonly config: Pick<IdentityConfig, 'PHONE_COUNTRIES'>,
  ) {}

  /**
   * Returns the id of the request. If the same request is sent again while it is open, returns its id. Throws
   * BAD_USER_INPUT, PRODUCT_NOT_FOUND, ITEM_NOT_FOUND, UPLOAD_NOT_USABLE, TOO_MANY_REQUESTS.
   */
  async create(viewer: Viewer | null, client: Client, dto: CreateMeetPriceRequestInput): Promise<string> {
    if (!dto.link && dto.uploadIds.length === 0) {
      throw badUserInput([fieldFault('dto.link', 'linkOrPicture')]);
    }
    const phone = await this.phoneOf(viewer, dto.phone ?? null);
    await this.limits.count(client, [{ channel: 'PHONE', address: phone }]);
    const { productId, itemId = null, link = null, text, uploadIds } = dto;
    const userId = viewer?.userId ?? null;
    const body = [userId, phone, productId, itemId, link, text, [...uploadIds].sort()];
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest();
    return this.statements.transaction(async (queries) => {
      const [product] = await queries.rows(ASKED, { productId, itemId });
      if (!product) throw new ApiError('PRODUCT_NOT_FOUND');
      if (itemId && !product.hasItem) throw new ApiError('ITEM_NOT_FOUND.SIZE');
      // The open request may be decided between the two statements; then the next round adds a new one.
      for (;;) {
        const [made] = await queries.rows(ADD, { userId, phone, productId, itemId, link, text, bodyHash });
        if (made) {
          const pictures = await takeUploads(queries, uploadOwner(viewer, client), 'PRICE_MATCH_PHOTO', uploadIds);
          const imageUrls = [...new Set(pictures.map(({ key }) => key))];
          if (imageUrls.length) await queries.rows(SET_PICTURES, { id: made.id, imageUrls });
          await sendMeetPriceNews(queries, made.id, ['SHOP']);
          return made.id;
        }
        const [open] = await queries.rows(OPEN, { bodyHash });
        if (open) return open.id;
      }
    });
  }

  private async phoneOf(viewer: Viewer | null, typed: string | null): Promise<string> {
    const own =
      viewer && !typed
        ? await this.statements.prisma.user.findUnique({ where: { id: viewer.userId }, select: { phone: true } })
        : null;
    return own?.phone ?? given(phoneRecipient(typed ?? '', this.config.PHONE_COUNTRIES), 'dto.phone').address;
  }
}

const ASKED = statement('meet-price-product')`
SELECT EXISTS (SELECT FROM "product_item" i WHERE i."id" = :itemId? AND i."productId" = p."id" AND i."active"
  AND i."deletedAt" IS NULL) AS "hasItem"
FROM "product" p WHERE p."id" = :productId AND p."active" AND p."deletedAt" IS NULL`;

const ADD = statement('meet-price-add')`
INSERT INTO "meet_price_request" ("userId", "phone", "productId", "itemId", "link", "text", "bodyHash")
VALUES (:userId?, :phone, :productId, :itemId?, :link?, :text, :bodyHash)
ON CONFLICT ("bodyHash") WHERE "state" IN ('NEW', 'IN_WORK') DO NOTHING RETURNING "id"`;

const SET_PICTURES = statement('meet-price-set-pictures')`
UPDATE "meet_price_request" SET "imageUrls" = :imageUrls::text[] WHERE "id" = :id`;

const OPEN = statement('meet-price-open')`
SELECT "id" FROM "meet_price_request" WHERE "bodyHash" = :bodyHash AND "state" IN ('NEW', 'IN_WORK')`;
