import { Injectable } from '@nestjs/common';
import { writeCustomFields } from '../../custom-fields/index.js';
import { findByExternalId, findSize, findSupplier } from '../../feeds/index.js';
import { afterConflicts } from '../../platform/database/after-conflicts.js';
import type { Actor } from '../../platform/auth/actor.js';
import { statement } from '../../platform/database/statement.js';
import { Statements, type Queries } from '../../platform/database/statements.js';
import { ApiError, badUserInput, fieldFault } from '../../shared/api-error.js';
import { Audit } from '../../operator/index.js';
import type { SaveProductItemInput } from './save-product-item.input.js';
import type { ProductKeyInput } from './save-product.input.js';
import { productNotFound } from './save-product.js';
import { itemNotFound, setStock, writePrices } from './set-offers.js';

/** The identity of an offer: a product has one offer of each size and supplier. */
interface Parts {
  productId: string;
  sizeId: string | null;
  supplierId: string | null;
}

/** Creates and changes offers of products. */
@Injectable()
export class SaveProductItem {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
  ) {}

  /**
   * Saves an offer and returns its id. Entered prices are set by the operator, so feeds leave them unchanged. Throws
   * ITEM_NOT_FOUND, PRODUCT_NOT_FOUND, NAME_TAKEN for an external id of another offer, STOCK_BELOW_RESERVED, and
   * BAD_USER_INPUT for contradictory prices, another size or supplier, a new offer without them, and several units per
   * order of a private seller's offer.
   */
  save(by: Actor, dto: SaveProductItemInput): Promise<string> {
    const { id, product } = dto;
    if (Boolean(id) === Boolean(product))
      throw badUserInput([fieldFault('dto', 'exactlyOneOf', { names: ['id', 'product'] })]);
    return afterConflicts(() =>
      this.statements.transaction(async (queries) => {
        const parts = await partsOf(queries, dto);
        const found = id ?? (await findOffer(queries, parts, dto.externalId ?? null));
        const action = { by, action: 'saveProductItem', entity: 'PRODUCT_ITEM', id: found, seen: dto } as const;
        return this.audit.changeWithin(queries, action, async () => {
          const itemId = found ?? (await create(queries, parts));
          await change(queries, by, itemId, parts, dto);
          await writeCustomFields(queries, 'OFFER', itemId, dto.customFields ?? [], 'dto.customFields');
          return itemId;
        });
      }),
    );
  }
}

async function partsOf(queries: Queries, { id, product, size, supplier }: SaveProductItemInput): Promise<Parts> {
  const productId = id ? await productOf(queries, id) : await findProduct(queries, product!);
  await queries.rows(LOCK_OFFERS_OF, { productId });
  return {
    productId,
    sizeId: size === undefined ? null : await findSize(queries, size),
    supplierId: supplier === undefined ? null : await findSupplier(queries, supplier),
  };
}

async function productOf(queries: Queries, id: string): Promise<string> {
  const [offer] = await queries.rows(OFFER_NOW, { id });
  if (!offer || offer.deleted) throw itemNotFound();
  return offer.productId;
}

async function findProduct(queries: Queries, { id, externalId, source }: ProductKeyInput): Promise<string> {
  if (Boolean(id) === Boolean(externalId))
    throw badUserInput([fieldFault('dto.product', 'exactlyOneOf', { names: ['id', 'externalId'] })]);
  const found = id ?? (await findByExternalId(queries, source, externalId!));
  const [product] = found ? await queries.rows(PRODUCT_ALIVE, { id: found }) : [];
  if (!product) throw productNotFound();
  return product.id;
}

/** Finds the offer by its external id, or else by its size and supplier. */
async function findOffer(
  queries: Queries,
  { productId, sizeId, supplierId }: Parts,
  externalId: string | null,
): Promise<string | null> {
  const rows = await queries.rows(FIND_OFFER, { productId, externalId, sizeId, supplierId });
  const [found] = rows;
  if (found && externalId !== null && found.externalId !== null && found.externalId !== externalId)
    throw new ApiError('NAME_TAKEN', { itemId: found.id, id: found.id });
  return found?.id ?? null;
}

async function create(queries: Queries, { productId, sizeId, supplierId }: Parts): Promise<string> {
  const missing = [...(sizeId ? [] : ['size']), ...(supplierId ? [] : ['supplier'])];
  if (missing.length) throw badUserInput(missing.map((field) => fieldFault(`dto.${field}`, 'partOfNew')));
  const [made] = await queries.rows(INSERT_OFFER, { productId, sizeId: sizeId!, supplierId: supplierId! });
  return made!.id;
}

