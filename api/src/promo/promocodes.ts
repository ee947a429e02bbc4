import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import type { PromoTerms } from '../pricing/index.js';
import { PromocodeGuesses } from './promocode-guesses.js';

/** A promo code with its conditions. */
export interface Promocode {
  id: string;
  code: string;
  terms: PromoTerms;
  /** Reason why this shopper cannot use the code now, regardless of the cart's goods; null if they can. */
  unusable: PromoUnusable | null;
}

export const PROMO_UNUSABLE = ['OVER', 'NOT_STARTED', 'USED', 'USED_UP', 'FIRST_ORDER_ONLY'] as const;
export type PromoUnusable = (typeof PROMO_UNUSABLE)[number];

@Injectable()
export class Promocodes {
  constructor(
    private readonly statements: Statements,
    private readonly guesses: PromocodeGuesses,
  ) {}

  /**
   * Returns the promo code, or null if it is unknown. Whether it covers the goods is decided by the quote. A code that
   * is not stored in the shopper's cart counts as a guess. Throws TOO_MANY_REQUESTS.
   */
  async ask(code: string, userId: string): Promise<Promocode | null> {
    const found = await this.find(code, userId);
    if (!found?.kept) await this.guesses.count(userId, normalise(code));
    return found;
  }

  /** Returns the promo code if it is stored in the shopper's cart, otherwise null. */
  async kept(code: string, userId: string): Promise<Promocode | null> {
    const found = await this.find(code, userId);
    return found?.kept ? found : null;
  }

  /**
   * Counts a use of the promo code and returns the code. If the code cannot be used, returns it with the reason, and
   * counts nothing. The limit per shopper relies on the caller having locked the shopper's account. A CHECK in
   * `api/prisma/sql/promocode.sql` enforces the total limit.
   */
  async take(queries: Queries, code: string, userId: string): Promise<Promocode | null> {
    const [taken] = await queries.rows(TAKE, { code: normalise(code), userId });
    if (taken) return present({ ...taken, unusable: null });
    const found = await this.find(code, userId, queries);
    // Another order may have released a use between the two statements. But no use was counted for this order, so the
    // code is refused.
    return found && { ...found, unusable: found.unusable ?? 'USED_UP' };
  }

  /**
   * Counts a use again for an expired order that is paid late and had released its use. The promo code was valid when
   * the order was placed, so only the limits are checked, not the dates. The caller must have locked the shopper's
   * account. Returns false if no use is left.
   */
  async retake(queries: Queries, promocodeId: string, userId: string): Promise<boolean> {
    const rows = await queries.rows(RETAKE, { promocodeId, userId });
    return rows.length > 0;
  }

  async giveBack(queries: Queries, promocodeId: string): Promise<void> {
    await queries.rows(GIVE_BACK, { promocodeId });
  }

  /** Returns the promo code, and whether the shopper's cart has it; null if it is unknown. This counts as no guess. */
  async find(code: string, userId: string, queries: Queries = this.statements) {
    const [row] = await queries.rows(FIND, { code: normalise(code), userId });
    return row ? { ...present(row), kept: row.kept } : null;
  }
}

function normalise(code: string): string {
  return code.trim().toUpperCase();
}

function present({
  id,
  code,
  unusable,
  value,
  minimum,
  ...row
}: Omit<(typeof FIND)['types']['row'], 'kept'>): Promocode {
  const { kind, coversSale, categoryIds, brandIds } = row;
  return {
    id,
    code,
    unusable,
    terms: { kind, value: Number(value), minimum: Number(minimum), coversSale, categoryIds, brandIds },
  };
}

const COLUMNS = `p."id", p."code", p."kind", p."value", p."minimum", p."coversSale", p."categoryIds", p."brandIds"`;

/**
 * SQL expression: the reason why the shopper cannot use the code again. An order cancelled before payment does not
 * count as the shopper's first order.
 */
const NO_USE_LEFT = `
  WHEN (SELECT count(*) FROM "shop_order" o WHERE o."promocodeId" = p."id" AND o."userId" = :userId AND o."promocodeUsed")
    >= p."usageLimitPerUser" THEN 'USED'
  WHEN p."used" >= p."usageLimit" THEN 'USED_UP'
  WHEN p."firstOrderOnly" AND EXISTS (SELECT FROM "shop_order" o
    WHERE o."userId" = :userId AND (o."paidAt" IS NOT NULL OR o."status" <> 'CANCEL_PURCHASE')) THEN 'FIRST_ORDER_ONLY'`;

const UNUSABLE = `
CASE WHEN NOT p."active" OR p."endsAt" <= now() THEN 'OVER' WHEN p."startsAt" > now() THEN 'NOT_STARTED' ${NO_USE_LEFT} END`;

/** SQL condition: the promo code `p` is of no use to the shopper `:userId`, or they have used it before. */
export const OF_NO_USE = `(${UNUSABLE} IS NOT NULL OR EXISTS (SELECT FROM "shop_order" o
  WHERE o."promocodeId" = p."id" AND o."userId" = :userId AND o."promocodeUsed"))`;

const FIND = statement('promocode-find')`
SELECT ${COLUMNS}, ${UNUSABLE} AS "unusable",
  EXISTS (SELECT FROM "cart" c WHERE c."userId" = :userId AND c."promocodeId" = p."id") AS "kept"
FROM "promocode" p WHERE p."code" = :code AND p."deletedAt" IS NULL`;

const TAKE = statement('promocode-take')`
UPDATE "promocode" p SET "used" = "used" + 1 WHERE p."code" = :code AND p."deletedAt" IS NULL AND ${UNUSABLE} IS NULL
RETURNING ${COLUMNS}`;

const RETAKE = statement('promocode-retake')`
UPDATE "promocode" p SET "used" = "used" + 1 WHERE p."id" = :promocodeId AND CASE ${NO_USE_LEFT} END IS NULL RETURNING 1`;

const GIVE_BACK = statement('promocode-give-back')`
UPDATE "promocode" SET "used" = "used" - 1 WHERE "id" = :promocodeId`;
