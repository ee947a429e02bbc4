import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { storedPicture } from '../platform/database/stored-picture.js';
import { Statements } from '../platform/database/statements.js';
import { offsetOf, paginate, type PageRequest } from '../shared/page.js';
import { presentSlug } from './former-slug.js';
import type { BrandListInput, BrandPage } from './brand.model.js';

/** Lists the brands that have a product on sale, ordered by `positionScore`, the highest first. */
@Injectable()
export class ListBrands {
  constructor(private readonly statements: Statements) {}

  /** A brand that was renamed is found by its former slug, too. */
  async page(wanted: BrandListInput, request: PageRequest): Promise<BrandPage> {
    const page = await this.read(wanted, request);
    if (page.items.length || !wanted.slug) return page;
    const slug = await presentSlug(this.statements, 'BRAND', wanted.slug);
    return slug === null ? page : this.read({ ...wanted, slug }, request);
  }

  private async read(wanted: BrandListInput, request: PageRequest): Promise<BrandPage> {
    const query = wanted.query?.trim();
    const [found] = await this.statements.rows(LIST_BRANDS, {
      query: query ? `%${query.replace(/[\\%_]/g, '\\$&')}%` : null,
      slug: wanted.slug ?? null,
      limit: request.limit,
      offset: offsetOf(request),
    });
    return {
      items: found!.items.map((brand) => ({
        ...brand,
        createdAt: new Date(brand.createdAt),
        updatedAt: new Date(brand.updatedAt),
      })),
      pagination: paginate(request, found!.total),
    };
  }
}

const LIST_BRANDS = statement('list-brands')`
WITH shown AS (
  SELECT b."id", b."slug", b."name", b."positionScore", b."description", b."createdAt", b."updatedAt",
    ${storedPicture('b."logoUrl"')} AS "logoUrl"
  FROM "brand" b
  WHERE b."deletedAt" IS NULL AND (:query?::text IS NULL OR b."name" ILIKE :query) AND (:slug?::text IS NULL OR b."slug" = :slug)
    AND EXISTS (SELECT FROM "product_brand" pb JOIN "product" p ON p."id" = pb."productId"
                WHERE pb."brandId" = b."id" AND p."active" AND p."deletedAt" IS NULL)
)
SELECT (SELECT count(*)::int FROM shown) AS "total",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', paged."id", 'slug', paged."slug", 'name', paged."name",
     'positionScore', paged."positionScore", 'logoUrl', paged."logoUrl", 'description', paged."description",
     'createdAt', paged."createdAt", 'updatedAt', paged."updatedAt")), '[]')
   FROM (SELECT * FROM shown ORDER BY "positionScore" DESC, "name", "id" LIMIT :limit OFFSET :offset) paged) AS "items"`;
