import { Injectable } from '@nestjs/common';
import type { MergedKind } from '../../../generated/prisma/enums.js';
import { Audit, idOfWritten, notFound, Versions } from '../../../operator/index.js';
import type { Caller } from '../../../platform/auth/actor.js';
import { requirePermission } from '../../../platform/auth/permissions.js';
import { afterConflicts } from '../../../platform/database/after-conflicts.js';
import { statement } from '../../../platform/database/statement.js';
import { Statements, type Queries } from '../../../platform/database/statements.js';
import { badUserInput, fieldFault } from '../../../shared/api-error.js';
import { MERGE_BRANDS } from './merge-brands.js';
import { MERGE_CATEGORIES } from './merge-categories.js';
import { MERGE_COLOURS } from './merge-colours.js';
import type { MergeInput, MergePreviewInput } from './merge.input.js';
import type { Merge, MergeCounts } from './merge.model.js';
import type { Mergeable, MergeIds } from './mergeable.js';

const KINDS: Record<MergedKind, Mergeable> = {
  BRAND: MERGE_BRANDS,
  CATEGORY: MERGE_CATEGORIES,
  COLOUR: MERGE_COLOURS,
};
const CALLS = { BRAND: 'mergeBrands', CATEGORY: 'mergeCategories', COLOUR: 'mergeColours' } as const;

/** Merges two brands, categories or colours into one. */
@Injectable()
export class MergeCatalogue {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    private readonly versions: Versions,
  ) {}

  /** Returns what a merge would change. Throws what {@link merge} throws, except CONFLICT and FORBIDDEN. */
  async preview({ kind, source, target }: MergePreviewInput): Promise<Merge> {
    const ids = { source, target };
    const version = await this.versions.of(kind, target);
    return measured(this.statements, kind, ids, version);
  }

  /**
   * Merges in one transaction, and returns what was moved. A save of the source's products that runs meanwhile waits,
   * and then finds the target. Throws NOT_FOUND, CONFLICT, FORBIDDEN for promo codes of the source without the right to
   * change them, and BAD_USER_INPUT or NAME_TAKEN for categories whose trees do not fit.
   */
  merge(by: Caller, kind: MergedKind, dto: MergeInput): Promise<Merge> {
    const { source, target, reason = null } = dto;
    const { lock, hold, move, remove } = KINDS[kind];
    const action = { by, action: CALLS[kind], entity: kind, reason };
    return afterConflicts(() =>
      this.audit.transaction(async (queries) => {
        await queries.rows(lock, {});
        await queries.rows(hold, { id: source });
        let merged: Merge | undefined;
        await this.audit.changeWithin(queries, { ...action, id: target, seen: dto }, async () => {
          merged = await measured(queries, kind, { source, target }, dto.version ?? '');
          if (merged.moved.promocodes) requirePermission('PROMOCODES', by.permissions);
          await this.audit.changeWithin(queries, { ...action, id: source }, async () => {
            await move(queries, { source, target });
            await idOfWritten(queries.rows(remove, { id: source }));
          });
        });
        return merged!;
      }),
    );
  }
}

async function measured(
  queries: Pick<Queries, 'rows'>,
  kind: MergedKind,
  ids: MergeIds,
  version: string,
): Promise<Merge> {
  if (ids.source === ids.target) throw badUserInput([fieldFault('dto.target', 'notItself')]);
  const sides = await queries.rows(SIDES[kind], ids);
  const [source, target] = [ids.source, ids.target].map((id) => sides.find((side) => side.id === id));
  if (!source || !target) throw notFound();
  const { lost, ...counts } = await KINDS[kind].count(queries, ids);
  return { kind, source, target, version, moved: { ...NOTHING, ...counts }, lost };
}

const NOTHING: MergeCounts = {
  ...{ products: 0, productsWithBoth: 0, categories: 0, sizeGrids: 0, promocodes: 0, searchRules: 0, menuFilters: 0 },
  ...{ customFields: 0, categoryMappings: 0, addresses: 0, articles: 0, savedViews: 0, salesDays: 0 },
};

const SIDES = {
  BRAND: statement('merge-sides-brand')`SELECT "id", "slug", "name" FROM "brand" WHERE "id" IN (:source, :target)`,
  CATEGORY: statement('merge-sides-category')`
SELECT "id", "slug", "name" FROM "category" WHERE "id" IN (:source, :target)`,
  COLOUR: statement('merge-sides-colour')`
SELECT "id", "slug", "name" FROM "color_pallete" WHERE "id" IN (:source, :target)`,
};
