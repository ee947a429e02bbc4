import { Injectable } from '@nestjs/common';
import type { MergedKind } from '../../../generated/prisma/enums.js';
import { anywhere, Audit, notFound, readPage } from '../../../operator/index.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { statement } from '../../../platform/database/statement.js';
import { Statements } from '../../../platform/database/statements.js';
import type { PageRequest } from '../../../shared/page.js';
import type { FormerNamesInput } from './merge.input.js';
import type { FormerNamePage, MergeSide } from './merge.model.js';

/** Names of merged brands, categories and colours that feeds may still use (`api/prisma/sql/former-name.sql`). */
@Injectable()
export class FormerNames {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
  ) {}

  page({ kind = null, search }: FormerNamesInput, request: PageRequest): Promise<FormerNamePage> {
    const wanted = { kind, like: anywhere(search) };
    return readPage(request, {
      count: () => this.statements.rows(COUNT, wanted),
      rows: async (slice) =>
        (await this.statements.rows(PAGE, { ...wanted, ...slice })).map(({ target, ...row }) => ({
          ...row,
          // PostgreSQL builds `target` as JSON.
          target: target as unknown as MergeSide,
        })),
    });
  }

  /** Forgets a former name: a feed that uses the name creates a separate entry again. Throws NOT_FOUND. */
  async remove(by: Actor, id: string): Promise<void> {
    await this.audit.transaction(async (queries) => {
      const [name] = await queries.rows(ONE, { id });
      if (!name) throw notFound();
      const action = { by, action: 'removeFormerName', entity: name.kind as MergedKind, id: name.ownerId };
      await this.audit.changeWithin(queries, action, () => queries.rows(REMOVE, { id }));
    });
  }
}

const WANTED = `(:kind?::"MergedKind" IS NULL OR n."kind" = :kind?) AND (:like?::text IS NULL OR n."name" ILIKE :like? OR n."slug" ILIKE :like?)`;

const COUNT = statement('former-names-count')`SELECT count(*)::int AS "total" FROM "former_name" n WHERE ${WANTED}`;

const PAGE = statement('former-names-page')`
SELECT n."id", n."kind", n."slug", n."name", n."mergedAt", jsonb_build_object('id', coalesce(b."id", c."id", o."id"),
  'slug', coalesce(b."slug", c."slug", o."slug"), 'name', coalesce(b."name", c."name", o."name")) AS "target"
FROM "former_name" n LEFT JOIN "brand" b ON b."id" = n."brandId" LEFT JOIN "category" c ON c."id" = n."categoryId"
LEFT JOIN "color_pallete" o ON o."id" = n."colourId" WHERE ${WANTED}
ORDER BY n."mergedAt" DESC, n."id" LIMIT :limit OFFSET :offset`;

const ONE = statement('former-name')`
SELECT "kind", coalesce("brandId", "categoryId", "colourId") AS "ownerId" FROM "former_name" WHERE "id" = :id FOR UPDATE`;

const REMOVE = statement('remove-former-name')`DELETE FROM "former_name" WHERE "id" = :id`;
