import { Injectable } from '@nestjs/common';
import { afterPlace, keyColumn } from '../../platform/database/after-place.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import type { Connection, ConnectionRequest } from '../../shared/connection.js';
import { listKey } from '../../shared/cursor.js';
import { keysetConnection } from '../../shared/keyset.js';
import type { AskedCounts } from '../../operator/index.js';
import { ChangedProducts } from './changed-products.js';
import { FindProducts } from './find-products.js';
import {
  OFFER_SOURCE,
  offerConditions,
  PRODUCT_COUNTS,
  PRODUCT_SOURCE,
  productConditions,
} from './goods-conditions.js';
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
    const isCounted = counted.total || counted.parts;
    const [counts] = isCounted ? await this.statements.plannedRows(COUNT_PRODUCTS, conditions) : [];
    const connection = await keysetConnection(listKey('products', conditions, sort), request, {
      keys: sort === 'BY_NAME' ? 'TEXTS' : 'NUMBERS',
      count: () => Promise.resolve(counts?.total ?? 0),
      rows: (slice) => this.statements.plannedRows(PRODUCTS[sort], { ...conditions, ...slice }),
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
    return keysetConnection(listKey('offers', conditions, sort), request, {
      keys: 'NUMBERS',
      count: async () => (isCounted ? (await this.statements.plannedRows(COUNT_OFFERS, conditions))[0]!.total : 0),
      rows: (slice) => this.statements.plannedRows(OFFERS[sort], { ...conditions, ...slice }),
      present: async (rows) => {
        const offers = await this.found.offers(rows.map(({ id }) => id));
        const byId = new Map(offers.map((offer) => [offer.id, offer]));
        return rows.map(({ id }) => byId.get(id) ?? null);
      },
    });
  }
}

const product = (by: string, kind: 'TIME' | 'NUMBER' | 'TEXT', direction: 'ASC' | 'DESC') => {
  const sorted = { by: `c."${by}"`, id: 'c."productId"', kind, direction };
  return `SELECT ${keyColumn(sorted)}, ${sorted.id} AS "id" ${PRODUCT_SOURCE} ${afterPlace(sorted)}`;
};

const offer = (by: string, kind: 'TIME' | 'NUMBER', direction: 'ASC' | 'DESC') => {
  const sorted = { by, id: 'i."id"', kind, direction };
  return `SELECT ${keyColumn(sorted)}, ${sorted.id} AS "id" ${OFFER_SOURCE} ${kind === 'NUMBER' ? `AND ${by} IS NOT NULL` : ''} ${afterPlace(sorted)}`;
};

const PRODUCTS = {
  NEWEST_FIRST: statement('operator-products-newest')`${product('createdAt', 'TIME', 'DESC')}`,
  CHANGED_FIRST: statement('operator-products-changed')`${product('position', 'NUMBER', 'DESC')}`,
  BY_NAME: statement('operator-products-named')`${product('name', 'TEXT', 'ASC')}`,
  CHEAP_FIRST: statement('operator-products-cheap')`${product('price', 'NUMBER', 'ASC')}`,
  EXPENSIVE_FIRST: statement('operator-products-expensive')`${product('price', 'NUMBER', 'DESC')}`,
  LEAST_STOCK_FIRST: statement('operator-products-scarce')`${product('available', 'NUMBER', 'ASC')}`,
};

const OFFERS = {
  NEWEST_FIRST: statement('operator-offers-newest')`${offer('i."createdAt"', 'TIME', 'DESC')}`,
  CHEAP_FIRST: statement('operator-offers-cheap')`${offer('r."price"', 'NUMBER', 'ASC')}`,
  EXPENSIVE_FIRST: statement('operator-offers-expensive')`${offer('r."price"', 'NUMBER', 'DESC')}`,
};

const COUNT_PRODUCTS = statement('operator-products-total')`${PRODUCT_COUNTS}`;

const COUNT_OFFERS = statement('operator-offers-total')`
SELECT count(*)::int AS "total" FROM (SELECT 1 ${OFFER_SOURCE} LIMIT ${MOST_COUNTED}) counted`;
