import type pg from 'pg';
import type { Operator } from './operators.js';
import type { Answer } from './test-api.js';
import type { Shopper } from './shoppers.js';

const FIELDS = `id phone userId productId productName itemId link text imageUrls state answer
  personalPrice { itemId price units used expiresAt active }`;

export interface AskedPrice {
  id: string;
  state: string;
  text: string;
  [field: string]: unknown;
}

/** Returns the time this number of days from now. */
export const days = (count: number): string => new Date(Date.now() + count * 24 * 3_600_000).toISOString();

export async function askForPrice(by: Pick<Shopper, 'ask'>, dto: object): Promise<AskedPrice> {
  const { data, errors } = await by.ask(
    `mutation ($dto: CreateMeetPriceRequestInput!) { createMeetPriceRequest(dto: $dto) { ${FIELDS} } }`,
    { dto },
  );
  if (!data?.createMeetPriceRequest) throw new Error(JSON.stringify(errors));
  return data.createMeetPriceRequest as AskedPrice;
}

/** Agrees to a price for ten days, unless `dto` says otherwise. Throws if that fails, unless `mustWork` is false. */
export async function agreeOn(by: Operator, dto: object, mustWork = true): Promise<Answer> {
  const answer = await by.admin(`mutation ($dto: AgreeMeetPriceInput!) { agreeMeetPrice(dto: $dto) { ${FIELDS} } }`, {
    dto: { expiresAt: days(10), ...dto },
  });
  if (mustWork && answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer;
}

export async function meetPriceRequests(by: Operator, dto: object = {}): Promise<AskedPrice[]> {
  const { data, errors } = await by.admin(
    `query ($dto: MeetPriceRequestsInput) { meetPriceRequests(dto: $dto) { items { ${FIELDS} } } }`,
    { dto },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return (data.meetPriceRequests as { items: AskedPrice[] }).items;
}

interface PastTheApi {
  requestId: string;
  userId: string;
  itemId: string;
  price: number;
}

let keys = 0;

/**
 * Inserts an order at the personal price of a request as a faulty API might, so that only the database can refuse the
 * order.
 */
export async function orderPastTheApi(
  database: pg.Pool,
  { requestId, userId, itemId, price }: PastTheApi,
): Promise<unknown> {
  return database.query(
    `WITH "o" AS (
       INSERT INTO "shop_order" ("id", "userId", "status", "name", "phone", "paymentType", "goodsPrice", "deliveryPrice",
         "totalPrice", "cashback", "address", "deliveryMinDays", "deliveryMaxDays")
       VALUES (gen_random_uuid()::text, $2, 'AWAITING_PAY', 'Мария', '', 'SBP', $4::bigint, 0, $4, 0, '{}', 0, 0)
       RETURNING "uuid"
     ), "key" AS (INSERT INTO "order_key" ("key", "bodyHash", "orderUuid") SELECT $5, '', "uuid" FROM "o")
     INSERT INTO "order_product_item" ("orderUuid", "position", "itemId", "productId", "status", "name", "slug", "sizeSlug",
       "sizeName", "supplierName", "deliveryIsoCode", "oldPrice", "price", "discountValue", "bonuses", "soldPrice",
       "cashback", "personalPriceId")
     SELECT "o"."uuid", 0, i."id", i."productId", 'AWAITING_PAY', '', '', '', '', '', 'RU', $4, $4, 0, 0, $4, 0, p."id"
     FROM "o", "personal_price" p, "product_item" i WHERE p."requestId" = $1 AND i."id" = $3`,
    [requestId, userId, itemId, price, `past-the-api-${(keys += 1)}`],
  );
}
