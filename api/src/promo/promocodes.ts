import { Injectable } from '@nestjs/common';
import { Statements, type Queries } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';
import type { PromoTerms } from '../pricing/index.js';

/** A code with what it does. */
export interface Promocode {
  id: string;
  code: string;
  terms: PromoTerms;
}

/** Why a code cannot be used is nobody's business who guesses codes. */
export const promocodeNotFound = (): ApiError => new ApiError('PROMOCODE_NOT_FOUND', 'Промокод не найден');

@Injectable()
export class Promocodes {
  constructor(private readonly statements: Statements) {}

  /** The code if this shopper could use it now; whether it fits the cart is for the quote to say. */
  async usable(code: string, userId: string, queries: Queries = this.statements): Promise<Promocode | null> {
    const rows = await queries.rows<PromocodeRow>('promocode-usable', USABLE, [normalise(code), userId]);
    return rows[0] ? present(rows[0]) : null;
  }

  /**
   * Counts a use of it, or returns null where there is none left for this shopper. The caller has the shopper's account
   * locked, so that their own limits hold; the total is held by a CHECK.
   */
  async take(queries: Queries, code: string, userId: string): Promise<Promocode | null> {
    const rows = await queries.rows<PromocodeRow>('promocode-take', TAKE, [normalise(code), userId]);
    return rows[0] ? present(rows[0]) : null;
  }

  /** Counts the use of a code again, for an order that had given it back. Returns false where none is left. */
  async retake(queries: Queries, promocodeId: string): Promise<boolean> {
    const rows = await queries.rows('promocode-retake', RETAKE, [promocodeId]);
    return rows.length > 0;
  }

  async giveBack(queries: Queries, promocodeId: string): Promise<void> {
    await queries.rows('promocode-give-back', `UPDATE "promocode" SET "used" = "used" - 1 WHERE "id" = $1`, [
      promocodeId,
    ]);
  }
}

interface PromocodeRow extends Omit<PromoTerms, 'value' | 'minimum'> {
  [column: string]: unknown;
  id: string;
  code: string;
  value: string;
  minimum: string;
}

function normalise(code: string): string {
  return code.trim().toUpperCase();
}

function present({ id, code, kind, value, minimum, coversSale, categoryIds, brandIds }: PromocodeRow): Promocode {
  return {
    id,
    code,
    terms: { kind, value: Number(value), minimum: Number(minimum), coversSale, categoryIds, brandIds },
  };
}

const COLUMNS = `"id", "code", "kind", "value", "minimum", "coversSale", "categoryIds", "brandIds"`;

/** $2 is the shopper. An order that was cancelled before it was paid is none. */
const FOR_SHOPPER = `
p."active" AND p."deletedAt" IS NULL AND p."startsAt" <= now() AND coalesce(p."endsAt" > now(), true)
  AND coalesce(p."used" < p."usageLimit", true)
  AND coalesce((SELECT count(*) FROM "shop_order" o WHERE o."promocodeId" = p."id" AND o."userId" = $2 AND o."promocodeUsed")
               < p."usageLimitPerUser", true)
  AND NOT (p."firstOrderOnly" AND EXISTS (SELECT FROM "shop_order" o
           WHERE o."userId" = $2 AND (o."paidAt" IS NOT NULL OR o."status" <> 'CANCEL_PURCHASE')))`;

const USABLE = `SELECT ${COLUMNS} FROM "promocode" p WHERE p."code" = $1 AND ${FOR_SHOPPER}`;

const TAKE = `UPDATE "promocode" p SET "used" = "used" + 1 WHERE p."code" = $1 AND ${FOR_SHOPPER} RETURNING ${COLUMNS}`;

const RETAKE = `
UPDATE "promocode" SET "used" = "used" + 1 WHERE "id" = $1 AND coalesce("used" < "usageLimit", true) RETURNING 1`;
