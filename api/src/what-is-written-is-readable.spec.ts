import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { committedSchema } from './testing/unaccounted-calls.js';

const schema = buildSchema(committedSchema('api/admin-schema.graphql'));

/** Mutations that save something an operator reads again: `save…`, `set…`, `edit…` and `createPromocode`. */
const SAVES = /^(save|set|edit)[A-Z]|^createPromocode$/;

/** Saving calls that return only an id, a token's holder or a yes: the type as which the thing is read. */
const READ_AS: Record<string, string> = {
  saveAnnouncement: 'OperatorAnnouncement',
  saveBadge: 'OperatorBadge',
  saveBanner: 'OperatorBanner',
  saveCollection: 'OperatorCollection',
  saveContent: 'ContentRevision',
  saveDirectory: 'OperatorDirectory',
  saveOrderStatuses: 'OrderStatusSetting',
  saveProgram: 'OperatorProgram',
  saveRedirect: 'OperatorRedirect',
  saveShopSettings: 'ShopSetting',
  saveUrlMetadata: 'OperatorUrlMetadata',
  saveWebhook: 'Webhook',
  setBrandLogo: 'OperatorBrand',
};

/** Lists whose entries are the things themselves: the input type of an entry is compared with the type that is returned. */
const ENTRIES: Record<string, string> = {
  saveLoyaltyLevels: 'levels',
  saveOrderStatuses: 'statuses',
  saveShopSettings: 'settings',
  setPrices: 'items',
  setStock: 'items',
};

/** Input fields that are read under another name, by the reason. */
const READ_UNDER: Record<string, Record<string, string>> = {
  'names the thing, whose key has its own name in the result': {
    'editOrderItems.orderUuid': 'uuid',
    'setOrderExternalId.orderUuid': 'uuid',
    'setShopperCustomFields.userId': 'id',
    'editShopper.userId': 'id',
    'setAccessLevel.userId': 'id',
    'setRole.userId': 'id',
    'saveProductItem.product': 'productId',
    'saveProduct.externalId': 'sources.externalId',
    'saveProduct.source': 'sources.source',
    'saveContent.id': 'entryId',
  },
  'is a name in a released field, and an object beside it': {
    'saveProduct.colours': 'colorPalletes',
    'saveProductItem.supplier': 'suppliedBy',
  },
  'is a slug in the call and a name in a released field': { 'saveProduct.brands': 'brandSlugs' },
  'is one of the units': { 'editOrderItems.items': 'orderProductItems' },
};

/** Input fields that are no part of what is saved, by the reason. */
const NOT_READ: Record<string, string[]> = {
  'says what the caller has seen': ['saveContent.after'],
  'stands in the entry, whose kind and slug `contentList` returns': ['saveContent.kind', 'saveContent.slug'],
  'moves the stock, which is read': ['setStock.difference'],
  'stands in the trail': ['editShopper.reason'],
  'is sealed and never read again': ['saveFeedSource.credentials'],
  'says what becomes of the values of an option that goes': ['saveCustomField.removeValues'],
};

/** Calls that save nothing themselves. */
const COMMANDS = {
  editOrder: 'order-edit.integration.spec.ts: what it did stands in `edits`',
  setPricesInBulk: 'a job; its rows are read by `bulkJobRows`, and the prices as those of the items',
  stopBulkPrices: 'stops: what the job has changed is read by `bulkJobRows`',
  stopBulkProducts: 'stops: what the job has changed is read by `bulkJobRows`',
  stopBulkStock: 'stops: what the job has changed is read by `bulkJobRows`',
  undoBulkPrices: 'undoes: the prices are read as those of the items',
  undoBulkProducts: 'undoes: sale, category and badges are read as those of the products',
  undoBulkStock: 'undoes: the stock is read as that of the items',
  setProductsInBulk: 'a job; its change is read by `bulkJob`, and the values as those of the products',
  setStockInBulk: 'a job; its rows are read by `bulkJobRows`, and the stock as that of the items',
};

