import { buildSchema } from 'graphql';
import { callsOf, leastDocument } from '../testing/least-document.js';
import { askAdmin, operator, type Operator } from '../testing/operators.js';
import { codeOf } from '../testing/orders.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';
import { committedSchema } from '../testing/unaccounted-calls.js';

const admin = buildSchema(committedSchema('api/admin-schema.graphql'));
const shoppers = buildSchema(committedSchema('api/schema.graphql'));

/** All queries and mutations that a MANAGER may call. */
const FOR_MANAGERS = [
  'orders',
  'order',
  'orderChanges',
  'ordersConnection',
  'lateMessages',
  'moveItems',
  'takeUpRequest',
  'editOrderItems',
  'quoteOrderEdit',
  'editOrder',
  'addOrderNote',
  'createOrderForShopper',
  'heldBackPrices',
  'productMatches',
  'decideProductMatch',
  'categoryMappings',
  'confirmCategoryMapping',
  'products',
  'operatorProduct',
  'operatorOffer',
  'offersConnection',
  'reviewsConnection',
  'returnRequestsConnection',
  'cooperativeRequestsConnection',
  'meetPriceRequestsConnection',
  'shoppersConnection',
  'productChanges',
  'productsConnection',
  'setOrderExternalId',
  'editProduct',
  'saveProduct',
  'setStock',
  'setStockInBulk',
  'bulkJob',
  'bulkJobs',
  'bulkJobRows',
  'feedSources',
  'feedSource',
  'feedRuns',
  'feedRun',
  'setProductMedia',
  'setBrandLogo',
  'brands',
  'saveBrand',
  'removeBrand',
  'categories',
  'saveCategory',
  'customFields',
  'saveCustomField',
  'removeCustomField',
  'setOrderCustomFields',
  'setShopperCustomFields',
  'removeCategory',
  'shoppers',
  'shopperPoints',
  'showcase',
  'saveCollection',
  'removeCollection',
  'saveBadge',
  'removeBadge',
  'banners',
  'saveBanner',
  'removeBanner',
  'announcements',
  'saveAnnouncement',
  'removeAnnouncement',
  'exportOrders',
  'exportGoods',
  'exportJob',
  'exportJobs',
  'salesReport',
  'searchReport',
  'contentList',
  'contentRevision',
  'contentVersions',
  'previewContent',
  'saveContent',
  'publishContent',
  'hideContent',
  'urlMetadataList',
  'saveUrlMetadata',
  'removeUrlMetadata',
  'reviews',
  'approveReview',
  'rejectReview',
  'answerReview',
  'returnRequests',
  'approveReturn',
  'receiveReturn',
  'refundReturn',
  'rejectReturn',
  'cooperativeRequests',
  'takeUpCooperativeRequest',
  'decideCooperativeRequest',
  'meetPriceRequests',
  'takeUpMeetPriceRequest',
  'declineMeetPrice',
  'createOperatorUpload',
  'completeOperatorUpload',
];

let api: TestApi;
let people: Record<'USER' | 'MANAGER' | 'ADMIN', Operator>;

beforeAll(async () => {
  api = await startTestApi([]);
  const [USER, MANAGER, ADMIN] = await Promise.all([
    operator(api, 'USER'),
    operator(api, 'MANAGER'),
    operator(api, 'ADMIN'),
  ]);
  people = { USER, MANAGER, ADMIN };
});
afterAll(() => api.close());

describe('the two schemas', () => {
  it('hold none of each other’s calls', async () => {
    const [mine, theirs] = [callsOf(admin), callsOf(shoppers)];
    expect(mine.filter(({ name }) => theirs.some((call) => call.name === name))).toEqual([]);
    for (const call of mine) {
      const { errors } = await people.ADMIN.ask(leastDocument(admin, call));
      expect([call.name, errors?.[0]?.message]).toEqual([call.name, expect.stringMatching(/Cannot query field/)]);
    }
    for (const { kind, name } of theirs) {
      const { errors } = await people.ADMIN.admin(`${kind} { ${name} }`);
      expect([name, errors?.[0]?.message]).toEqual([name, expect.stringMatching(/Cannot query field/)]);
    }
  });

  it('are not told to strangers, and answer neither GET nor simple content types', async () => {
    expect((await people.ADMIN.admin('{ __schema { types { name } } }')).errors).toBeDefined();
    const get = await fetch(`${api.origin}/admin/graphql?query={orders{items{uuid}}}`);
    expect(get.status).toBe(400);
  });
});

describe.each(callsOf(admin))('$kind $name', (call) => {
  const document = leastDocument(admin, call);
  const isForManagers = FOR_MANAGERS.includes(call.name);

  it('refuses guests and shoppers', async () => {
    expect(codeOf(await askAdmin(api, document))).toBe('UNAUTHORIZED');
    expect(codeOf(await people.USER.admin(document))).toBe('FORBIDDEN');
  });

  it(isForManagers ? 'lets managers in' : 'refuses managers', async () => {
    const code = codeOf(await people.MANAGER.admin(document));
    if (isForManagers) expect(['FORBIDDEN', 'UNAUTHORIZED', 'INTERNAL_SERVER_ERROR']).not.toContain(code);
    else expect(code).toBe('FORBIDDEN');
  });

  it('lets administrators in', async () => {
    const code = codeOf(await people.ADMIN.admin(document));
    expect(['FORBIDDEN', 'UNAUTHORIZED', 'INTERNAL_SERVER_ERROR']).not.toContain(code);
  });
});
