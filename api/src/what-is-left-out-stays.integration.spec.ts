import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  type GraphQLInputObjectType,
  type GraphQLSchema,
} from 'graphql';
import pg from 'pg';
import { WorkBulkJobs } from './bulk/work-bulk-jobs.js';
import { checkedUpload, delivered, offersOf } from './testing/delivered.js';
import { operator, type Operator } from './testing/operators.js';
import { MOSCOW } from './testing/orders.js';
import { signIn, somePhone, type Shopper } from './testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from './testing/test-api.js';
import { committedSchema } from './testing/unaccounted-calls.js';

const SCHEMAS = {
  operators: buildSchema(committedSchema('api/admin-schema.graphql')),
  shoppers: buildSchema(committedSchema('api/schema.graphql')),
};
type Side = keyof typeof SCHEMAS;

/** Mutations that change nothing a caller could have left out of an earlier call, by the reason. */
const OTHERS: Record<string, string[]> = {
  'makes something new each time': [
    ...[
      'addOrderNote',
      'addShopperNote',
      'adjustPoints',
      'createAddress',
      'createCooperativeRequest',
      'createMeetPriceRequest',
      'askQuestion',
      'saveSearch',
    ],
    ...['createOperatorUpload', 'createOrderForShopper', 'createOrderRequest', 'createOrderWithPaymentLink'],
    ...['createPaymentLink', 'createPromocode', 'createReturnRequest', 'createReview', 'createSandboxShopper'],
    ...[
      'createStockNotice',
      'createUpload',
      'getIdempotencyKey',
      'recordPayment',
      'refundOrder',
      'sendTestEvent',
      'addClientDocuments',
    ],
    'noteSearchClick',
    'sendTestMessage',
    'startFeedRun',
    'createReturnForShopper',
    'createWaybill',
  ],
  'moves something on; what it leaves out is decided anew': [
    ...['dropMessages', 'replayMessages'],
    ...[
      'advanceSandboxOrder',
      'agreeMeetPrice',
      'approveReturn',
      'approveReview',
      'cancelOrder',
      'cancelReturnRequest',
    ],
    ...[
      'completeOperatorUpload',
      'completeUpload',
      'confirmOrderPhone',
      'decideCooperativeRequest',
      'declineMeetPrice',
    ],
    ...[
      'endPreviousClientKey',
      'endPreviousProgramToken',
      'endSession',
      'hideContent',
      'importRedirects',
      'mergeBrands',
      'mergeCategories',
      'mergeColours',
      'mergeProducts',
      'moveItems',
      'noteRefundsMade',
      'moveSandboxTime',
    ],
    ...[
      'confirmCategoryMapping',
      'confirmPrices',
      'decideProductMatch',
      'pauseWebhook',
      'receiveReturn',
      'refundReturn',
      'rejectReturn',
      'answerQuestion',
      'rejectQuestion',
      'rejectReview',
      'releasePrices',
    ],
    ...[
      'applyFeedRun',
      'discardFeedRun',
      'undoCompanionRule',
      'undoFeedRun',
      'stopBulkPrices',
      'stopBulkStock',
      'stopBulkProducts',
      'undoBulkPrices',
      'undoBulkStock',
      'undoBulkProducts',
      'applyBulkPrices',
      'applyBulkStock',
      'applyBulkProducts',
      'undoSearchRule',
      'replayWebhook',
      'replayWebhookDelivery',
      'resumeWebhook',
      'revokeProgram',
      'rotateClientKey',
    ],
    ...[
      'rotateProgramToken',
      'rotateWebhookSecret',
      'setAccessLevel',
      'setRole',
      'skipWebhookDelivery',
      'remindOfPayment',
      'takeUpRequest',
    ],
    ...[
      'takeUpCooperativeRequest',
      'takeUpMeetPriceRequest',
      'blockShopper',
      'unblockShopper',
      'toggleFavourite',
      'voteReview',
      'editOrder',
    ],
  ],
  'is tested with its job, in set-products.integration.spec.ts': ['setProductsInBulk'],
  'changes nothing before it is applied': ['preparePricesInBulk', 'prepareProductsInBulk', 'prepareStockInBulk'],
  'changes nothing but files': ['exportGoods', 'exportOrders', 'exportOrderUnits', 'exportShoppers'],
  'adds or takes units by a difference': ['addToProductCart', 'removeFromProductCart', 'setStock', 'setStockInBulk'],
  'signs in or out, or joins what two devices have': [
    ...['beginSecondFactor', 'confirmSecondFactor', 'giveSecondFactor', 'renewRecoveryCodes'],
    ...['addPasskey', 'beginPasskey', 'beginPasskeySignIn', 'givePasskey'],
    ...['addEmail', 'addPhone', 'authenticate', 'mergeFavourites', 'mergeProductCart', 'refreshTokens'],
    ...[
      'endShopperSession',
      'endShopperSessions',
      'sendEmailCode',
      'sendSmsCode',
      'signInByLink',
      'signOut',
      'signOutEverywhere',
      'validatePromocode',
    ],
  ],
  removes: [
    ...['clearProductCart', 'deleteAccount', 'deleteAddress', 'removeAnnouncement', 'removeBadge', 'removeBanner'],
    ...[
      'removeBrand',
      'removeCategory',
      'removeClientDocuments',
      'removeCollection',
      'removeColour',
      'removeCustomField',
    ],
    ...['removeDirectory', 'removeRedirect', 'removeStockNotice', 'removeUrlMetadata', 'removeWebhook'],
    'removeCompanionRule',
    'removeFeedSource',
    'removeFormerName',
    'removeJudgedQuery',
    'removeMessageTemplate',
    'removePasskey',
    'removeRole',
    'removeSearchRule',
    'removeSecondFactor',
    'removeView',
    'removeSavedSearch',
    'stopSearchNotices',
    'stopSharingFavourites',
  ],
  'sets one list whole, none of whose parts may be left out': ['saveLoyaltyLevels', 'confirmColumns'],
  'sets one field': ['setOrderExternalId'],
  'sets values by their statuses; order-statuses.integration.spec.ts': ['saveOrderStatuses'],
  'sets values by their names; shop-settings.integration.spec.ts': ['saveShopSettings'],
  'sets values by their codes; custom-fields.integration.spec.ts': ['setOrderCustomFields', 'setShopperCustomFields'],
  'replaces by its key; message-templates.integration.spec.ts': ['saveMessageTemplate'],
  'replaces by what it is of; companions.integration.spec.ts': ['saveCompanionRule'],
  'replaces by its query; search-rules.integration.spec.ts': ['saveJudgedQuery'],
  'replaces by its name; saved-views.integration.spec.ts': ['saveView'],
};

