import { Injectable } from '@nestjs/common';
import { storedPicture } from '../platform/database/stored-picture.js';
import { Statements } from '../platform/database/statements.js';
import { offsetOf, paginate, type PageRequest } from '../shared/page.js';
import type { Brand, BrandListInput, BrandPage } from './brand.model.js';

/** Brands that have a product on sale, the best placed first. */
@Injectable()
export class ListBrands {
  constructor(private readonly statements: Statements) {}

  async page(wanted: BrandListInput, request: PageRequest): Promise<BrandPage> {
    const query = wanted.query?.trim();
    const rows = await this.statements.rows<{
      total: string;
      items: (Brand & { createdAt: string; updatedAt: string })[];
    }>('list-brands', LIST_BRANDS, [
      query ? `%${query.replace(/[\\%_]/g, '\\$&')}%` : null,
      request.limit,
      offsetOf(request),
      wanted.slug ?? null,
    ]);
    const items = rows[0]?.items ?? [];
    return {
      items: items.map((brand) => ({
        ...brand,
        createdAt: new Date(brand.createdAt),
        updatedAt: new Date(brand.updatedAt),
      })),
      pagination: paginate(request, Number(rows[0]?.total ?? 0)),
    };
  }
}

const LIST_BRANDS = `
WITH shown AS (
  SELECT b."id", b."slug", b."name", b."positionScore", b."description", b."createdAt", b."updatedAt",
    ${storedPicture('b."logoUrl"')} AS "logoUrl"
  FROM "brand" b
  WHERE b."deletedAt" IS NULL AND ($1::text IS NULL OR b."name" ILIKE $1) AND ($4::text IS NULL OR b."slug" = $4)
    AND EXISTS (SELECT FROM "product_brand" pb JOIN "product" p ON p."id" = pb."productId"
                WHERE pb."brandId" = b."id" AND p."active" AND p."deletedAt" IS NULL)
)
SELECT (SELECT count(*) FROM shown) AS "total",
  (SELECT coalesce(jsonb_agg(to_jsonb(paged)), '[]')
   FROM (SELECT * FROM shown ORDER BY "positionScore" DESC, "name", "id" LIMIT $2 OFFSET $3) paged) AS "items"`;
