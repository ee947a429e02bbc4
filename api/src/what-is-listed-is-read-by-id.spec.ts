import { buildSchema, getNamedType, isObjectType, isRequiredArgument, isRequiredInputField } from 'graphql';
import { isInputObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { committedSchema } from './testing/unaccounted-calls.js';

const schema = buildSchema(committedSchema('api/admin-schema.graphql'));

/** Types of lists in pages that need no read of their own, by the reason. */
const NO_READ: Record<string, string[]> = {
  'is a part, listed by the id of what it belongs to': [
    ...['BulkJobRow', 'ClientDocument', 'PointsEntry', 'WebhookDelivery'],
  ],
  'points at something that is read by its own id': ['HeldBackPrice', 'QueueEntry'],
  'holds all that is known in the line of the list, and goes when it is decided': [
    ...['CategoryMapping', 'DeadMessage', 'FormerName', 'LateMessage', 'OperatorAction', 'ProductMatch'],
  ],
  'is read by its address': ['ContentEntry', 'OperatorRedirect', 'OperatorUrlMetadata'],
};

/** Returns the names of the types that queries return in pages or behind cursors: a list of them cannot be read whole. */
function listedIn(of: GraphQLSchema): string[] {
  const listed = Object.values(of.getQueryType()!.getFields()).flatMap(({ type }) => {
    const page = getNamedType(type);
    if (!isObjectType(page) || !/(Page|Connection)$/.test(page.name)) return [];
    const { items, nodes } = page.getFields();
    return [getNamedType((items ?? nodes)!.type).name];
  });
  return [...new Set(listed)].sort();
}

/** Whether a query returns one thing of the type, and takes nothing but what names it. */
function isReadById(of: GraphQLSchema, type: string): boolean {
  return Object.values(of.getQueryType()!.getFields()).some(({ type: returned, args: [dto, ...others] }) => {
    if (getNamedType(returned).name !== type || `${returned}`.startsWith('[') || !dto || others.length) return false;
    const input = getNamedType(dto.type);
    const keys = isInputObjectType(input) ? Object.values(input.getFields()) : [];
    return isRequiredArgument(dto) && (keys.length === 1 || !keys.some(isRequiredInputField));
  });
}

it.each(listedIn(schema).filter((type) => !Object.values(NO_READ).flat().includes(type)))(
  '%s: a type that a list query returns can also be read by id',
  (type) => expect(isReadById(schema, type)).toBe(true),
);

it('a payment of an order can be read by its id', () => expect(isReadById(schema, 'OrderPayment')).toBe(true));

it('every exception to reading listed types by id is still needed', () => {
  const excepted = Object.values(NO_READ).flat();
  expect(excepted.filter((type) => !listedIn(schema).includes(type) || isReadById(schema, type))).toEqual([]);
  for (const type of excepted) expect(schema.getType(type) as GraphQLObjectType).toBeDefined();
});

it('isReadById reports a listed type that no query reads by id', () => {
  const small =
    buildSchema(`type Query { things(first: Int!): ThingPage! thing(dto: Key!): Thing! others(dto: Key!): OtherPage!
      other(dto: Two!): Other! }
    input Key { id: ID! } input Two { id: ID! revision: Int! } type Thing { id: ID! } type Other { id: ID! }
    type ThingPage { items: [Thing!]! } type OtherPage { items: [Other!]! }`);
  expect(listedIn(small).map((type) => [type, isReadById(small, type)])).toEqual([
    ['Other', false],
    ['Thing', true],
  ]);
});
