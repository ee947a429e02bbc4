import { Injectable } from '@nestjs/common';
import type { Prisma, Promocode } from '../../generated/prisma/client.js';
import type { PromocodeKind } from '../../generated/prisma/enums.js';
import type { Actor } from '../../platform/auth/actor.js';
import { changeableColumns } from '../../platform/database/changeable-columns.js';
import { numbered } from '../../platform/database/numbered.js';
import { statement } from '../../platform/database/statement.js';
import { Statements, type Queries } from '../../platform/database/statements.js';
import { ApiError, badUserInput, fieldFault } from '../../shared/api-error.js';
import { offsetOf, paginate, type PageRequest } from '../../shared/page.js';
import { Audit, idOfWritten, notFound, wordsOf } from '../../operator/index.js';
import type {
  CreatePromocodeInput,
  EditPromocodeInput,
  PromocodeKeyInput,
  PromocodesInput,
} from './promocode.input.js';
import type { OperatorPromocode, OperatorPromocodePage } from './promocode.model.js';

@Injectable()
export class EditPromocodes {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
  ) {}

  /** Returns a page of promo codes, the newest first. */
  async page({ search, active }: PromocodesInput, request: PageRequest): Promise<OperatorPromocodePage> {
    const words = wordsOf(search);
    const where: Prisma.PromocodeWhereInput = {
      deletedAt: null,
      active: active ?? undefined,
      code: words === null ? undefined : { contains: words, mode: 'insensitive' },
    };
    const { promocode } = this.statements.prisma;
    const total = await promocode.count({ where });
    const items = await promocode.findMany({
      where,
      select: SHOWN,
      orderBy: [{ createdAt: 'desc' }, { code: 'asc' }],
      take: request.limit,
      skip: offsetOf(request),
    });
    return { items: items.map(present), pagination: paginate(request, total) };
  }

  /**
   * Creates a promo code. Throws NAME_TAKEN, and BAD_USER_INPUT for unknown categories or brands and for contradictory
   * values.
   */
  async create(by: Actor, { percent, amount, value, ...terms }: CreatePromocodeInput): Promise<OperatorPromocode> {
    const takesOff = valueOf(terms.kind, { percent, amount, value });
    if (takesOff === undefined) throw badUserInput([fieldFault('dto', 'promocodeTerms')]);
    const id = await this.audit.change(
      { by, action: 'createPromocode', entity: 'PROMOCODE', id: null },
      async (queries) => {
        await assertKnown(queries, terms);
        const { code, kind, ...conditions } = terms;
        const made = await idOfWritten(queries.rows(MAKE_PROMOCODE, { code, kind, value: takesOff }));
        return idOfWritten(queries.rows(EDIT_PROMOCODE, { id: made, values: PROMOCODE.valuesOf(conditions) }));
      },
    );
    return this.byId(id);
  }

  /** Edits a promo code. Throws NOT_FOUND, PROMOCODE_BELOW_USED, and BAD_USER_INPUT like {@link create}. */
  async edit(by: Actor, dto: EditPromocodeInput): Promise<OperatorPromocode> {
    const { id, percent, amount, value, version: _seen, ...conditions } = dto;
    await this.audit.change({ by, action: 'editPromocode', entity: 'PROMOCODE', id, seen: dto }, async (queries) => {
      await assertKnown(queries, conditions);
      // The audit log has already locked the row, so no order can use the code at the same time.
      const [found] = await queries.rows(FIND_PROMOCODE, { id });
      if (!found) throw notFound();
      const { used, kind } = found;
      const data = { ...conditions, value: valueOf(kind, { percent, amount, value }) };
      if ((data.usageLimit ?? null) !== null && data.usageLimit! < used)
        throw new ApiError('PROMOCODE_BELOW_USED', { used });
      await idOfWritten(queries.rows(EDIT_PROMOCODE, { id, values: PROMOCODE.valuesOf(data) }));
    });
    return this.byId(id);
  }

  /** Returns the id of a promo code. Throws NOT_FOUND. */
  async idOf(code: string): Promise<string> {
    return (await this.one({ code })).id;
  }

  /** Returns a promo code by its id or its code. Throws NOT_FOUND, and BAD_USER_INPUT unless one of them is passed. */
  async one({ id, code }: PromocodeKeyInput): Promise<OperatorPromocode> {
    if (!id === !code) throw badUserInput([fieldFault('dto', 'exactlyOneOf', { names: ['id', 'code'] })]);
    const key = id ? { id } : { code: wordsOf(code)?.toUpperCase() ?? '' };
    const found = await this.statements.prisma.promocode.findUnique({
      where: { ...key, deletedAt: null },
      select: SHOWN,
    });
    if (!found) throw notFound();
    return present(found);
  }

  private async byId(id: string): Promise<OperatorPromocode> {
    return present(await this.statements.prisma.promocode.findUniqueOrThrow({ where: { id }, select: SHOWN }));
  }
}