/** Fields that are no part of what is changed. */
const NO_PART: Record<string, string[]> = {
  'names what is changed': [
    'id',
    'externalId',
    'source',
    'product',
    'owner',
    'code',
    'orderUuid',
    'after',
    'version',
    'number',
    'setPricesInBulk.sku',
    'editShopper.userId',
    'editShopper.reason',
  ],
  'adds to what is there': ['uploadIds'],
  'is another way to write a field that is tested': ['value', 'amount', 'type', 'removeValues', 'eventTypes'],
  'is one of two that name the same': ['saveWebhook.events'],
  'is never changed': ['size', 'supplier', 'kind'],
  'belongs to another kind of rules; search-rules.integration.spec.ts': [
    ...['saveSearchRule.words', 'saveSearchRule.twoWay', 'saveSearchRule.target', 'saveSearchRule.place'],
    'saveSearchRule.filters',
  ],
  'is one of several of which one must be there': ['saveSearchRule.brandIds'],
  'is tested in custom-fields.integration.spec.ts': [
    'customFields',
    'saveCustomField.options',
    'saveCustomField.multiple',
  ],
  'is sealed anew each time; source-faults.integration.spec.ts': ['saveFeedSource.credentials'],
  'is one of two that cannot both be empty; address-book.integration.spec.ts': [
    'editAddress.city',
    'editAddress.cityId',
  ],
};

/** Fields that cannot be set again: an upload is used once, and what was shown stays so. */
const LAST = ['avatarUploadId', 'publishAt'];

