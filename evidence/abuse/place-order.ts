import { MOSCOW } from '../chaos/orders/shopper.js';
import type { AbusedShop } from './abused-shop.js';
import { callApi, type By } from './call-api.js';

export interface Offer {
  id: string;
  /** Kopecks. */
  price: number;
  stock: number;
}

export interface Placed {
  uuid?: string;
  /** The error code, if the order was refused. */
  refused?: string;
}

type Kind = 'createOrderRequest' | 'createOrderWithPaymentLink';

let keys = 0;

/** Returns offers with several units and one price for everybody, the cheapest first. */
export async function offersOf({ database }: AbusedShop): Promise<Offer[]> {
  const { rows } = await database.query<{ id: string; price: string; stock: number }>(OFFERS);
  return rows.map(({ price, ...offer }) => ({ ...offer, price: Number(price) }));
}

/** Places an unpaid order: a request that an operator would confirm by telephone, or an order that awaits payment. */
export async function placeOrder(
  shop: AbusedShop,
  kind: Kind,
  offers: Offer[],
  contact: { name: string; phone: string; email?: string },
  by: By,
  comment?: string,
): Promise<Placed> {
  const dto = {
    idempotencyKey: `a-key-of-the-attack-${(keys += 1)}`,
    items: offers.map(({ id, price }) => ({ id, price })),
    contact,
    comment,
    delivery: { address: { cityId: MOSCOW, street: 'Лесная', house: '7' } },
    paymentType: 'SBP',
  };
  const query = `mutation ($dto: CreateOrderInput!) { placed: ${kind}(dto: $dto) { uuid } }`;
  const { data, errors } = await callApi(shop, query, by, { dto });
  const [fault] = errors ?? [];
  if (fault) return { refused: fault.extensions.reason ?? fault.extensions.code };
  return { uuid: data!['placed']!['uuid'] as string };
}

const OFFERS = `
SELECT i."id", d."price", i."stock" FROM "product_item" i
JOIN "price_details" d ON d."itemId" = i."id" JOIN "product" p ON p."id" = i."productId"
WHERE i."active" AND i."deletedAt" IS NULL AND p."deletedAt" IS NULL AND i."stock" - i."reserved" >= 2
  AND d."loyaltyPrice" IS NULL
ORDER BY d."price", i."id"`;