type TakenOff = Pick<EditPromocodeInput, 'percent' | 'amount' | 'value'>;

/**
 * Returns the stored value: percent or kopecks. Throws BAD_USER_INPUT for values that codes of this kind do not have.
 */
function valueOf(kind: PromocodeKind, { percent, amount, value }: TakenOff): number | undefined {
  const other = kind === 'PERCENT' ? { amount } : { percent };
  for (const [field, given] of Object.entries(other))
    if (given !== undefined) throw badUserInput([fieldFault(`dto.${field}`, 'notOfKind', { kind })]);
  const own = percent ?? amount;
  if (own !== undefined && value !== undefined)
    throw badUserInput([fieldFault('dto.value', 'instead', { names: ['percent', 'amount'] })]);
  return own ?? value;
}

function present(row: Prisma.PromocodeGetPayload<{ select: typeof SHOWN }>): OperatorPromocode {
  const code = numbered(row);
  const takesOff = (kind: PromocodeKind) => (code.kind === kind ? code.value : null);
  return { ...code, percent: takesOff('PERCENT'), amount: takesOff('FIXED') };
}

/**
 * Throws BAD_USER_INPUT for an unknown category or brand. Otherwise the promo code would never apply, without any
 * error.
 */
async function assertKnown(
  queries: Queries,
  { categoryIds = [], brandIds = [] }: Pick<EditPromocodeInput, 'categoryIds' | 'brandIds'>,
): Promise<void> {
  const [known] = await queries.rows(COUNT_KNOWN, { categoryIds, brandIds });
  const faults = [];
  if (known!.categories < categoryIds.length) faults.push(fieldFault('dto.categoryIds', 'categoryIds'));
  if (known!.brands < brandIds.length) faults.push(fieldFault('dto.brandIds', 'brandIds'));
  if (faults.length) throw badUserInput(faults);
}

const SHOWN = {
  id: true,
  code: true,
  kind: true,
  value: true,
  minimum: true,
  startsAt: true,
  endsAt: true,
  usageLimit: true,
  usageLimitPerUser: true,
  used: true,
  firstOrderOnly: true,
  coversSale: true,
  categoryIds: true,
  brandIds: true,
  active: true,
} satisfies Prisma.PromocodeSelect;

const PROMOCODE = changeableColumns<Promocode>()(
  'value',
  'minimum',
  'startsAt',
  'endsAt',
  'usageLimit',
  'usageLimitPerUser',
  'firstOrderOnly',
  'coversSale',
  'active',
  'categoryIds',
  'brandIds',
);

const MAKE_PROMOCODE = statement('operator-make-promocode')`
INSERT INTO "promocode" ("code", "kind", "value") VALUES (:code, :kind::"PromocodeKind", :value) RETURNING "id"`;

const FIND_PROMOCODE = statement('operator-find-promocode')`SELECT "used", "kind" FROM "promocode" WHERE "id" = :id`;

const EDIT_PROMOCODE = statement('operator-edit-promocode')`
UPDATE "promocode" changed SET ${PROMOCODE.set}, "updatedAt" = now() WHERE "id" = :id RETURNING "id"`;

const COUNT_KNOWN = statement('operator-count-categories-and-brands')`
SELECT (SELECT count(*)::int FROM "category" WHERE "id" = ANY(:categoryIds::uuid[])) AS "categories",
  (SELECT count(*)::int FROM "brand" WHERE "id" = ANY(:brandIds::uuid[])) AS "brands"`;
