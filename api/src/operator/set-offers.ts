import { Injectable } from '@nestjs/common';
import { Statements, type Queries } from '../platform/database/statements.js';
import { ApiError, badUserInput, type FieldFault } from '../shared/api-error.js';
import { Audit } from './audit.js';
import type { ItemPricesInput, ItemStockInput } from './operator-product.input.js';

/** Stock and prices of several offers: all of them or none. */
@Injectable()
export class SetOffers {
  constructor(
    private readonly audit: Audit,
    private readonly statements: Statements,
  ) {}

  /** Throws BAD_USER_INPUT for prices that do not fit one another, ITEM_NOT_FOUND. */
  async prices(by: string, items: ItemPricesInput[]): Promise<void> {
    const faults = items.flatMap(priceFaults);
    if (faults.length) throw badUserInput(faults);
    await this.each(by, 'setPrices', items, async (queries, { id, price, oldPrice = null, loyaltyPrice = null }) => {
      const set = await queries.rows('operator-set-price', SET_PRICE, [id, price, oldPrice, loyaltyPrice]);
      if (!set.length) throw itemNotFound();
    });
  }

  /** Throws BAD_USER_INPUT, ITEM_NOT_FOUND, STOCK_BELOW_RESERVED. */
  async stock(by: string, items: ItemStockInput[]): Promise<void> {
    const wrong = items.findIndex(
      ({ stock, difference }) => ((stock ?? null) === null) === ((difference ?? null) === null),
    );
    if (wrong >= 0) throw badUserInput([{ field: `dto.items.${wrong}`, message: 'must have stock or difference' }]);
    await this.each(by, 'setStock', items, setStock);
  }

  /** In the order of ids, as everybody locks offers. */
  private each<Item extends { id: string }>(
    by: string,
    action: string,
    items: Item[],
    work: (queries: Queries, item: Item) => Promise<void>,
  ): Promise<void> {
    const ordered = items.toSorted((a, b) => (a.id.toLowerCase() < b.id.toLowerCase() ? -1 : 1));
    return this.statements.transaction(async (queries) => {
      for (const item of ordered)
        await this.audit.changeWithin(queries, { by, action, entity: 'PRODUCT_ITEM', id: item.id }, () =>
          work(queries, item),
        );
    });
  }
}

/** The offer is locked: orders that want it wait. */
async function setStock(queries: Queries, { id, stock, difference }: ItemStockInput): Promise<void> {
  const [row] = await queries.rows<{ stock: number; reserved: number }>('operator-stock-now', STOCK_NOW, [id]);
  if (!row) throw itemNotFound();
  const wanted = stock ?? row.stock + difference!;
  if (wanted < row.reserved) {
    const details = { itemId: id, stock: row.stock, reserved: row.reserved };
    throw new ApiError(
      'STOCK_BELOW_RESERVED',
      `Открытые заказы держат ${row.reserved} шт.: меньше быть не может`,
      details,
    );
  }
  await queries.rows('operator-set-stock', SET_STOCK, [id, wanted]);
}

function priceFaults({ price, oldPrice, loyaltyPrice }: ItemPricesInput, n: number): FieldFault[] {
  const faults: FieldFault[] = [];
  if ((oldPrice ?? null) !== null && oldPrice! <= price)
    faults.push({ field: `dto.items.${n}.oldPrice`, message: 'must be above price' });
  if ((loyaltyPrice ?? null) !== null && loyaltyPrice! > price)
    faults.push({ field: `dto.items.${n}.loyaltyPrice`, message: 'must be at most price' });
  return faults;
}

const itemNotFound = (): ApiError => new ApiError('ITEM_NOT_FOUND', 'Такого предложения нет');

const STOCK_NOW = `SELECT "stock", "reserved" FROM "product_item" WHERE "id" = $1 AND "deletedAt" IS NULL`;

const SET_STOCK = `UPDATE "product_item" SET "stock" = $2, "updatedAt" = now() WHERE "id" = $1`;

const SET_PRICE = `
INSERT INTO "price_details" ("itemId", "price", "oldPrice", "loyaltyPrice")
SELECT i."id", $2::bigint, $3::bigint, $4::bigint FROM "product_item" i WHERE i."id" = $1 AND i."deletedAt" IS NULL
ON CONFLICT ("itemId") DO UPDATE SET "price" = excluded."price", "oldPrice" = excluded."oldPrice",
  "loyaltyPrice" = excluded."loyaltyPrice"
RETURNING 1`;
