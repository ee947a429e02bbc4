import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { statement } from '../../platform/database/statement.js';
import { Statements, type Queries } from '../../platform/database/statements.js';
import { ApiError, badUserInput, type FieldFault, fieldFault } from '../../shared/api-error.js';
import { given } from '../../shared/given.js';
import { Audit } from '../../operator/index.js';
import type { ItemStockInput } from './operator-product.input.js';

interface Prices {
  /** Kopecks. */
  price: number | null;
  oldPrice: number | null;
  loyaltyPrice: number | null;
}

type OfferPrices = { id: string; version?: string | null } & { [Field in keyof Prices]?: Prices[Field] | undefined };

/** Sets stock and prices of several offers. Either all of them change or none. */
@Injectable()
export class SetOffers {
  constructor(
    private readonly audit: Audit,
    private readonly statements: Statements,
  ) {}

  /**
   * Sets prices. From then on, feeds do not change the prices of these offers. An undefined price stays as it is.
   * Throws ITEM_NOT_FOUND, and BAD_USER_INPUT for contradictory prices.
   */
  async prices(by: Actor, items: OfferPrices[]): Promise<void> {
    const placeOf = new Map(items.map(({ id }, n) => [id, n]));
    await this.each(by, 'setPrices', items, (queries, { version: _seen, ...wanted }) =>
      writePrices(queries, by, wanted, `dto.items.${placeOf.get(wanted.id)}`),
    );
  }

  /** Lets feeds set the prices of these offers again, from the next import on. Throws ITEM_NOT_FOUND. */
  releasePrices(by: Actor, ids: string[]): Promise<void> {
    const items = ids.map((id) => ({ id }));
    return this.each(by, 'releasePrices', items, async (queries, { id }) => {
      const [row] = await queries.rows(RELEASE_PRICE, { id });
      if (!row) throw itemNotFound();
      await queries.rows(FORGET_OFFERS, { productId: row.productId });
    });
  }

  /** Sets the stock of the offers. Throws BAD_USER_INPUT, ITEM_NOT_FOUND, STOCK_BELOW_RESERVED. */
  async stock(by: Actor, items: ItemStockInput[]): Promise<void> {
    const wrong = items.findIndex(
      ({ stock, difference }) => ((stock ?? null) === null) === ((difference ?? null) === null),
    );
    if (wrong >= 0) throw badUserInput([fieldFault(`dto.items.${wrong}`, 'stockOrDifference')]);
    await this.each(by, 'setStock', items, setStock);
  }

  /** Processes the offers in the order of their ids. All code locks offers in this order, which prevents deadlocks. */
  private each<Item extends { id: string; version?: string | null }>(
    by: Actor,
    action: string,
    items: Item[],
    work: (queries: Queries, item: Item) => Promise<void>,
  ): Promise<void> {
    const ordered = items.toSorted((a, b) => (a.id.toLowerCase() < b.id.toLowerCase() ? -1 : 1));
    return this.statements.transaction(async (queries) => {
      for (const item of ordered)
        await this.audit.changeWithin(queries, { by, action, entity: 'PRODUCT_ITEM', id: item.id, seen: item }, () =>
          work(queries, item),
        );
    });
  }
}

/**
 * Sets prices of an offer that the audit log has already locked. `path` is the path of the prices in the input. Throws
 * ITEM_NOT_FOUND, and BAD_USER_INPUT for contradictory prices.
 */
export async function writePrices(
  queries: Queries,
  by: Actor,
  { id, ...wanted }: OfferPrices,
  path: string,
): Promise<void> {
  const [offer] = await queries.rows(PRICES, { id });
  if (!offer) throw itemNotFound();
  const prices = { ...offer, ...given(wanted) };
  const faults = priceFaults(prices, path);
  if (faults.length) throw badUserInput(faults);
  await queries.rows(SET_PRICE, { ...prices, price: prices.price!, id, by: by.id });
}

/** Sets the stock of an offer. The audit log has already locked the offer, so orders of the offer wait. */
export async function setStock(queries: Queries, { id, stock, difference }: ItemStockInput): Promise<void> {
  const [row] = await queries.rows(STOCK_NOW, { id });
  if (!row) throw itemNotFound();
  const wanted = stock ?? row.stock + difference!;
  if (wanted < row.reserved) {
    const details = { itemId: id, stock: row.stock, reserved: row.reserved };
    throw new ApiError('STOCK_BELOW_RESERVED', details);
  }
  await queries.rows(SET_STOCK, { id, wanted });
}

function priceFaults({ price, oldPrice, loyaltyPrice }: Prices, path: string): FieldFault[] {
  if (price === null) return [fieldFault(`${path}.price`, 'priceMissing')];
  if (price < 1) return [fieldFault(`${path}.price`, 'aboveZero')];
  const faults: FieldFault[] = [];
  if (oldPrice !== null && oldPrice <= price)
    faults.push(fieldFault(`${path}.oldPrice`, 'oldPriceAbove', { oldPrice }));
  if (loyaltyPrice !== null && loyaltyPrice > price)
    faults.push(fieldFault(`${path}.loyaltyPrice`, 'loyaltyPriceAtMost', { loyaltyPrice }));
  return faults;
}

export const itemNotFound = (): ApiError => new ApiError('ITEM_NOT_FOUND.OFFER');

const STOCK_NOW = statement('operator-stock-now')`
SELECT "stock", "reserved" FROM "product_item" WHERE "id" = :id AND "deletedAt" IS NULL`;

const SET_STOCK = statement('operator-set-stock')`
UPDATE "product_item" SET "stock" = :wanted, "updatedAt" = now() WHERE "id" = :id`;

const PRICES = statement('operator-prices')`
SELECT r."price"::float8, r."oldPrice"::float8, r."loyaltyPrice"::float8
FROM "product_item" i LEFT JOIN "price_details" r ON r."itemId" = i."id" WHERE i."id" = :id AND i."deletedAt" IS NULL`;

const SET_PRICE = statement('operator-set-price')`
INSERT INTO "price_details" ("itemId", "price", "oldPrice", "loyaltyPrice", "setBy", "setAt")
VALUES (:id, :price, :oldPrice?, :loyaltyPrice?, :by, now())
ON CONFLICT ("itemId") DO UPDATE SET "price" = excluded."price", "oldPrice" = excluded."oldPrice",
  "loyaltyPrice" = excluded."loyaltyPrice", "setBy" = excluded."setBy", "setAt" = excluded."setAt"`;

const RELEASE_PRICE = statement('operator-release-price')`
WITH released AS (UPDATE "price_details" SET "setBy" = NULL, "setAt" = NULL WHERE "itemId" = :id AND "setBy" IS NOT NULL)
SELECT "productId" FROM "product_item" WHERE "id" = :id AND "deletedAt" IS NULL`;

/**
 * Clears the part of the product's fingerprint that stands for the offers. Otherwise the next import would skip the
 * offers as unchanged.
 */
const FORGET_OFFERS = statement('operator-forget-offers')`
UPDATE "product_source" SET "fingerprint" = regexp_replace("fingerprint", '[^.]*$', '-') WHERE "productId" = :productId`;
