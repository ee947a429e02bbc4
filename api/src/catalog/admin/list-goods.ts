import { Injectable } from '@nestjs/common';
import { afterPlace, inOrder, keyColumn, type Sorted } from '../../platform/database/after-place.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import type { Connection, ConnectionRequest } from '../../shared/connection.js';
import { listKey } from '../../shared/cursor.js';
import { keysetConnection } from '../../shared/keyset.js';
import type { AskedCounts } from '../../operator/index.js';
import { ChangedProducts } from './changed-products.js';
import { FindProducts } from './find-products.js';
import {
  matchingOffers,
  matchingOffersByPrice,
  offerConditions,
  matchingProducts,
  PRODUCT_COUNTS,
  productConditions,
} from './goods-conditions.js';
import { withIds } from './ids-of-slugs.js';
import type { OperatorOffer } from './operator-offer.model.js';
import type { ProductsInput } from './operator-product.input.js';
import type { OperatorProduct } from './operator-product.model.js';
import { GOODS_TRAITS, type OffersInput, type OfferSort, type ProductSort } from './product-lists.input.js';
import type { TraitCount } from './product-lists.model.js';

/** Offers are counted up to this number: counting a million takes longer than showing some of them. */
export const MOST_COUNTED = 10_000;

/**
 * Lists products and offers by the figures recorded after their last changes (`changed-products.ts`). Parts of names
 * and article numbers are found by `api/prisma/sql/catalogue-search-indexes.sql`.
 */
@Injectable()
export class ListGoods {
  constructor(
    private readonly statements: Statements,
    private readonly changes: ChangedProducts,
    private readonly found: FindProducts,
  ) {}

  /** Throws CURSOR_INVALID for a cursor of another list. */
  async products(
    dto: ProductsInput,
    sort: ProductSort,
    request: ConnectionRequest,
    counted: AskedCounts,
  ): Promise<Connection<OperatorProduct> & { traitCounts: TraitCount[] }> {
    const conditions = productConditions(dto);
    await this.changes.note();
    const sought = await withIds(this.statements, conditions);
    const isCounted = counted.total || counted.parts;
    const [counts] = isCounted ? await this.statements.plannedRows(COUNT_PRODUCTS, sought) : [];
    const connection = await keysetConnection(listKey('products', conditions, sort), request, {
      keys: sort === 'BY_NAME' ? 'TEXTS' : 'NUMBERS',
      count: () => Promise.resolve(counts?.total ?? 0),
      rows: (slice) => this.statements.plannedRows(PRODUCTS[sort], { ...sought, ...slice }),
      present: async (rows) => {
        const products = await this.found.byIds(rows.map(({ id }) => id));
        return rows.map(({ id }) => products.get(id) ?? null);
      },
    });
    return { ...connection, traitCounts: counts ? GOODS_TRAITS.map((trait) => ({ trait, count: counts[trait] })) : [] };
  }

  /** Throws CURSOR_INVALID for a cursor of another list. */
  async offers(
    dto: OffersInput,
    sort: OfferSort,
    request: ConnectionRequest,
    isCounted: boolean,
  ): Promise<Connection<OperatorOffer>> {
    const conditions = offerConditions(dto);
    await this.changes.note();
    const sought = await withIds(this.statements, conditions);
    return keysetConnection(listKey('offers', conditions, sort), request, {
      keys: 'NUMBERS',
      count: async () => (isCounted ? (await this.statements.plannedRows(COUNT_OFFERS, sought))[0]!.total : 0),
      rows: (slice) => this.statements.plannedRows(OFFERS[sort], { ...sought, ...slice }),
      present: async (rows) => {
        const offers = await this.found.offers(rows.map(({ id }) => id));
        const byId = new Map(offers.map((offer) => [offer.id, offer]));
        return rows.map(({ id }) => byId.get(id) ?? null);
      },
    });
  }
}

/** Returns SQL of a part of a list; `matching` is SQL of its entries, whose parts are planned for themselves. */
const slice = (
  sorted: Sorted,
  matching: (columns: string, slice: string, direction: Sorted['direction']) => string,
) => {
  const columns = `${keyColumn(sorted)}, ${sorted.id} AS "id", ${sorted.by} AS "by"`;
  return `SELECT f."key", f."id" FROM (${matching(columns, afterPlace(sorted), sorted.direction)}) f
${inOrder({ ...sorted, by: 'f."by"', id: 'f."id"' })} LIMIT :limit`;
};

const product = (by: string, kind: Sorted['kind'], direction: Sorted['direction']) =>
  slice({ by: `c."${by}"`, id: 'c."productId"', kind, direction }, matchingProducts);

const offersByPrice = (direction: Sorted['direction']) =>
  slice({ by: 'r."price"', id: 'i."id"', kind: 'NUMBER', direction }, matchingOffersByPrice);

const OFFERS_BY_TIME = slice({ by: 'i."createdAt"', id: 'i."id"', kind: 'TIME', direction: 'DESC' }, (columns, part) =>
  matchingOffers(columns, part),
);

const PRODUCTS = {
  NEWEST_FIRST: statement('operator-products-newest')`${product('createdAt', 'TIME', 'DESC')}`,
  CHANGED_FIRST: statement('operator-products-changed')`${product('position', 'NUMBER', 'DESC')}`,
  BY_NAME: statement('operator-products-named')`${product('name', 'TEXT', 'ASC')}`,
  CHEAP_FIRST: statement('operator-products-cheap')`${product('price', 'NUMBER', 'ASC')}`,
  EXPENSIVE_FIRST: statement('operator-products-expensive')`${product('price', 'NUMBER', 'DESC')}`,
  LEAST_STOCK_FIRST: statement('operator-products-scarce')`${product('available', 'NUMBER', 'ASC')}`,
};

const OFFERS = {
  NEWEST_FIRST: statement('operator-offers-newest')`${OFFERS_BY_TIME}`,
  CHEAP_FIRST: statement('operator-offers-cheap')`${offersByPrice('ASC')}`,
  EXPENSIVE_FIRST: statement('operator-offers-expensive')`${offersByPrice('DESC')}`,
};

const COUNT_PRODUCTS = statement('operator-products-total')`${PRODUCT_COUNTS}`;

const COUNT_OFFERS = statement('operator-offers-total')`
SELECT count(*)::int AS "total" FROM (${matchingOffers('1')} LIMIT ${MOST_COUNTED}) counted`;