const PICTURE = 'originals/aa/bb/aabb';
const OTHER_PICTURE = 'originals/aa/cc/aacc';
const NEXT_YEAR = '2027-05-01T10:00:00.000Z';
const LATER = '2027-06-01T10:00:00.000Z';

/** A call that changes something which is there. */
interface Change {
  side?: Side;
  /** Fields that every call must have. */
  least: Record<string, unknown>;
  /** Every other field, with a value that is neither empty nor what a new one has by default. */
  more: Record<string, unknown>;
  /** SQL of what is there, as a JSON object whose keys are fields of the input; $1 is the id. */
  state: string;
  /** Makes the thing, and returns its id and how a call names it; otherwise the call itself makes it. */
  made?: () => Promise<{ id: string; named: Record<string, unknown> }>;
  /** The input of a call that has the changed thing in a list. */
  within?: (item: Record<string, unknown>) => object;
}

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
let shopper: Shopper;
let productId: string;
let itemId: string;
let brandId: string;
let categoryId: string;

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await database.query<Row>(sql, values)).rows;
const first = async <Row extends object>(sql: string, values: unknown[] = []) => (await rows<Row>(sql, values))[0]!;
const row = (table: string) => `SELECT to_jsonb(t) AS "state" FROM "${table}" t WHERE "id" = $1::uuid`;

