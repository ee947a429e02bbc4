import { Injectable } from '@nestjs/common';
import { ReadLoyalty } from '../loyalty/index.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { PricedItems, quote, unitsOf, type PricedItem, type Quote } from '../pricing/index.js';
import { judgePromocode, Promocodes } from '../promo/index.js';
import { ApiError } from '../shared/api-error.js';
import { isUuid } from '../shared/is-uuid.js';

/** Maximum number of units in a cart. */
export const MOST_LINES = 100;

export interface CartContents {
  userId: string;
  /** Offers in the order they were added, including unavailable ones. */
  items: PricedItem[];
  /** Units that the shopper wants of each offer, by its id. */
  quantities: ReadonlyMap<string, number>;
  promocode: string | null;
  quote: Quote;
  chargePercentage: number;
}

/** The carts of signed-in shoppers. Each line is one offer. */
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
    const { promocode = null, itemIds = [], quantities: counts = [] } = head ?? {};
    const quantities = new Map(itemIds.map((id, place) => [id, counts[place]!]));
    const [items, shopper, promo] = await Promise.all([
      this.priced.read(itemIds, userId),
      this.loyalty.termsOf(this.statements, userId),
      promocode ? this.promocodes.kept(promocode, userId) : null,
    ]);
    const units = unitsOf(items, quantities);
    const usable = promo?.unusable ? null : promo;
    return {
      userId,
      items,
      quantities,
      promocode: usable?.code ?? null,
      quote: quote({ items: units, shopper, promo: usable?.terms ?? null, bonuses: 0, deliveryPrice: null }),
      chargePercentage: shopper.chargePercentage,
    };
  }

  /**
   * Adds an offer, or sets the quantity of its line. A quantity of null adds one unit and leaves an existing line as it
   * is. Throws ITEM_NOT_FOUND, ITEM_UNAVAILABLE, QUANTITY_UNAVAILABLE or CART_FULL, and writes nothing then.
   */
  async add(userId: string, itemId: string, quantity: number | null): Promise<void> {
    const [item] = await this.priced.read([itemId], userId);
    if (!item) throw new ApiError('ITEM_NOT_FOUND');
    if (item.unavailable) throw new ApiError('ITEM_UNAVAILABLE', { reason: item.unavailable });
    if ((quantity ?? 1) > item.quantityMax) throw new ApiError('QUANTITY_UNAVAILABLE', { most: item.quantityMax });
    await this.statements.transaction(async (queries) => {
      const [, [line]] = await Promise.all([
        this.lock(queries, userId),
        quantity === null
          ? queries.rows(ADD, { userId, itemId })
          : queries.rows(SET_QUANTITY, { userId, itemId, quantity }),
      ]);
      if (!line) throw new ApiError('CART_FULL', { most: MOST_LINES });
    });
  }

  async remove(userId: string, itemId: string): Promise<void> {
    await this.statements.rows(REMOVE, { userId, itemId });
  }

  /**
   * Adds the units of a guest's cart in one transaction: a line gets the larger quantity of the two. Ids of offers that
   * cannot be bought are left out. Repeating the call changes nothing (idempotent).
   */
  async merge(userId: string, ids: string[]): Promise<void> {
    const itemIds = ids.filter(isUuid);
    if (!itemIds.length) return;
    await this.statements.transaction(async (queries) => {
      await Promise.all([this.lock(queries, userId), queries.rows(MERGE, { userId, itemIds })]);
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
    const [{ items, quantities }, shopper] = await Promise.all([
      this.read(userId),
      this.loyalty.termsOf(this.statements, userId),
    ]);
    const terms = promo?.unusable ? null : (promo?.terms ?? null);
    const answer = quote({ items: unitsOf(items, quantities), shopper, promo: terms, bonuses: 0, deliveryPrice: null });
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
SELECT p."code" AS "promocode", lines."itemIds", lines."quantities"
FROM "cart" c LEFT JOIN "promocode" p ON p."id" = c."promocodeId"
CROSS JOIN LATERAL (
  SELECT coalesce(array_agg(l."itemId" ORDER BY l."addedAt", l."itemId"), '{}') AS "itemIds",
    coalesce(array_agg(l."quantity" ORDER BY l."addedAt", l."itemId"), '{}') AS "quantities"
  FROM "cart_line" l WHERE l."userId" = c."userId") lines
WHERE c."userId" = :userId`;

const LOCK = statement('cart-lock')`
INSERT INTO "cart" ("userId") VALUES (:userId) ON CONFLICT ("userId") DO UPDATE SET "updatedAt" = now()`;

/** Adds a line of one unit to a cart, unless the line is there. Returns no row if the cart is full. */
const ADD = statement('cart-add')`
WITH there AS (SELECT 1 FROM "cart_line" WHERE "userId" = :userId AND "itemId" = :itemId), added AS (
  INSERT INTO "cart_line" ("userId", "itemId") SELECT :userId::uuid, :itemId::uuid
  WHERE NOT EXISTS (SELECT FROM there)
    AND (SELECT coalesce(sum("quantity"), 0) FROM "cart_line" WHERE "userId" = :userId) < ${MOST_LINES}
  RETURNING 1
)
SELECT 1 FROM there UNION ALL SELECT 1 FROM added`;

/** Sets the quantity of a line, and adds the line if it is missing. Returns no row if the cart is full. */
const SET_QUANTITY = statement('cart-set-quantity')`
WITH there AS (SELECT 1 FROM "cart_line" WHERE "userId" = :userId AND "itemId" = :itemId AND "quantity" = :quantity), changed AS (
  INSERT INTO "cart_line" AS l ("userId", "itemId", "quantity") SELECT :userId::uuid, :itemId::uuid, :quantity::int
  WHERE NOT EXISTS (SELECT FROM there) AND :quantity::int + (
    SELECT coalesce(sum(o."quantity"), 0) FROM "cart_line" o WHERE o."userId" = :userId AND o."itemId" <> :itemId) <= ${MOST_LINES}
  ON CONFLICT ("userId", "itemId") DO UPDATE SET "quantity" = excluded."quantity"
  RETURNING 1
)
SELECT 1 FROM there UNION ALL SELECT 1 FROM changed`;

/**
 * Adds the units of a guest's cart in the order of their offers, as many of each as can be bought and as there is room
 * for. Lines that have as many already are left alone.
 */
const MERGE = statement('cart-merge')`
WITH asked AS (
  SELECT a."itemId", count(*)::int AS "quantity", min(a."place") AS "place"
  FROM unnest(:itemIds::uuid[]) WITH ORDINALITY AS a("itemId", "place") GROUP BY a."itemId"
), wanted AS (
  SELECT i."id", a."place", coalesce(l."quantity", 0) AS "before",
    least(a."quantity", i."maxPerOrder", i."stock" - i."reserved") AS "quantity"
  FROM asked a JOIN "product_item" i ON i."id" = a."itemId" AND i."active" AND i."deletedAt" IS NULL AND i."stock" > i."reserved"
  LEFT JOIN "cart_line" l ON l."userId" = :userId AND l."itemId" = i."id"
), more AS (
  SELECT w."id", w."place", w."quantity", w."before", sum(w."quantity" - w."before") OVER (ORDER BY w."place") AS "added"
  FROM wanted w WHERE w."quantity" > w."before"
), room AS (
  SELECT m.*, least(m."quantity" - m."before", ${MOST_LINES} - (
    SELECT coalesce(sum("quantity"), 0)::int FROM "cart_line" WHERE "userId" = :userId) - m."added" + m."quantity" - m."before") AS "fitting"
  FROM more m
)
INSERT INTO "cart_line" ("userId", "itemId", "quantity")
SELECT :userId::uuid, r."id", r."before" + r."fitting" FROM room r WHERE r."fitting" > 0
ORDER BY r."place"
ON CONFLICT ("userId", "itemId") DO UPDATE SET "quantity" = excluded."quantity"`;

const TAKE_OUT = statement('cart-take-out')`
WITH gone AS (DELETE FROM "cart_line" WHERE "userId" = :userId AND "itemId" = ANY(:itemIds::uuid[]))
UPDATE "cart" SET "promocodeId" = NULL, "updatedAt" = now() WHERE "userId" = :userId`;

const KEEP_PROMOCODE = statement('cart-keep-promocode')`
INSERT INTO "cart" ("userId", "promocodeId") VALUES (:userId, :promocodeId)
ON CONFLICT ("userId") DO UPDATE SET "promocodeId" = :promocodeId, "updatedAt" = now()`;

const DROP_PROMOCODE = statement('cart-no-promocode')`UPDATE "cart" SET "promocodeId" = NULL WHERE "userId" = :userId`;

const REMOVE = statement('cart-remove')`DELETE FROM "cart_line" WHERE "userId" = :userId AND "itemId" = :itemId`;

const CLEAR = statement('cart-clear')`DELETE FROM "cart" WHERE "userId" = :userId`;
