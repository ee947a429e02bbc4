import { isInputObjectType, isObjectType, buildSchema, type GraphQLField } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { orderOf, place } from '../testing/orders.js';
import { signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';

/**
 * Every query and mutation must be in one of the three lists below. Calls in PUBLIC and OWN take no ids of personal
 * data. For ATTACKS, a stranger makes each call with the victim's id; this must reveal and change nothing.
 */
const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) => Object.values(type.getFields()));

/** Calls for public data: the catalogue, places, and what has a random id that is meant to be shared: orders, favourites. */
const PUBLIC = new Set(
  `addToProductCart announcementBar bannerList blog blogList blogTags brandList calculateAddressDelivery calculatePVZDelivery catalogSection cityArrivals collectionBundle contentPreview collectionPreview bannerPreview createPaymentLink deliveryMethods directoryList evidenceAddress
   filterList filteredProducts filteredProductsConnection findCity findCountry findProductItems findProducts findProucts findProuctItems
   getDirectoryFilters getIdempotencyKey getPVZListByLocation infoPage loyaltyLevels mergeProductCart noteSearchClick orderStatusNames paymentMethods pickupPointClusters popularQueries product productList productQuestions promoSelection publicOrder quote recentlyBoughtProducts redirectRules reviewList
   sharedFavourites removeFromProductCart
   complementaryProducts sameModelProducts schemaVersion searchFilteredProducts shop similarProducts siteMap sizeGrid urlMetadata`.split(
    /\s+/,
  ),
);
/** Calls for the caller's own data. They take no ids. */
const OWN = new Set(
  `user sessionList addressList exportAccount signOut signOutEverywhere editUser addEmail addPhone createAddress
   deleteAccount authenticate signInByLink refreshTokens sendSmsCode sendEmailCode clearProductCart createOrderRequest
   createOrderWithPaymentLink createUpload lastOrderTerms pointsHistory productCart userOrderList userOrdersConnection userOrderStatistics validatePromocode
   createCooperativeRequest createMeetPriceRequest createReview reviewableProducts userMeetPriceRequestList userReviewList
   askQuestion userQuestions favouriteList favouritesLink savedSearchList saveSearch shareFavourites stopSharingFavourites mySizes mySizeHere mySizesInStock mergeFavourites toggleFavourite createStockNotice stockNoticeList
   createSandboxShopper moveSandboxTime`.split(/\s+/),
);
/** All other calls, each with the input that the stranger sends. */
const ATTACKS: Record<string, (victim: Victim) => object> = {
  endSession: ({ shopper }) => ({ id: shopper.sessionId }),
  editAddress: ({ addressId }) => ({ id: addressId, city: 'Чужой', street: 'Чужая', house: '0' }),
  deleteAddress: ({ addressId }) => ({ id: addressId }),
  getOrderByUUID: ({ orderUuid }) => ({ uuid: orderUuid }),
  completeUpload: ({ uploadId }) => ({ id: uploadId }),
  cancelOrder: ({ orderUuid }) => ({ uuid: orderUuid }),
  editReview: ({ reviewId }) => ({ id: reviewId, rating: 1, text: 'Чужое' }),
  orderPapers: ({ orderUuid }) => ({ uuid: orderUuid }),
  userOrder: ({ orderId }) => ({ id: orderId }),
  orderReturns: ({ orderUuid }) => ({ uuid: orderUuid }),
  returnQuote: ({ orderUuid, orderItemId }) => ({ uuid: orderUuid, itemIds: [orderItemId] }),
  createReturnRequest: ({ orderUuid, orderItemId }) => ({
    uuid: orderUuid,
    items: [{ id: orderItemId, reason: 'SIZE' }],
  }),
  cancelReturnRequest: ({ returnId }) => ({ id: returnId }),
  voteReview: ({ reviewId }) => ({ id: reviewId, helpful: false }),
  removeStockNotice: ({ noticeId }) => ({ id: noticeId }),
  editSavedSearch: ({ searchId }) => ({ id: searchId, name: 'Чужое' }),
  removeSavedSearch: ({ searchId }) => ({ id: searchId }),
  stopSearchNotices: ({ shopper }) => ({ token: `${shopper.id}.AAAA` }),
  confirmOrderPhone: ({ orderUuid }) => ({ uuid: orderUuid, code: '1234' }),
  advanceSandboxOrder: ({ orderUuid }) => ({ uuid: orderUuid }),
};

type Kept = Pick<Victim, 'reviewId' | 'noticeId' | 'searchId' | 'orderItemId' | 'returnId'>;

