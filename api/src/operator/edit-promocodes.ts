import { Injectable } from '@nestjs/common';
import type { Prisma } from '../generated/prisma/client.js';
import type { PromocodeKind } from '../generated/prisma/enums.js';
import type { Actor } from '../platform/auth/actor.js';
import { numbered } from '../platform/database/numbered.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { ApiError, badUserInput, fieldFault } from '../shared/api-error.js';
import { offsetOf, paginate, type PageRequest } from '../shared/page.js';
import { Audit } from './audit.js';
import type { CreatePromocodeInput, EditPromocodeInput, PromocodesInput } from './commerce.input.js';
import type { OperatorPromocode, OperatorPromocodePage } from './commerce.model.js';
import { explained, notFound } from './explained.js';
import { wordsOf } from './read-page.js';

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
    const data = { ...terms, value: takesOff };
    const id = await this.audit.change(
      { by, action: 'createPromocode', entity: 'PROMOCODE', id: null },
      async (queries) => {
        await assertKnown(queries, data);
        const made = await explained(queries.prisma.promocode.create({ data, select: { id: true } }));
        return made.id;
      },
    );
    return this.byId(id);
  }

  /** Edits a promo code. Throws NOT_FOUND, PROMOCODE_BELOW_USED, and BAD_USER_INPUT like {@link create}. */
  async edit(by: Actor, { id, percent, amount, value, ...conditions }: EditPromocodeInput): Promise<OperatorPromocode> {
    await this.audit.change({ by, action: 'editPromocode', entity: 'PROMOCODE', id }, async (queries) => {
      await assertKnown(queries, conditions);
      const { promocode } = queries.prisma;
      // The audit trail has already locked the row, so no order can use the code at the same time.
      const { used, kind } = await explained(
        promocode.findUniqueOrThrow({ where: { id }, select: { used: true, kind: true } }),
      );
      const data = { ...conditions, value: valueOf(kind, { percent, amount, value }) };
      if ((data.usageLimit ?? null) !== null && data.usageLimit! < used)
        throw new ApiError('PROMOCODE_BELOW_USED', { used });
      await explained(promocode.update({ where: { id }, data, select: { id: true } }));
    });
    return this.byId(id);
  }

  /** Returns the id of a promo code. Throws NOT_FOUND. */
  async idOf(code: string): Promise<string> {
    const where = { code: code.trim().toUpperCase(), deletedAt: null };
    const found = await this.statements.prisma.promocode.findUnique({ where, select: { id: true } });
    if (!found) throw notFound();
    return found.id;
  }

  private async byId(id: string): Promise<OperatorPromocode> {
    return present(await this.statements.prisma.promocode.findUniqueOrThrow({ where: { id }, select: SHOWN }));
  }
}

type TakenOff = Pick<EditPromocodeInput, 'percent' | 'amount' | 'value'>;

/** Returns what the database keeps: percent or kopecks. Throws BAD_USER_INPUT for what codes of this kind do not have. */
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
  { prisma }: Queries,
  { categoryIds = [], brandIds = [] }: Pick<EditPromocodeInput, 'categoryIds' | 'brandIds'>,
): Promise<void> {
  const categories = categoryIds.length && (await prisma.category.count({ where: { id: { in: categoryIds } } }));
  const brands = brandIds.length && (await prisma.brand.count({ where: { id: { in: brandIds } } }));
  const faults = [];
  if (categories < categoryIds.length) faults.push(fieldFault('dto.categoryIds', 'categoryIds'));
  if (brands < brandIds.length) faults.push(fieldFault('dto.brandIds', 'brandIds'));
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
