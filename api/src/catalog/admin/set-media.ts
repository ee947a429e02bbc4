import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { StorePicture } from '../../media/index.js';
import type { Brand } from '../../generated/prisma/client.js';
import type { Actor } from '../../platform/auth/actor.js';
import { changeableColumns } from '../../platform/database/changeable-columns.js';
import { statement } from '../../platform/database/statement.js';
import { AcceptPicture } from '../../media/admin/index.js';
import { Audit, idOfWritten } from '../../operator/index.js';
import type { SetBrandLogoInput, SetProductMediaInput } from './media.input.js';

/** Sets the pictures and videos of products, and the logos of brands. */
@Injectable()
export class SetMedia {
  constructor(
    private readonly audit: Audit,
    private readonly pictures: AcceptPicture,
    private readonly stored: StorePicture,
  ) {}

  /**
   * Replaces a product's pictures, its videos, or both; database triggers have its search document updated. Throws
   * NOT_FOUND, PICTURE_NOT_USABLE, VIDEO_NOT_USABLE.
   */
  async ofProduct(by: Actor, dto: SetProductMediaInput): Promise<void> {
    const { id: productId, images, videos } = dto;
    const keys = images && (await inTurn(images, ({ url }) => this.pictures.of(url)));
    const films = videos && (await inTurn(videos, (url) => this.stored.videoOfKey(url)));
    const action = { by, action: 'setProductMedia', entity: 'PRODUCT', id: productId, seen: dto } as const;
    await this.audit.change(action, async (queries) => {
      await idOfWritten(queries.rows(TOUCH_PRODUCT, { productId }));
      if (keys) {
        // A picture that stays keeps its id.
        const former = await queries.rows(REMOVE_IMAGES, { productId });
        const idOf = new Map(former.map(({ key, id }) => [key, id]));
        const ids = keys.map((key) => idOf.get(key) ?? randomUUID());
        await queries.rows(ADD_IMAGES, { productId, ids, keys, alts: images.map(({ alt }) => alt) });
      }
      if (!films) return;
      await queries.rows(REMOVE_VIDEOS, { productId });
      await queries.rows(ADD_VIDEOS, { productId, urls: films });
    });
  }

  /**
   * Sets the logo of a brand; null removes the logo, undefined changes nothing. Throws NOT_FOUND, PICTURE_NOT_USABLE.
   */
  async ofBrand(by: Actor, dto: SetBrandLogoInput): Promise<void> {
    const { id, logoUrl } = dto;
    const values = LOGO.valuesOf({ logoUrl: await this.pictures.of(logoUrl) });
    const action = { by, action: 'setBrandLogo', entity: 'BRAND', id, seen: dto } as const;
    await this.audit.change(action, (queries) => idOfWritten(queries.rows(SET_LOGO, { id, values })));
  }
}

/** Accepts the files one after another: each may be a download that is decoded. */
async function inTurn<Given>(given: readonly Given[], accept: (one: Given) => Promise<string>): Promise<string[]> {
  const keys: string[] = [];
  for (const one of given) keys.push(await accept(one));
  return keys;
}

const TOUCH_PRODUCT = statement('operator-touch-product')`
UPDATE "product" SET "updatedAt" = now() WHERE "id" = :productId RETURNING "id"`;

const REMOVE_IMAGES = statement('operator-remove-images')`
DELETE FROM "product_image" WHERE "productId" = :productId RETURNING "id", "storageKey" AS "key"`;

const ADD_IMAGES = statement('operator-add-images')`
INSERT INTO "product_image" ("id", "productId", "position", "storageKey", "state", "sourceUrl", "alt")
SELECT i."id", :productId::uuid, i."place" - 1, i."key", 'STORED', 'storage:' || i."key", i."alt"
FROM unnest(:ids::uuid[], :keys::text[], :alts::text[]) WITH ORDINALITY AS i("id", "key", "alt", "place")`;

const REMOVE_VIDEOS = statement('operator-remove-videos')`DELETE FROM "product_video" WHERE "productId" = :productId`;

const ADD_VIDEOS = statement('operator-add-videos')`
INSERT INTO "product_video" ("productId", "position", "url")
SELECT :productId::uuid, v."place" - 1, v."url" FROM unnest(:urls::text[]) WITH ORDINALITY AS v("url", "place")`;

const LOGO = changeableColumns<Brand>()('logoUrl');

const SET_LOGO = statement('operator-set-brand-logo')`
UPDATE "brand" changed SET ${LOGO.set}, "updatedAt" = now() WHERE "id" = :id RETURNING "id"`;
