import { Injectable } from '@nestjs/common';
import { Statements, type Queries } from '../platform/database/statements.js';
import { ApiError, badUserInput } from '../shared/api-error.js';
import type { PageRequest } from '../shared/page.js';
import { Audit } from './audit.js';
import type { CreatePromocodeInput, EditPromocodeInput, PromocodesInput } from './commerce.input.js';
import type { OperatorPromocode, OperatorPromocodePage } from './commerce.model.js';
import { anywhere, readPage } from './read-page.js';
import { insertRow, notFound, updateRow } from './write-row.js';

type Row = OperatorPromocode & Record<string, unknown>;

@Injectable()
export class EditPromocodes {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
  ) {}

  /** The newest first. */
  page({ search, active }: PromocodesInput, request: PageRequest): Promise<OperatorPromocodePage> {
    const found = {
      name: 'operator-promocodes',
      columns: COLUMNS,
      source: SOURCE,
      order: 'p."createdAt" DESC, p."code"',
      values: [anywhere(search), active],
    };
    return readPage<Row>(this.statements, found, request);
  }

  /** Throws NAME_TAKEN. */
  async create(by: string, values: CreatePromocodeInput): Promise<OperatorPromocode> {
    const id = await this.audit.change(
      { by, action: 'createPromocode', entity: 'PROMOCODE', id: null },
      async (queries) => {
        await assertKnown(queries, values);
        return insertRow(queries, 'promocode', { categoryIds: [], brandIds: [], ...values });
      },
    );
    return this.byId(id);
  }

  /** Throws NOT_FOUND, PROMOCODE_BELOW_USED. */
  async edit(by: string, { id, ...values }: EditPromocodeInput): Promise<OperatorPromocode> {
    await this.audit.change({ by, action: 'editPromocode', entity: 'PROMOCODE', id }, async (queries) => {
      await assertKnown(queries, values);
      // The row is locked: no order uses the code meanwhile.
      const [row] = await queries.rows<{ used: number }>(
        'operator-promocode-used',
        `SELECT "used" FROM "promocode" WHERE "id" = $1`,
        [id],
      );
      if (row && (values.usageLimit ?? null) !== null && values.usageLimit! < row.used)
        throw new ApiError('PROMOCODE_BELOW_USED', `Промокод уже использован ${row.used} раз`, { used: row.used });
      await updateRow(queries, 'promocode', id, { ...values, updatedAt: new Date() });
    });
    return this.byId(id);
  }

  /** Throws NOT_FOUND. */
  async idOf(code: string): Promise<string> {
    const text = `SELECT "id" FROM "promocode" WHERE "code" = upper(trim($1)) AND "deletedAt" IS NULL`;
    const [row] = await this.statements.rows<{ id: string }>('operator-promocode-id', text, [code]);
    if (!row) throw notFound();
    return row.id;
  }

  private async byId(id: string): Promise<OperatorPromocode> {
    const text = `SELECT ${COLUMNS} FROM "promocode" p WHERE p."id" = $1`;
    const [row] = await this.statements.rows<Row>('operator-promocode', text, [id]);
    return row!;
  }
}

/** A code for goods of nothing that exists would silently never work. */
async function assertKnown(
  queries: Queries,
  { categoryIds = [], brandIds = [] }: Pick<EditPromocodeInput, 'categoryIds' | 'brandIds'>,
): Promise<void> {
  const [row] = await queries.rows<{ categories: number; brands: number }>('operator-promocode-known', KNOWN, [
    categoryIds,
    brandIds,
  ]);
  const faults = [];
  if (row!.categories < categoryIds.length)
    faults.push({ field: 'dto.categoryIds', message: 'must be ids of categories' });
  if (row!.brands < brandIds.length) faults.push({ field: 'dto.brandIds', message: 'must be ids of brands' });
  if (faults.length) throw badUserInput(faults);
}

const KNOWN = `
SELECT (SELECT count(*)::int FROM "category" WHERE "id" = ANY($1::uuid[])) AS "categories",
  (SELECT count(*)::int FROM "brand" WHERE "id" = ANY($2::uuid[])) AS "brands"`;

const COLUMNS = `
p."id", p."code", p."kind", p."value"::float8, p."minimum"::float8, p."startsAt", p."endsAt", p."usageLimit", p."usageLimitPerUser",
p."used", p."firstOrderOnly", p."coversSale", p."categoryIds", p."brandIds", p."active"`;

const SOURCE = `
FROM "promocode" p
WHERE p."deletedAt" IS NULL AND ($1::text IS NULL OR p."code" ILIKE $1) AND ($2::boolean IS NULL OR p."active" = $2)`;
