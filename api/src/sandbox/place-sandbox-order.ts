import { randomBytes, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PlaceOrder, type Buyer, type CreateOrderInput, type OrderStatus } from '../orders/index.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';
import { AdvanceSandboxOrder } from './advance-sandbox-order.js';
import { SANDBOX_HOME, SANDBOX_NAME } from './sandbox-person.js';
import { SandboxOrder } from './sandbox.input.js';

/** Products among which an offer is looked for first: in a shop of 100,000 products all would take seconds. */
const FEW_PRODUCTS = 1000;

const STATUS_OF: Record<SandboxOrder, OrderStatus> = {
  PAID: 'PAID_READY_TO_SEND',
  TRAVELLING: 'HANDED_OVER_FOR_DELIVERY',
  DELIVERED: 'DELIVERED',
};

/** Places the orders that a sandbox shopper begins with, pays for them and sends them on their way. */
@Injectable()
export class PlaceSandboxOrder {
  constructor(
    private readonly statements: Statements,
    private readonly placeOrder: PlaceOrder,
    private readonly advanceOrder: AdvanceSandboxOrder,
  ) {}

  /** Throws ITEM_NOT_FOUND if nothing can be ordered, and what placing an order throws. */
  async place(kind: SandboxOrder, email: string, buyer: Buyer & { userId: string }): Promise<void> {
    const { uuid } = await this.placeOrder.place('PAYMENT', await this.orderOf(email), buyer);
    await this.advanceOrder.advance(buyer.userId, uuid, STATUS_OF[kind]);
  }

  private async orderOf(email: string): Promise<CreateOrderInput> {
    const offer = (await this.offerAmong(FEW_PRODUCTS)) ?? (await this.offerAmong(null));
    if (!offer) throw new ApiError('ITEM_NOT_FOUND.OFFER');
    const [point] = await this.statements.rows(POINT, { cityId: SANDBOX_HOME.cityId });
    return {
      idempotencyKey: randomBytes(16).toString('hex'),
      items: [{ id: offer.id, price: Number(offer.price) }],
      bonuses: 0,
      contact: { ...SANDBOX_NAME, email, phone: `+7900${randomInt(1_000_000, 9_999_999)}` },
      delivery: point ? { pickupPointCode: point.code } : { address: SANDBOX_HOME },
      paymentType: 'BANK_CARD',
    };
  }

  private async offerAmong(products: number | null) {
    const [offer] = await this.statements.rows(OFFER, { products });
    return offer;
  }
}

/**
 * The offer with the most free units of so many products, or of all, at the price for signed-in shoppers; an offer from
 * abroad if there is one.
 */
const OFFER = statement('sandbox-offer')`
SELECT i."id", least(r."price", r."loyaltyPrice") AS "price"
FROM (SELECT "id" FROM "product" WHERE "active" AND "deletedAt" IS NULL ORDER BY "id" LIMIT :products?::int) p
JOIN "product_item" i ON i."productId" = p."id"
JOIN "price_details" r ON r."itemId" = i."id"
WHERE i."active" AND i."deletedAt" IS NULL AND i."stock" > i."reserved"
ORDER BY i."deliveryIsoCode" = 'RU', i."stock" - i."reserved" DESC, i."id" LIMIT 1`;

const POINT = statement('sandbox-point')`
SELECT "code" FROM "pickup_point" WHERE "active" AND "cityId" = :cityId ORDER BY "provider", "code" LIMIT 1`;