interface Victim {
  shopper: Shopper;
  addressId: string;
  orderUuid: string;
  orderId: string;
  uploadId: string;
  reviewId: string;
  noticeId: string;
  searchId: string;
  orderItemId: string;
  returnId: string;
}

let api: TestApi;
let victim: Victim;
let stranger: Shopper;
beforeAll(async () => {
  const settings = { PAYMENT_PROVIDER: 'sandbox', SANDBOX_SHOPPERS: 'true' };
  api = await startTestApi([feedProduct('shoe', { items: [{ size: '42', price: 1000 }] })], settings);
  const shopper = await signIn(api, somePhone());
  const { data } = await shopper.ask(
    'mutation { createAddress(dto: { city: "Тайный", street: "Тайная", house: "7" }) { id } }',
  );
  const { data: found } = await shopper.ask(
    '{ product(dto: { slug: "shoe" }) { items { id priceDetails { price } } } }',
  );
  const [item] = (found!.product as { items: { id: string; priceDetails: { price: number } }[] }).items;
  await place(shopper, orderOf([{ id: item!.id, price: item!.priceDetails.price }]));
  const { data: list } = await shopper.ask('{ userOrderList { items { uuid id } } }');
  const [order] = (list!.userOrderList as { items: { uuid: string; id: string }[] }).items;
  const addressId = (data!.createAddress as { id: string }).id;
  const { data: ticket } = await shopper.ask(
    'mutation { createUpload(dto: { purpose: AVATAR, fileName: "Тайный.png", contentType: "image/png", byteSize: 9 }) { id } }',
  );
  const uploadId = (ticket!.createUpload as { id: string }).id;
  victim = {
    shopper,
    addressId,
    orderUuid: order!.uuid,
    orderId: order!.id,
    uploadId,
    ...(await keepPrivately(shopper.id)),
  };
  await shopper.ask('mutation { editUser(dto: { name: "Тайна" }) { id } }');
  stranger = await signIn(api, somePhone());
});
afterAll(() => api?.close());

/** Gives the shopper a review that waits for an operator, a favourite, a notice and a return request. */
async function keepPrivately(userId: string): Promise<Kept> {
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  const { rows } = await client.query<Kept>(
    `WITH bought AS (
       SELECT i."id", i."orderUuid", i."productId", p."sizeId" FROM "order_product_item" i JOIN "product_item" p ON p."id" = i."itemId"
     ), review AS (
       INSERT INTO "review" ("userId", "productId", "modelKey", "orderItemId", "rating", "text")
       SELECT $1, "productId", "productId", "id", 5, 'Тайный отзыв' FROM bought RETURNING "id"
     ), favourite AS (INSERT INTO "favourite" ("userId", "productId") SELECT $1, "productId" FROM bought), notice AS (
       INSERT INTO "stock_notice" ("kind", "productId", "sizeId", "userId", "expiresAt")
       SELECT 'BACK_IN_STOCK', "productId", "sizeId", $1, now() + interval '1 day' FROM bought RETURNING "id"
     ), search AS (
       INSERT INTO "saved_search" ("userId", "name", "query", "filter", "conditionHash", "notify")
       VALUES ($1, 'Тайный поиск', 'тайна', '{}', '', true) RETURNING "id"
     ), request AS (
       INSERT INTO "return_request" ("orderUuid") SELECT "orderUuid" FROM bought RETURNING "id"
     ), returned AS (
       INSERT INTO "return_item" ("requestId", "orderItemId", "reason", "comment", "open")
       SELECT request."id", bought."id", 'SIZE', 'Тайный возврат', false FROM request, bought
     )
     SELECT review."id" AS "reviewId", notice."id" AS "noticeId", search."id" AS "searchId", bought."id" AS "orderItemId", request."id" AS "returnId"
     FROM bought, review, notice, search, request`,
    [userId],
  );
  await client.end();
  return rows[0]!;
}

const WHOLE = `{ user { id name phone email } sessionList { id } addressList { items { id city street house } } exportAccount
     userOrderList { items { uuid status name } } userOrderStatistics { orderCount } productCart { userId }
     userReviewList { items { id text } } favouriteList { productIds } stockNoticeList { id } savedSearchList { id name notify } }`;
const picture = async (shopper: Shopper) =>
  JSON.stringify((await shopper.ask(WHOLE)).data).replace(/exportedAt\W+[\d-]+T[\d:.]+Z/, '');

