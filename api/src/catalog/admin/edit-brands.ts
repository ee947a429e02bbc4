import { Injectable } from '@nestjs/common';
import { distinctSlug, sanitiseDescription } from '../../feeds/index.js';
import type { Brand } from '../../generated/prisma/client.js';
import type { Actor } from '../../platform/auth/actor.js';
import { changeableColumns } from '../../platform/database/changeable-columns.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiError, badUserInput, fieldFault } from '../../shared/api-error.js';
import { offsetOf, paginate, type PageRequest } from '../../shared/page.js';
import { AcceptPicture } from '../../media/admin/index.js';
import { Audit, idOfWritten, notFound, refuseUsed, wordsOf } from '../../operator/index.js';
import type { BrandsInput, SaveBrandInput } from './operator-brand.input.js';
import type { OperatorBrand, OperatorBrandPage } from './operator-brand.model.js';
import { renameInMenu } from './rename-in-menu.js';

/** Reads, saves and removes brands. */
@Injectable()
export class EditBrands {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    private readonly pictures: AcceptPicture,
  ) {}

  async page({ search }: BrandsInput, request: PageRequest): Promise<OperatorBrandPage> {
    const words = wordsOf(search);
    const like = { contains: words ?? '', mode: 'insensitive' as const };
    const where = words === null ? {} : { OR: [{ name: like }, { slug: like }] };
    const { brand } = this.statements.prisma;
    const slice = { take: request.limit, skip: offsetOf(request) };
    const [items, total] = await Promise.all([
      brand.findMany({ where, orderBy: [{ positionScore: 'desc' }, { name: 'asc' }, { id: 'asc' }], ...slice }),
      brand.count({ where }),
    ]);
    return { items, pagination: paginate(request, total) };
  }

  /** Throws NOT_FOUND for an unknown brand. */
  async byId(id: string): Promise<OperatorBrand> {
    const found = await this.statements.prisma.brand.findUnique({ where: { id } });
    if (!found) throw notFound();
    return found;
  }

  /**
   * Saves a brand, found by its id or an entered slug, and returns it. Saves run one after another, so two saves of the
   * same new name create one brand. Throws NOT_FOUND, NAME_TAKEN with the id of the brand that has the name or its
   * slug, PICTURE_NOT_USABLE, and BAD_USER_INPUT for a new brand without a name.
   */
  async save(by: Actor, dto: SaveBrandInput): Promise<OperatorBrand> {
    const { id, slug, logoUrl, description, version: _seen, ...given } = dto;
    const picture = await this.pictures.of(logoUrl);
    const text = description === undefined ? undefined : sanitiseDescription(description ?? '');
    const data = { ...given, logoUrl: picture, description: text };
    const saved = await this.audit.transaction(async (queries) => {
      await queries.rows(LOCK_BRANDS);
      const { name } = given;
      const [found] = await queries.rows(FIND_BRAND, { id: id ?? null, slug: slug ?? null });
      if (id && !found) throw notFound();
      if (!found && name === undefined) throw badUserInput([fieldFault('dto.name', 'nameOfNew')]);
      const madeSlug = found || slug ? null : distinctSlug(name!);
      const taken = { id: found?.id ?? null, name: name ?? null, slug: madeSlug };
      const [other] = await queries.rows(OTHER_BRAND, taken);
      if (other) throw new ApiError('NAME_TAKEN', { id: other.id });
      const action = { by, action: 'saveBrand', entity: 'BRAND', id: found?.id ?? null, seen: dto } as const;
      return this.audit.changeWithin(queries, action, async () => {
        const changed =
          found?.id ?? (await idOfWritten(queries.rows(MAKE_BRAND, { name: name!, slug: slug ?? madeSlug! })));
        const values = BRAND.valuesOf({ ...data, slug });
        await idOfWritten(queries.rows(EDIT_BRAND, { id: changed, values }));
        if (found && slug) await renameInMenu(queries, 'BRAND', found.slug, slug);
        return changed;
      });
    });
    return this.statements.prisma.brand.findUniqueOrThrow({ where: { id: saved } });
  }

  /** Throws NOT_FOUND, and STILL_USED while goods, size grids, promo codes or the menu name the brand. */
  async remove(by: Actor, id: string): Promise<void> {
    await this.audit.change({ by, action: 'removeBrand', entity: 'BRAND', id }, async (queries) => {
      await queries.rows(HOLD_BRAND, { id });
      const [uses] = await queries.rows(BRAND_USES, { id });
      if (!uses) throw notFound();
      refuseUsed(uses);
      await idOfWritten(queries.rows(REMOVE_BRAND, { id }));
    });
  }
}

export const LOCK_BRANDS = statement('lock-brands')`
SELECT 1 AS "locked" FROM pg_advisory_xact_lock(hashtext('brand'))`;

const FIND_BRAND = statement('operator-find-brand')`
SELECT "id", "slug" FROM "brand"
WHERE CASE WHEN :id?::uuid IS NOT NULL THEN "id" = :id ELSE "slug" = :slug?::text END`;

/** Finds another brand that has the name, or the slug derived from the name. */
const OTHER_BRAND = statement('operator-other-brand')`
SELECT "id" FROM "brand"
WHERE (lower("name") = lower(:name?::text) OR "slug" = :slug?::text) AND "id" IS DISTINCT FROM :id?::uuid
ORDER BY "slug" LIMIT 1`;

const BRAND = changeableColumns<Brand>()('slug', 'name', 'positionScore', 'logoUrl', 'description');

const MAKE_BRAND = statement('operator-make-brand')`
INSERT INTO "brand" ("slug", "name") VALUES (:slug, :name) RETURNING "id"`;

const EDIT_BRAND = statement('operator-edit-brand')`
UPDATE "brand" changed SET ${BRAND.set}, "updatedAt" = now() WHERE "id" = :id RETURNING "id"`;

export const REMOVE_BRAND = statement('operator-remove-brand')`DELETE FROM "brand" WHERE "id" = :id RETURNING "id"`;

/** Locks the row against new products of the brand, which refer to it. */
export const HOLD_BRAND = statement('operator-hold-brand')`SELECT 1 AS "held" FROM "brand" WHERE "id" = :id FOR UPDATE`;

const BRAND_USES = statement('operator-brand-uses')`
SELECT (SELECT count(*)::int FROM "product_brand" WHERE "brandId" = b."id") AS "products",
  (SELECT count(*)::int FROM "size_grid" WHERE "brandId" = b."id") AS "sizeGrids",
  (SELECT count(*)::int FROM "promocode" WHERE b."id" = ANY("brandIds") AND "deletedAt" IS NULL) AS "promocodes",
  (SELECT count(*)::int FROM "directory_filter" WHERE "filterType" = 'BRAND' AND "value" = b."slug") AS "menuFilters"
FROM "brand" b WHERE b."id" = :id`;
