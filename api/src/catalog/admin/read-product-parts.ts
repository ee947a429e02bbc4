import { Injectable } from '@nestjs/common';
import { readTogether } from '../../platform/database/read-together.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';

type Parts = Omit<(typeof PARTS)['types']['row'], 'productId'>;

/** Higher than the number of fields of all products on a page, so that one statement reads them. */
const MOST_ASKED = 1000;

/**
 * Reads the parts of products that lists do not contain, by one statement for all fields that are asked for at once.
 */
@Injectable()
export class ReadProductParts {
  private readonly asked = readTogether((ids: readonly string[]) => this.read(ids), MOST_ASKED);

  constructor(private readonly statements: Statements) {}

  of(productId: string): Promise<Parts> {
    return this.asked.load(productId);
  }

  private async read(ids: readonly string[]): Promise<Parts[]> {
    const rows = await this.statements.rows(PARTS, { ids: [...new Set(ids)] });
    const found = new Map(rows.map(({ productId, ...parts }) => [productId, parts]));
    return ids.map((id) => found.get(id) ?? GONE);
  }
}

/** The parts of a product that was removed after it was listed. */
const GONE: Parts = { images: [], videos: [], colorPalletes: [], properties: null, seoTags: null };

const PARTS = statement('operator-product-parts')`
SELECT p."id" AS "productId",
  (SELECT coalesce(json_agg(json_build_object('id', i."id", 'url', i."storageKey", 'alt', i."alt", 'position', i."position",
     'state', i."state", 'sourceUrl', i."sourceUrl") ORDER BY i."position"), '[]')
   FROM "product_image" i WHERE i."productId" = p."id") AS "images",
  (SELECT coalesce(json_agg(json_build_object('url', v."url", 'position', v."position") ORDER BY v."position"), '[]')
   FROM "product_video" v WHERE v."productId" = p."id") AS "videos",
  (SELECT coalesce(json_agg(json_build_object('id', c."id", 'slug', c."slug", 'name', c."name", 'hex', c."hex")
     ORDER BY pc."position", c."slug"), '[]')
   FROM "product_colour" pc JOIN "color_pallete" c ON c."id" = pc."colourId" WHERE pc."productId" = p."id") AS "colorPalletes",
  (SELECT json_build_object('factoryDate', r."factoryDate", 'modelName', r."modelName", 'material', r."material",
     'paddingMaterial', r."paddingMaterial", 'sole', r."sole", 'additionalInfo', r."additionalInfo", 'sex', r."sex",
     'seasons', r."seasons", 'packaging', r."packaging", 'fasteningType', r."fasteningType",
     'functionality', r."functionality", 'toeStyle', r."toeStyle", 'shagHeight', r."shagHeight", 'heelType', r."heelType")
   FROM "properties" r WHERE r."productId" = p."id") AS "properties",
  (SELECT json_build_object('title', s."title", 'description', s."description", 'keywords', s."keywords")
   FROM "product_seo_tags" s WHERE s."productId" = p."id") AS "seoTags"
FROM "product" p WHERE p."id" = ANY(:ids::uuid[])`;