it('the list of tested calls covers every query and mutation that takes ids', () => {
  const known = [...PUBLIC, ...OWN, ...Object.keys(ATTACKS)].sort();
  expect(fields.map(({ name }) => name).sort()).toEqual(known);
});

it('queries and mutations about the signed-in shopper accept no user id', () => {
  const idsOf = ({ args }: GraphQLField<unknown, unknown>) =>
    args.flatMap(({ type }) => {
      const named = 'ofType' in type ? type.ofType : type;
      return isInputObjectType(named)
        ? Object.keys(named.getFields()).filter((key) => /^(id|userId|sessionId|addressId)$/.test(key))
        : [];
    });
  for (const field of fields.filter(({ name }) => OWN.has(name)))
    expect({ [field.name]: idsOf(field) }).toEqual({ [field.name]: [] });
});

it.each(Object.keys(ATTACKS))('%s with another shopper’s id reveals nothing and changes nothing', async (name) => {
  const before = await picture(victim.shopper);
  const field = fields.find((candidate) => candidate.name === name)!;
  const kind = schema.getMutationType()!.getFields()[name] ? 'mutation' : 'query';
  const input = String(field.args[0]!.type);
  const named = 'ofType' in field.type ? field.type.ofType : field.type;
  const answer = await stranger.ask(
    `${kind} ($dto: ${input}) { ${name}(dto: $dto) ${isObjectType(named) ? '{ __typename }' : ''} }`,
    { dto: ATTACKS[name]!(victim) },
  );
  const value = answer.data?.[name];
  expect(value === undefined || value === null || value === false).toBe(true);
  expect(await picture(victim.shopper)).toBe(before);
});

it('personal queries never show another shopper’s data', async () => {
  const seen = await picture(stranger);
  for (const secret of [
    'Тайн',
    victim.shopper.id,
    victim.shopper.sessionId,
    victim.addressId,
    victim.orderUuid,
    victim.reviewId,
  ])
    expect(seen).not.toContain(secret);
});

it('a guest is refused all personal queries and mutations', async () => {
  const guest = (query: string) => api.ask(query);
  for (const query of [
    '{ user { id } }',
    '{ sessionList { id } }',
    '{ addressList { items { id } } }',
    '{ exportAccount }',
    '{ productCart { userId } }',
    '{ userOrderList { items { uuid } } }',
    '{ userOrderStatistics { bonuses } }',
    '{ pointsHistory { items { id } } }',
    `{ getOrderByUUID(dto: { uuid: "${victim.orderUuid}" }) { uuid } }`,
    `{ userOrder(dto: { id: "${victim.orderId}" }) { uuid } }`,
    'mutation { clearProductCart { userId } }',
    'mutation { validatePromocode(dto: { code: "X" }) { cart { userId } } }',
    'mutation { signOut }',
    'mutation { signOutEverywhere }',
    'mutation { editUser(dto: { name: "Я" }) { id } }',
    'mutation { addEmail(dto: { email: "a@b.ru", code: "1234" }) { id } }',
    'mutation { addPhone(dto: { phone: "+79161234567", code: "1234" }) { id } }',
    'mutation { createAddress(dto: { city: "Тверь", street: "Новая", house: "1" }) { id } }',
    'mutation { deleteAccount(dto: { emailOrPhone: "a@b.ru", code: "1234" }) }',
    `mutation { endSession(dto: { id: "${victim.shopper.sessionId}" }) }`,
    '{ userReviewList { items { id } } }',
    '{ reviewableProducts { slug } }',
    '{ favouriteList { productIds } }',
    '{ favouritesLink { token } }',
    'mutation { shareFavourites(dto: {}) { token } }',
    'mutation { stopSharingFavourites }',
    '{ stockNoticeList { id } }',
    '{ savedSearchList { id } }',
    'mutation { saveSearch(dto: { name: "Я", query: "кеды" }) { id } }',
    `mutation { editSavedSearch(dto: { id: "${victim.searchId}", notify: false }) { id } }`,
    `mutation { removeSavedSearch(dto: { id: "${victim.searchId}" }) }`,
    `mutation { editReview(dto: { id: "${victim.reviewId}", rating: 1 }) { id } }`,
    `mutation { voteReview(dto: { id: "${victim.reviewId}" }) { id } }`,
    `mutation { removeStockNotice(dto: { id: "${victim.noticeId}" }) }`,
    `mutation { deleteAddress(dto: { id: "${victim.addressId}" }) }`,
  ])
    expect((await guest(query)).errors?.[0]?.extensions.code).toBe('UNAUTHORIZED');
});