const readUnder = Object.assign({}, ...Object.values(READ_UNDER)) as Record<string, string>;
const notRead = Object.values(NOT_READ).flat();

/** Fields of all types that an interface stands for, or of an object type. */
function fieldsOf(type: GraphQLNamedType): Record<string, { type: GraphQLNamedType }> {
  const types = isInterfaceType(type) ? [type, ...schema.getPossibleTypes(type)] : isObjectType(type) ? [type] : [];
  return Object.fromEntries(
    types.flatMap((one) =>
      Object.values(one.getFields()).map(({ name, type: of }) => [name, { type: getNamedType(of) }]),
    ),
  );
}

/** Returns the field of a type by a path with dots. */
const fieldAt = (type: GraphQLNamedType, path: string): GraphQLNamedType | undefined =>
  path.split('.').reduce<GraphQLNamedType | undefined>((at, name) => at && fieldsOf(at)[name]?.type, type);

/** Returns the fields of an input that its result lacks, and those below them. */
function missingIn(input: GraphQLInputObjectType, result: GraphQLNamedType, call: string): string[] {
  return Object.values(input.getFields()).flatMap(({ name, type }) => {
    const key = `${call}.${name}`;
    if (notRead.includes(key)) return [];
    const read = fieldAt(result, readUnder[key] ?? name);
    if (!read) return [key];
    const part = getNamedType(type);
    return isInputObjectType(part) && fieldsOf(read) && Object.keys(fieldsOf(read)).length
      ? missingIn(part, read, key)
      : [];
  });
}

function resultOf(of: GraphQLSchema, call: string): { input: GraphQLInputObjectType; result: GraphQLNamedType } {
  const { args, type } = of.getMutationType()!.getFields()[call]!;
  const whole = getNamedType(args[0]!.type) as GraphQLInputObjectType;
  const entries = ENTRIES[call];
  const input = entries ? (getNamedType(whole.getFields()[entries]!.type) as GraphQLInputObjectType) : whole;
  return { input, result: READ_AS[call] ? of.getType(READ_AS[call])! : getNamedType(type) };
}

const calls = Object.keys(schema.getMutationType()!.getFields()).filter(
  (name) => SAVES.test(name) && !(name in COMMANDS),
);

it.each(calls)('%s: every field of the input can be read back from the result', (call) => {
  const { input, result } = resultOf(schema, call);
  expect(missingIn(input, result, call)).toEqual([]);
});

it('every exception to reading written fields back is still needed', () => {
  const named = (key: string) => {
    const [call, ...path] = key.split('.');
    if (!calls.includes(call!)) return false;
    const start: GraphQLNamedType | undefined = resultOf(schema, call!).input;
    return (
      path.reduce<GraphQLNamedType | undefined>((at, name) => {
        const field = isInputObjectType(at) ? at.getFields()[name] : undefined;
        return field && getNamedType(field.type);
      }, start) !== undefined
    );
  };
  expect([...Object.keys(readUnder), ...notRead].filter((key) => !named(key))).toEqual([]);
  expect([...Object.keys(READ_AS), ...Object.keys(ENTRIES)].filter((call) => !calls.includes(call))).toEqual([]);
  expect(Object.keys(COMMANDS).filter((call) => !schema.getMutationType()!.getFields()[call])).toEqual([]);
});

it('missingIn reports input fields that the result type cannot return', () => {
  const small = buildSchema(`type Query { a: Int } input In { id: ID name: String inner: Part } input Part { x: Int }
    type Inner { y: Int } type Out { id: ID inner: Inner } type Mutation { saveThing(dto: In): Out }`);
  const { input, result } = resultOf(small, 'saveThing');
  expect(missingIn(input, result, 'saveThing')).toEqual(['saveThing.name', 'saveThing.inner.x']);
});