beforeAll(async () => {
  api = await startTestApi([
    feedProduct('boots', { brands: ['Таволга'], items: [{ size: '42', price: 10_000, stock: 50 }] }),
    feedProduct('ordered', { items: [{ size: '42', price: 10_000, stock: 50 }] }),
    { kind: 'badge', slug: 'hit', title: 'Хит' },
  ]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  admin = await operator(api, 'ADMIN');
  shopper = await signIn(api, somePhone());
  ({ id: productId } = await first<{ id: string }>(`SELECT "id" FROM "product" WHERE "slug" = 'boots'`));
  ({ id: itemId } = await first<{ id: string }>(`SELECT "id" FROM "product_item" WHERE "productId" = $1`, [productId]));
  ({ id: brandId } = await first<{ id: string }>(`SELECT "id" FROM "brand"`));
  ({ id: categoryId } = await first<{ id: string }>(`SELECT "id" FROM "category"`));
  for (const key of [PICTURE, OTHER_PICTURE]) {
    mkdirSync(dirname(join(api.storageFolder, key)), { recursive: true });
    writeFileSync(join(api.storageFolder, key), 'picture');
  }
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const prices = {
  least: { price: 900_000 },
  more: { oldPrice: 1_200_000, loyaltyPrice: 800_000 },
  state: `SELECT to_jsonb(d) AS "state" FROM "price_details" d WHERE "itemId" = $1::uuid`,
  made: () => Promise.resolve({ id: itemId, named: { id: itemId } }),
};
const promocode = (more: object) => ({
  least: {},
  more: { minimum: 100, startsAt: NEXT_YEAR, endsAt: LATER, usageLimit: 5, usageLimitPerUser: 2, ...more },
  state: row('promocode'),
  made: async () => {
    const { id } = await first<{ id: string }>(
      `INSERT INTO "promocode" ("code", "kind", "value") VALUES ('KEEPS', 'PERCENT', 10) RETURNING "id"`,
    );
    return { id, named: { id } };
  },
});
const timed = { href: '/sale', active: false, publishAt: NEXT_YEAR, finishAt: LATER };

const CHANGES: Record<string, () => Change> = {
  saveColour: () => ({ least: {}, more: { name: 'Остаётся', hex: '#123456' }, state: row('color_pallete') }),
  saveBrand: () => ({
    least: {},
    more: { slug: 'kept', name: 'Остаётся', positionScore: 7, logoUrl: PICTURE, description: '<p>О бренде</p>' },
    state: row('brand'),
  }),
  saveCategory: () => ({
    least: {},
    more: {
      ...{ slug: 'kept', name: 'Остаётся', parent: 'sneakers', position: 7 },
      ...{ weightGrams: 300, googleProductCategory: 187 },
    },
    state: `SELECT to_jsonb(c) - '{parentId,level}'::text[] || jsonb_build_object('parent', (SELECT "slug" FROM "category" WHERE "id" = c."parentId"))
            AS "state" FROM "category" c WHERE "id" = $1::uuid`,
  }),
  saveCollection: () => ({
    least: { slug: 'kept', title: 'Остаётся' },
    more: {
      ...{ posterUrl: PICTURE, darkPosterUrl: OTHER_PICTURE, description: 'Текст', active: false },
      ...{ publishAt: NEXT_YEAR, finishAt: LATER, position: 7, productIds: [productId] },
    },
    state: `SELECT to_jsonb(c) || jsonb_build_object('productIds', (SELECT jsonb_agg("productId") FROM "collection_product"
            WHERE "collectionId" = c."id")) AS "state" FROM "collection" c WHERE "id" = $1::uuid`,
  }),
  saveBadge: () => ({
    least: { slug: 'kept', title: 'Остаётся', textColour: '#123456', backgroundColour: '#abcdef' },
    more: { logoUrl: PICTURE },
    state: row('badge'),
  }),
  saveDirectory: () => ({
    least: { slug: 'kept', name: 'Остаётся', filters: [] },
    more: { logoUrl: PICTURE, position: 7, href: '/delivery' },
    state: row('directory'),
  }),
  saveBanner: () => ({
    least: { place: 'home', title: 'Остаётся', posterUrl: PICTURE },
    more: {
      ...{ description: 'Текст', darkPosterUrl: OTHER_PICTURE, mobilePosterUrl: OTHER_PICTURE, position: 7 },
      ...timed,
    },
    state: row('banner'),
  }),
  saveAnnouncement: () => ({
    least: { text: 'Остаётся' },
    more: { tone: 'WARNING', ...timed },
    state: row('announcement'),
  }),
  saveUrlMetadata: () => ({
    least: { url: '/kept' },
    more: { name: 'Имя', title: 'Заголовок', description: 'Описание', keywords: 'слова' },
    state: row('url_metadata'),
  }),
  saveRedirect: () => ({
    least: { kind: 'EXACT', source: '/kept-from', target: '/catalog' },
    more: { permanent: false },
    state: row('redirect_rule'),
  }),
  saveSearchRule: () => ({
    least: { kind: 'HIDE', brandIds: [brandId] },
    more: {
      ...{ queries: ['боты'], productIds: [productId], categoryIds: [categoryId], inCategoryIds: [categoryId] },
      ...{ inBrandIds: [brandId], active: false, startsAt: NEXT_YEAR, endsAt: LATER, note: 'до лета' },
    },
    state: row('search_rule'),
  }),
  saveContent: () => ({
    least: { kind: 'PAGE', slug: 'kept', title: 'Остаётся', markdown: 'Текст' },
    more: {
      ...{ description: 'Коротко', posterUrl: PICTURE, darkPosterUrl: OTHER_PICTURE, tags: ['обувь'] },
      ...{ productSlugs: ['boots'], brandSlugs: ['tavolga'], seoTitle: 'А', seoDescription: 'Б', seoKeywords: 'В' },
    },
    state: `SELECT to_jsonb(r) - '{id,number,createdAt}'::text[] AS "state" FROM "content_revision" r
            WHERE "entryId" = $1::uuid ORDER BY "number" DESC LIMIT 1`,
  }),
  publishContent: () => ({
    least: {},
    more: { finishAt: LATER, publishAt: NEXT_YEAR },
    state: `SELECT jsonb_build_object('finishAt', e."finishAt", 'publishAt', (SELECT "publishAt" FROM "content_revision"
            WHERE "entryId" = e."id" AND "publishAt" > now())) AS "state" FROM "content_entry" e WHERE "id" = $1::uuid`,
    made: async () => {
      const dto = { kind: 'PAGE', slug: 'published', title: 'Заголовок', markdown: 'Текст' };
      const { data } = await admin.admin('mutation ($dto: SaveContentInput!) { saveContent(dto: $dto) { id } }', {
        dto,
      });
      const { id } = data!.saveContent as { id: string };
      return { id, named: { id, number: 1 } };
    },
  }),
  saveClient: () => ({
    least: { name: 'Остаётся' },
    more: {
      ...{ origins: ['https://a.example'], returnAddresses: ['https://a.example/orders/'], limitPercent: 40 },
      ...{ orderUrl: 'https://a.example/orders/{id}', productUrl: 'https://a.example/p/{slug}', documentsOnly: true },
      active: false,
    },
    state: row('api_client'),
  }),
  saveProgram: () => ({
    least: { name: 'Остаётся', scopes: ['READ_CATALOGUE'] },
    more: { expiresAt: LATER },
    state: row('program'),
  }),
  saveRole: () => ({
    least: {},
    more: { name: 'Остаётся', permissions: ['READ_ORDERS'], requiresSecondFactor: true },
    state: row('role'),
  }),
  editShopper: () => ({
    least: {},
    more: { name: 'Остаётся', surname: 'Иванова', phone: '+79160000199', email: 'kept@meet.example' },
    state: `SELECT to_jsonb(u) - '{phoneUnconfirmedSince,emailUnconfirmedSince}'::text[] AS "state" FROM "user_account" u
            WHERE "id" = $1::uuid`,
    made: async () => {
      const { id } = await first<{ id: string }>(
        `INSERT INTO "user_account" ("email") VALUES ('kept@meet.example') RETURNING "id"`,
      );
      return { id, named: { userId: id, reason: 'Попросил по телефону' } };
    },
  }),
  saveWebhook: () => ({
    least: { url: 'https://hooks.example/kept', events: ['order.placed'] },
    more: { description: 'Склад', batchSize: 10 },
    state: row('webhook_endpoint'),
  }),
  saveFeedSource: () => ({
    least: { name: 'kept', format: 'YML' },
    more: {
      ...{ url: 'https://supplier.example/market.yml', supplier: 'Лань', shipsFrom: 'TR' },
      ...{ currency: 'USD', rates: [{ currency: 'USD', roubles: '92.5' }] },
      ...{ defaultStock: 7, complete: true, vanishPercent: 30, movedPercent: 15, everyMinutes: 60, paused: true },
    },
    state: row('feed_source'),
  }),
  saveCustomField: () => ({
    least: {},
    more: {
      ...{ name: 'Остаётся', nameEn: 'Stays', unit: 'г', min: 1, max: 9, visibility: 'PUBLIC', position: 7 },
      ...{ filterable: true, searchable: false },
    },
    state: `SELECT to_jsonb(f) AS "state" FROM "custom_field" f WHERE "id" = $1::uuid`,
    made: async () => {
      const { id } = await first<{ id: string }>(
        `INSERT INTO "custom_field" ("owner", "code", "name", "type") VALUES ('PRODUCT', 'kept', 'Вес', 'NUMBER') RETURNING "id"`,
      );
      return { id, named: { owner: 'PRODUCT', code: 'kept' } };
    },
  }),
  saveProduct: () => ({
    least: {},
    more: {
      ...{ name: 'Остаётся', slug: 'kept', description: '<p>Текст</p>', model: 'Модель', brands: ['tavolga'] },
      ...{ category: 'sneakers', colours: [{ name: 'белый' }], sex: 'FEMALE', children: true, seasons: ['WINTER'] },
      ...{ material: ['LEATHER'], active: false, meetPrice: true, newArrival: true, bonusCalcState: 'NONE' },
      ...{ badges: ['hit'], publishedAt: '2025-01-01T00:00:00Z', sizeGuide: 'Мало', properties: { sole: 'ТЭП' } },
      seoTags: { title: 'Заголовок' },
    },
    state: `SELECT to_jsonb(p) - '{modelId,productCategoryId,productTypeId,productSubTypeId}'::text[] || jsonb_build_object('model', p."modelId", 'category', coalesce(p."productTypeId", p."productCategoryId"),
      'brands', (SELECT jsonb_agg("brandId") FROM "product_brand" WHERE "productId" = p."id"),
      'colours', (SELECT jsonb_agg("colourId") FROM "product_colour" WHERE "productId" = p."id"),
      'badges', (SELECT jsonb_agg("badgeId") FROM "product_badge" WHERE "productId" = p."id"),
      'properties', (SELECT to_jsonb(r) FROM "properties" r WHERE r."productId" = p."id"),
      'seoTags', (SELECT to_jsonb(s) FROM "product_seo_tags" s WHERE s."productId" = p."id")) AS "state"
      FROM "product" p WHERE "id" = $1::uuid`,
  }),
  editProduct: () => ({
    least: {},
    more: {
      ...{ name: 'Остаётся', description: '<p>Текст</p>', sex: 'FEMALE', children: true, seasons: ['WINTER'] },
      ...{ material: ['LEATHER'], active: false, meetPrice: true, newArrival: true, bonusCalcState: 'NONE' },
      badgeIds: [],
    },
    state: row('product'),
    made: () => Promise.resolve({ id: productId, named: { id: productId } }),
  }),
  saveProductItem: () => ({
    least: {},
    more: {
      ...{ sku: 'V-42', deliveryIsoCode: 'TR', active: false, stock: 44, maxPerOrder: 3, price: 900_000 },
      ...{ oldPrice: 1_000_000, loyaltyPrice: 800_000, bonusCalcState: 'NONE' },
    },
    state: `SELECT to_jsonb(i) || to_jsonb(d) AS "state" FROM "product_item" i JOIN "price_details" d ON d."itemId" = i."id"
            WHERE i."id" = $1::uuid`,
    made: () => Promise.resolve({ id: itemId, named: { id: itemId } }),
  }),
  setPrices: () => ({ ...prices, within: (item) => ({ items: [item] }) }),
  setPricesInBulk: () => ({
    ...prices,
    within: (item) => ({ idempotencyKey: crypto.randomUUID(), rows: [item] }),
  }),
  setBrandLogo: () => ({
    least: {},
    more: { logoUrl: PICTURE },
    state: row('brand'),
    made: async () => {
      const { id } = await first<{ id: string }>(`SELECT "id" FROM "brand" WHERE "slug" = 'tavolga'`);
      return { id, named: { id } };
    },
  }),
  setProductMedia: () => ({
    least: {},
    more: { images: [{ url: PICTURE, alt: 'Ботинки' }], videos: [] },
    state: `SELECT jsonb_build_object('images', (SELECT jsonb_agg(jsonb_build_array("storageKey", "alt")) FROM "product_image"
            WHERE "productId" = $1::uuid), 'videos', '[]'::jsonb) AS "state"`,
    made: () => Promise.resolve({ id: productId, named: { id: productId } }),
  }),
  editPromocode: () =>
    promocode({ percent: 20, firstOrderOnly: true, coversSale: false, active: false, categoryIds: [], brandIds: [] }),
  editOrderItems: () => ({
    least: {},
    more: { trackCode: 'T1', cdekWaybillId: 'W1', markingCode: 'M1', estimatedDeliveryDate: NEXT_YEAR },
    state: row('order_product_item'),
    made: async () => {
      const [unit] = await delivered(database, shopper, (await offersOf(database)).ordered!.slice(0, 1));
      return { id: unit!, named: { id: unit } };
    },
    within: (item) => ({ orderUuid: unitOrder, items: [item] }),
  }),
  answerReview: () => ({
    least: {},
    more: { text: 'Спасибо' },
    state: `SELECT jsonb_build_object('text', "answer") AS "state" FROM "review" WHERE "id" = $1::uuid`,
    made: reviewed,
  }),
  editReview: () => ({
    side: 'shoppers',
    least: { rating: 4 },
    more: { fit: 'SMALL', advantages: 'Тёплые', disadvantages: 'Тяжёлые', text: 'Хорошие', photoUrls: [] },
    state: `SELECT to_jsonb(r) || jsonb_build_object('photoUrls', "photos") AS "state" FROM "review" r WHERE "id" = $1::uuid`,
    made: reviewed,
  }),
  editAddress: () => ({
    side: 'shoppers',
    least: { street: 'Лесная', house: '7' },
    more: { countryId: 'RU', building: '2', apartment: '15', index: '101000' },
    state: row('address'),
    made: async () => {
      const { data } = await shopper.ask(
        `mutation { createAddress(dto: { cityId: "${MOSCOW}", street: "Лесная", house: "1" }) { id } }`,
      );
      const { id } = data!.createAddress as { id: string };
      return { id, named: { id } };
    },
  }),
  editSavedSearch: () => ({
    side: 'shoppers',
    least: {},
    more: { name: 'Кеды', notify: false },
    state: row('saved_search'),
    made: async () => {
      const { data } = await shopper.ask(
        'mutation { saveSearch(dto: { name: "Кеды", query: "кеды", notify: false }) { id } }',
      );
      const { id } = data!.saveSearch as { id: string };
      return { id, named: { id } };
    },
  }),
  shareFavourites: () => ({
    side: 'shoppers',
    least: {},
    more: { name: 'Подарки' },
    state: `SELECT to_jsonb(l) AS "state" FROM "favourites_link" l WHERE "userId" = $1::uuid`,
    made: async () => Promise.resolve({ id: shopper.id, named: {} }),
  }),
  editUser: () => ({
    side: 'shoppers',
    least: {},
    more: {
      ...{ name: 'Мария', surname: 'Иванова', lastname: 'Петровна', sex: 'FEMALE', notifyByEmail: false },
      ...{ notifyBySms: false, avatarUploadId: '' },
    },
    state: `SELECT to_jsonb(u) - 'avatarUrl' || jsonb_build_object('avatarUploadId', "avatarUrl") AS "state" FROM "user_account" u
            WHERE "id" = $1::uuid`,
    made: async () => Promise.resolve({ id: shopper.id, named: {} }),
  }),
};

let unitOrder = '';
async function reviewed(): Promise<{ id: string; named: { id: string } }> {
  const known = await rows<{ id: string }>(`SELECT "id" FROM "review"`);
  if (known[0]) return { id: known[0].id, named: known[0] };
  await delivered(database, shopper, (await offersOf(database)).ordered!.slice(0, 1));
  const { id: ordered } = await first<{ id: string }>(`SELECT "id" FROM "product" WHERE "slug" = 'ordered'`);
  const { data, errors } = await shopper.ask('mutation ($dto: CreateReviewInput!) { createReview(dto: $dto) { id } }', {
    dto: { productId: ordered, rating: 4 },
  });
  if (!data?.createReview) throw new Error(JSON.stringify(errors));
  const { id } = data.createReview as { id: string };
  return { id, named: { id } };
}

/** The input type whose fields are left out: that of the call, or of what its list has. */
function inputOf(schema: GraphQLSchema, call: string, within: boolean): GraphQLInputObjectType {
  const type = getNamedType(schema.getMutationType()!.getFields()[call]!.args[0]!.type) as GraphQLInputObjectType;
  if (!within) return type;
  const list = Object.values(type.getFields()).find(({ type }) => isInputObjectType(getNamedType(type)));
  return getNamedType(list!.type) as GraphQLInputObjectType;
}

const isNoPart = (call: string, field: string) =>
  Object.values(NO_PART).some((fields) => fields.includes(field) || fields.includes(`${call}.${field}`));
const isEmpty = (value: unknown): boolean => value === null || value === '' || (Array.isArray(value) && !value.length);

it('every mutation is either tested to keep omitted fields or listed with a reason', () => {
  const calls = Object.values(SCHEMAS).flatMap((schema) => Object.keys(schema.getMutationType()!.getFields()));
  const named = [...Object.keys(CHANGES), ...Object.values(OTHERS).flat()];
  expect([...new Set(calls)].sort()).toEqual([...new Set(named)].sort());
});

describe.each(Object.keys(CHANGES))('%s', (call) => {
  const side: Side = ['editReview', 'editAddress', 'editUser', 'editSavedSearch', 'shareFavourites'].includes(call)
    ? 'shoppers'
    : 'operators';
  const schema = SCHEMAS[side];

  it('a mutation has no input defaults that replace omitted fields, and every field is tested', () => {
    const { least, more, within } = CHANGES[call]!();
    const fields = Object.values(inputOf(schema, call, within !== undefined).getFields());
    expect(fields.filter(({ defaultValue, name }) => defaultValue !== undefined && !isNoPart(call, name))).toEqual([]);
    const tested = [...Object.keys(least), ...Object.keys(more)].filter((field) => !isNoPart(call, field));
    const declared = fields.map(({ name }) => name).filter((name) => !isNoPart(call, name));
    expect(tested.sort()).toEqual(declared.sort());
    const mayBeLeftOut = fields.filter(({ name, type }) => !isNonNullType(type) && !isNoPart(call, name));
    expect(
      Object.keys(more)
        .filter((field) => !isNoPart(call, field))
        .sort(),
    ).toEqual(mayBeLeftOut.map(({ name }) => name).sort());
  });

  it('a mutation keeps omitted fields, and null clears a field or is refused by name', async () => {
    const { least, more, state, made, within = (item: object) => item } = CHANGES[call]!();
    if ('avatarUploadId' in more) more.avatarUploadId = (await checkedUpload(database, shopper, 'AVATAR')).id;
    const asker = side === 'shoppers' ? shopper.ask : admin.admin;
    const { args, type } = schema.getMutationType()!.getFields()[call]!;
    const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
    const ask = async (item: object): Promise<Answer> => {
      const answer = await asker(
        `mutation ($dto: ${String(args[0]!.type)}) { answer: ${call}(dto: $dto) ${selection} }`,
        {
          dto: within(item as Record<string, unknown>),
        },
      );
      if (call === 'setPricesInBulk') await api.app.get(WorkBulkJobs, { strict: false }).run();
      return answer;
    };
    const well = async (item: object) => {
      const { errors } = await ask(item);
      if (errors) throw new Error(JSON.stringify(errors));
    };
    const there = made && (await made());
    if (call === 'editOrderItems')
      unitOrder = (
        await first<{ o: string }>(`SELECT "orderUuid" AS "o" FROM "order_product_item" WHERE "id" = $1`, [there!.id])
      ).o;
    const whole = { ...least, ...more };
    await well({ ...there?.named, ...whole });
    const id = there?.id ?? (await madeBy(call));
    const named = there?.named ?? { id, ...(call === 'saveContent' ? { after: 1 } : {}) };
    const now = async () => {
      const {
        updatedAt: _1,
        version: _2,
        setAt: _3,
        ...rest
      } = (await first<{ state: Record<string, unknown> }>(state, [id])).state;
      return rest;
    };
    const before = await now();
    await well({ ...named, ...least });
    expect(await now()).toEqual(before);
    const revision = () =>
      call === 'saveContent'
        ? rows(`SELECT FROM "content_revision" WHERE "entryId" = $1`, [id]).then(({ length }) => ({ after: length }))
        : {};
    for (const field of Object.keys(more)) {
      if (isNoPart(call, field)) continue;
      const answer = await ask({ ...named, ...(await revision()), ...least, [field]: null });
      if (answer.errors) {
        const { extensions } = answer.errors[0]!;
        expect({
          field,
          code: extensions.code,
          named: extensions.fields?.some((fault) => fault.field.endsWith(field)),
        }).toEqual({ field, code: 'BAD_USER_INPUT', named: true });
        expect(await now()).toEqual(before);
        continue;
      }
      const { [field]: emptied, ...rest } = await now();
      const { [field]: _, ...others } = before;
      expect({ field, emptied: isEmpty(emptied) }).toEqual({ field, emptied: true });
      expect(rest).toEqual(others);
      if (LAST.includes(field) && field === Object.keys(more).at(-1)) return;
      await well({ ...named, ...(await revision()), ...least, [field]: more[field] });
      expect(await now()).toEqual(before);
    }
  });
});

/** Id of what the call has made. */
const madeBy = async (call: string) =>
  (await first<{ id: string }>(`SELECT "entityId" AS "id" FROM "operator_action" WHERE "action" = $1 LIMIT 1`, [call]))
    .id;
