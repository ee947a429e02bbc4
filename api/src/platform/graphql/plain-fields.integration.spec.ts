import { getNamedType, isInputObjectType, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import { QueryGate } from '../query-budget/query-gate.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi([]);
});
afterAll(() => api.close());

const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);

type Field = GraphQLField<unknown, unknown>;

/** Returns the fields of all object types of the schema that is served at `path`, by `Type.field`. */
function fieldsAt(path: string): Map<string, Field> {
  const schema: GraphQLSchema = api.app.get(QueryGate).schemaAt(path);
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  return new Map(
    types
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap((type) => Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field])),
  );
}

const VERSIONED = [
  'CompanionRule',
  'CustomField',
  'FeedSource',
  'OperatorAnnouncement',
  'OperatorBadge',
  'OperatorBanner',
  'OperatorBrand',
  'OperatorCategory',
  'OperatorClient',
  'OperatorCollection',
  'OperatorColour',
  'OperatorDirectory',
  'OperatorOffer',
  'OperatorOrder',
  'OperatorProduct',
  'OperatorProgram',
  'OperatorPromocode',
  'OperatorQuestion',
  'OperatorRedirect',
  'OperatorUrlMetadata',
  'Role',
  'Webhook',
];

/** Fields whose value is read or calculated, beside those of the roots. */
const RESOLVED: Record<string, string[]> = {
  '/graphql': [
    'User.loyaltyLevel',
    'User.customFields',
    'Product.deliveryTerms',
    'Product.customFields',
    'ProductItem.customFields',
    'Size.slug',
    'Size.name',
    'ColorPallete.slug',
    'ColorPallete.name',
    'Blog.products',
    'ProductCard.customFields',
    'CardBrand.slug',
    'CardBrand.name',
    'CardColour.slug',
    'CardColour.name',
    'CardSize.slug',
    'CardSize.name',
    'SiteMap.entries',
    'FilterList.model',
    'Collection.customFields',
    'Collection.productPage',
    'Collection.products',
    'Order.customFields',
    'Favourites.products',
    'SharedFavourites.products',
  ],
  '/admin/graphql': [
    'BulkJob.refusals',
    'OperatorOrder.customFields',
    'OperatorOrder.history',
    'OperatorOrder.waybillItemIds',
    'OperatorOrderItem.labelNumber',
    'OperatorOrderItem.nextStatuses',
    'OperatorOrderItem.nextStep',
    ...VERSIONED.map((type) => `${type}.version`),
    'OperatorOffer.priceHistory',
    'OperatorProduct.colorPalletes',
    'OperatorProduct.images',
    'OperatorProduct.properties',
    'OperatorProduct.seoTags',
    'OperatorProduct.url',
    'OperatorProduct.videos',
    'SalesReport.searches',
    'SearchReport.proposals',
    'SearchRule.version',
    'SecondFactor.passkeys',
    'ColorPallete.slug',
    'ColorPallete.name',
    'CardBrand.slug',
    'CardBrand.name',
    'CardSize.slug',
    'CardSize.name',
    'OperatorProduct.customFields',
    'OperatorOffer.customFields',
    'Shopper.customFields',
    'OperatorCollection.customFields',
    'QueueEvent.order',
  ],
};

describe.each(Object.keys(RESOLVED))('the schema of %s', (path) => {
  it('a GraphQL schema has resolvers only for calls and for fields listed as resolved', () => {
    const resolved = [...fieldsAt(path)].filter(([, { resolve }]) => resolve).map(([name]) => name);
    expect(resolved.filter((name) => !ROOTS.has(name.split('.')[0]!)).sort()).toEqual([...RESOLVED[path]!].sort());
    const calls = [...fieldsAt(path).keys()].filter((name) => ROOTS.has(name.split('.')[0]!));
    expect(resolved).toEqual(expect.arrayContaining(calls.filter((name) => !name.startsWith('Subscription.'))));
  });

  it('a GraphQL schema has a description for every argument of an input type', () => {
    const inputs = [...fieldsAt(path).values()]
      .flatMap(({ args }) => args)
      .filter(({ type }) => isInputObjectType(getNamedType(type)));
    expect(inputs.length).toBeGreaterThan(90);
    expect(inputs.filter(({ description }) => !description)).toEqual([]);
  });
});
