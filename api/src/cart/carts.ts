import { Injectable } from '@nestjs/common';
import { ReadLoyalty } from '../loyalty/index.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { PricedItems, quote, type PricedItem, type Quote } from '../pricing/index.js';
import { judgePromocode, promocodeRefused, Promocodes } from '../promo/index.js';
import { ApiError } from '../shared/api-error.js';

/** Lines a cart holds at most. */
export const MOST_LINES = 100;

export interface CartContents {
  userId: string;
  /** In the order they were added, unavailable ones included. */
  items: PricedItem[];
  promocode: string | null;
  quote: Quote;
  chargePercentage: number;
}

/** The carts of signed-in shoppers: one line an offer, one unit a line. */
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
      this.priced.read(itemIds),
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
   * Adds an offer. Throws ITEM_NOT_FOUND, ITEM_UNAVAILABLE or CART_FULL. For an offer already in the cart it is a
   * no-op.
   */
  async add(userId: string, itemId: string): Promise<void> {
    const [item] = await this.priced.read([itemId]);
    if (!item) throw new ApiError('ITEM_NOT_FOUND', 'Такого товара нет');
    if (item.unavailable) throw new ApiError('ITEM_UNAVAILABLE', 'Этот товар уже купили', { reason: item.unavailable });
    await this.statements.transaction(async (queries) => {
      await this.lock(queries, userId);
      const [line] = await queries.rows(ADD, { userId, itemId });
      if (!line) throw new ApiError('CART_FULL', `В корзине помещается ${MOST_LINES} товаров`);
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
   * Keeps a code with the cart if it takes something off this cart; an empty code removes the kept one. Throws
   * PROMOCODE_NOT_FOUND, PROMOCODE_NOT_APPLICABLE, TOO_MANY_REQUESTS.
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
    if (!verdict.applied) throw promocodeRefused(verdict);
    await this.statements.rows(KEEP_PROMOCODE, { userId, promocodeId: promo!.id });
  }

  /** Creates the cart if it is missing, and locks it: later changes of the same cart wait. */
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

/** Returns a row unless the cart is full. */
const ADD = statement('cart-add')`
WITH there AS (SELECT 1 FROM "cart_line" WHERE "userId" = :userId AND "itemId" = :itemId), added AS (
  INSERT INTO "cart_line" ("userId", "itemId") SELECT :userId::uuid, :itemId::uuid
  WHERE NOT EXISTS (SELECT FROM there) AND (SELECT count(*) FROM "cart_line" WHERE "userId" = :userId) < ${MOST_LINES}
  RETURNING 1
)
SELECT 1 FROM there UNION ALL SELECT 1 FROM added`;

/** Keeps the order of the guest's lines, and leaves out offers that nobody can buy. */
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
