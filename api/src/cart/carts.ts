import { Injectable } from '@nestjs/common';
import { ReadLoyalty } from '../loyalty/index.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { PricedItems, quote, type PricedItem, type Quote } from '../pricing/index.js';
import { judgePromocode, Promocodes } from '../promo/index.js';
import { ApiError } from '../shared/api-error.js';

/** Maximum number of lines in a cart. */
export const MOST_LINES = 100;

export interface CartContents {
  userId: string;
  /** Cart lines in the order they were added, including unavailable ones. */
  items: PricedItem[];
  promocode: string | null;
  quote: Quote;
  chargePercentage: number;
}

/** The carts of signed-in shoppers. Each line is one unit of one offer. */
@Injectable()
export class Carts {
  constructor(
    private readonly statements: Statements,
    private readonly priced: PricedItems,
    private readonly loyalty: ReadLoyalty,
    private readonly promocodes: Promocodes,
  ) {}

  async read(userId: string): Promise<CartContents> {
    const [head] = await this.statements.rows(READ, { userId });
    const { promocode = null, itemIds = [] } = head ?? {};
    const [items, shopper, promo] = await Promise.all([
      this.priced.read(itemIds, userId),
      this.loyalty.termsOf(this.statements, userId),
      promocode ? this.promocodes.kept(promocode, userId) : null,
    ]);
    const buyable = items.filter(({ unavailable }) => !unavailable);
    const usable = promo?.unusable ? null : promo;
    return {
      userId,
      items,
      promocode: usable?.code ?? null,
      quote: quote({ items: buyable, shopper, promo: usable?.terms ?? null, bonuses: 0, deliveryPrice: null }),
      chargePercentage: shopper.chargePercentage,
    };
  }

  /**
   * Adds an offer; does nothing if the cart already contains it. Throws ITEM_NOT_FOUND, ITEM_UNAVAILABLE or CART_FULL.
   */
  async add(userId: string, itemId: string): Promise<void> {
    const [item] = await this.priced.read([itemId], userId);
    if (!item) throw new ApiError('ITEM_NOT_FOUND');
    if (item.unavailable) throw new ApiError('ITEM_UNAVAILABLE', { reason: item.unavailable });
    await this.statements.transaction(async (queries) => {
      await this.lock(queries, userId);
      const [line] = await queries.rows(ADD, { userId, itemId });
      if (!line) throw new ApiError('CART_FULL', { most: MOST_LINES });
    });
  }

  async remove(userId: string, itemId: string): Promise<void> {
    await this.statements.rows(REMOVE, { userId, itemId });
  }

  /** Adds the lines of a guest's cart in one transaction. Repeating it changes nothing (idempotent). */
  async merge(userId: string, itemIds: string[]): Promise<void> {
    if (!itemIds.length) return;
    await this.statements.transaction(async (queries) => {
      await this.lock(queries, userId);
      await queries.rows(MERGE, { userId, itemIds });
    });
  }

  async clear(userId: string): Promise<void> {
    await this.statements.rows(CLEAR, { userId });
  }

  /** Removes ordered offers and the promo code from the cart. */
  async takeOut(queries: Queries, userId: string, itemIds: string[]): Promise<void> {
    await queries.rows(TAKE_OUT, { userId, itemIds });
  }

  /**
   * Stores a promo code in the cart if it gives a discount on the cart's goods; an empty code removes the stored one.
   * Throws PROMOCODE_NOT_FOUND, PROMOCODE_NOT_APPLICABLE, TOO_MANY_REQUESTS.
   */
  async keepPromocode(userId: string, code: string): Promise<void> {
    if (!code.trim()) {
      await this.statements.rows(DROP_PROMOCODE, { userId });
      return;
    }
    const promo = await this.promocodes.ask(code, userId);
    const [{ items }, shopper] = await Promise.all([this.read(userId), this.loyalty.termsOf(this.statements, userId)]);
    const buyable = items.filter(({ unavailable }) => !unavailable);
    const terms = promo?.unusable ? null : (promo?.terms ?? null);
    const answer = quote({ items: buyable, shopper, promo: terms, bonuses: 0, deliveryPrice: null });
    const verdict = judgePromocode(code, promo, answer);
    if (verdict.refusal) throw verdict.refusal;
    await this.statements.rows(KEEP_PROMOCODE, { userId, promocodeId: promo!.id });
  }

  /** Creates the cart if it is missing, and locks its row: other changes of the same cart wait. */
  private async lock(queries: Queries, userId: string): Promise<void> {
    await queries.rows(LOCK, { userId });
  }
}

const READ = statement('cart-read')`
SELECT p."code" AS "promocode",
  ARRAY(SELECT l."itemId" FROM "cart_line" l WHERE l."userId" = c."userId" ORDER BY l."addedAt", l."itemId") AS "itemIds"
FROM "cart" c LEFT JOIN "promocode" p ON p."id" = c."promocodeId" WHERE c."userId" = :userId`;

const LOCK = statement('cart-lock')`
INSERT INTO "cart" ("userId") VALUES (:userId) ON CONFLICT ("userId") DO UPDATE SET "updatedAt" = now()`;

/** Adds a line to a cart. Returns no row if the cart is full. */
const ADD = statement('cart-add')`
WITH there AS (SELECT 1 FROM "cart_line" WHERE "userId" = :userId AND "itemId" = :itemId), added AS (
  INSERT INTO "cart_line" ("userId", "itemId") SELECT :userId::uuid, :itemId::uuid
  WHERE NOT EXISTS (SELECT FROM there) AND (SELECT count(*) FROM "cart_line" WHERE "userId" = :userId) < ${MOST_LINES}
  RETURNING 1
)
SELECT 1 FROM there UNION ALL SELECT 1 FROM added`;

/** Adds the offers of a guest's cart in their order, except those that nobody can buy. */
const MERGE = statement('cart-merge')`
INSERT INTO "cart_line" ("userId", "itemId")
SELECT :userId::uuid, i."id" FROM unnest(:itemIds::uuid[]) WITH ORDINALITY AS asked("itemId", "place")
JOIN "product_item" i ON i."id" = asked."itemId" AND i."active" AND i."deletedAt" IS NULL AND i."stock" > i."reserved"
WHERE NOT EXISTS (SELECT FROM "cart_line" l WHERE l."userId" = :userId AND l."itemId" = i."id")
ORDER BY asked."place"
LIMIT greatest(0, ${MOST_LINES} - (SELECT count(*) FROM "cart_line" WHERE "userId" = :userId))
ON CONFLICT DO NOTHING`;

const TAKE_OUT = statement('cart-take-out')`
WITH gone AS (DELETE FROM "cart_line" WHERE "userId" = :userId AND "itemId" = ANY(:itemIds::uuid[]))
UPDATE "cart" SET "promocodeId" = NULL, "updatedAt" = now() WHERE "userId" = :userId`;

const KEEP_PROMOCODE = statement('cart-keep-promocode')`
INSERT INTO "cart" ("userId", "promocodeId") VALUES (:userId, :promocodeId)
ON CONFLICT ("userId") DO UPDATE SET "promocodeId" = :promocodeId, "updatedAt" = now()`;

const DROP_PROMOCODE = statement('cart-no-promocode')`UPDATE "cart" SET "promocodeId" = NULL WHERE "userId" = :userId`;

const REMOVE = statement('cart-remove')`DELETE FROM "cart_line" WHERE "userId" = :userId AND "itemId" = :itemId`;

const CLEAR = statement('cart-clear')`DELETE FROM "cart" WHERE "userId" = :userId`;
