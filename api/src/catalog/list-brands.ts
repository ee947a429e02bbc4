import { Injectable } from '@nestjs/common';
import { Statements } from '../platform/database/statements.js';
import { offsetOf, paginate, type PageRequest } from '../shared/page.js';
import type { Brand, BrandPage } from './brand.model.js';

/** Brands that have a product on sale, the best placed first. */
@Injectable()
export class ListBrands {
  constructor(private readonly statements: Statements) {}

  async page(query: string | null, request: PageRequest): Promise<BrandPage> {
    const rows = await this.statements.rows<{
      total: string;
      items: (Brand & { createdAt: string; updatedAt: string })[];
    }>('list-brands', LIST_BRANDS, [
      query ? `%${query.replace(/[\\%_]/g, '\\$&')}%` : null,
      request.limit,
      offsetOf(request),
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
  SELECT b.* FROM "brand" b
  WHERE b."deletedAt" IS NULL AND ($1::text IS NULL OR b."name" ILIKE $1)
    AND EXISTS (SELECT FROM "product_brand" pb JOIN "product" p ON p."id" = pb."productId"
                WHERE pb."brandId" = b."id" AND p."active" AND p."deletedAt" IS NULL)
)
SELECT (SELECT count(*) FROM shown) AS "total",
  (SELECT coalesce(jsonb_agg(to_jsonb(paged)), '[]')
   FROM (SELECT * FROM shown ORDER BY "positionScore" DESC, "name", "id" LIMIT $2 OFFSET $3) paged) AS "items"`;