async function change(
  queries: Queries,
  by: Actor,
  id: string,
  { productId, sizeId, supplierId }: Parts,
  {
    externalId,
    sku,
    deliveryIsoCode,
    active,
    stock,
    maxPerOrder,
    price,
    oldPrice,
    loyaltyPrice,
    bonusCalcState,
  }: SaveProductItemInput,
): Promise<void> {
  const [present] = await queries.rows(OFFER_NOW, { id });
  if (!present) throw itemNotFound();
  if (sizeId && sizeId !== present.sizeId) throw badUserInput([fieldFault('dto.size', 'ofAnotherOffer')]);
  if (supplierId && supplierId !== present.supplierId)
    throw badUserInput([fieldFault('dto.supplier', 'ofAnotherOffer')]);
  if (externalId) {
    const [other] = await queries.rows(FIND_OFFER, { productId, externalId, sizeId: null, supplierId: null });
    if (other && other.id !== id) throw new ApiError('NAME_TAKEN', { itemId: other.id, id: other.id });
  }
  if (maxPerOrder !== undefined && maxPerOrder > 1 && present.supplierType === 'PRIVATE_SELLER')
    throw badUserInput([fieldFault('dto.maxPerOrder', 'privateSellersUnit')]);
  if (stock !== undefined) {
    await setStock(queries, { id, stock });
    await queries.rows(COUNT_FROM_STOCK, { id });
  }
  await queries.rows(UPDATE_OFFER, {
    id,
    externalId: externalId === undefined ? present.externalId : externalId,
    sku: sku === undefined ? present.sku : sku,
    deliveryIsoCode: deliveryIsoCode ?? present.deliveryIsoCode,
    active: active ?? present.active,
    maxPerOrder: maxPerOrder ?? present.maxPerOrder,
  });
  if (price !== undefined || oldPrice !== undefined || loyaltyPrice !== undefined)
    await writePrices(queries, by, { id, price, oldPrice, loyaltyPrice }, 'dto');
  if (bonusCalcState === undefined) return;
  const [priced] = await queries.rows(SET_BONUS_STATE, { id, bonusCalcState });
  if (!priced) throw badUserInput([fieldFault('dto.bonusCalcState', 'priceMissing')]);
}

/** Saves of offers of one product run one after another, so two calls with the same new offer create one offer. */
const LOCK_OFFERS_OF = statement('lock-offers-of')`
SELECT 1 AS "locked" FROM pg_advisory_xact_lock(hashtextextended('offers of ' || :productId::uuid, 0))`;

const PRODUCT_ALIVE = statement('operator-product-alive')`
SELECT "id" FROM "product" WHERE "id" = :id AND "deletedAt" IS NULL`;

const OFFER_NOW = statement('operator-offer-now')`
SELECT "productId", "sizeId", "supplierId", "externalId", "sku", "deliveryIsoCode", "active", "maxPerOrder",
  "deletedAt" IS NOT NULL AS "deleted", (SELECT u."type" FROM "supplier" u WHERE u."id" = "supplierId") AS "supplierType"
FROM "product_item" WHERE "id" = :id`;

const FIND_OFFER = statement('operator-find-offer')`
SELECT "id", "externalId" FROM "product_item"
WHERE "productId" = :productId AND ("externalId" = :externalId? OR ("sizeId" = :sizeId? AND "supplierId" = :supplierId?))
ORDER BY "externalId" IS NOT DISTINCT FROM :externalId? DESC LIMIT 1`;

const INSERT_OFFER = statement('operator-insert-offer')`
INSERT INTO "product_item" ("productId", "sizeId", "supplierId") VALUES (:productId, :sizeId, :supplierId)
RETURNING "id"`;

/** From now on the next feed's stock is compared with this figure, as with the stock of a former feed. */
const COUNT_FROM_STOCK = statement('operator-count-from-stock')`
UPDATE "product_item" SET "feedStock" = "stock" WHERE "id" = :id AND "feedStock" <> "stock"`;

const UPDATE_OFFER = statement('operator-update-offer')`
UPDATE "product_item" SET "externalId" = :externalId?, "sku" = :sku?, "deliveryIsoCode" = :deliveryIsoCode,
  "active" = :active, "maxPerOrder" = :maxPerOrder, "deletedAt" = NULL, "updatedAt" = now()
WHERE "id" = :id AND ("externalId", "sku", "deliveryIsoCode", "active", "maxPerOrder", "deletedAt")
  IS DISTINCT FROM (:externalId?, :sku?, :deliveryIsoCode, :active::boolean, :maxPerOrder::int, NULL::timestamptz)`;

const SET_BONUS_STATE = statement('operator-set-bonus-state')`
UPDATE "price_details" SET "bonusCalcState" = :bonusCalcState?::"BonusCalcState" WHERE "itemId" = :id
RETURNING "itemId"`;
